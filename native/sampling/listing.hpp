// Every fleet of a problem, one after another; the twin is seabattle.beliefs.listing.
#pragma once

#include <optional>
#include <vector>

#include "sampling/fleets.hpp"
#include "sampling/partial_fleet.hpp"

namespace seabattle {

template <std::size_t N>
class Listing {
public:
    explicit Listing(const Waters<N>& waters) : waters_(waters), harbour_(waters) {}

    // Lists all fleets if there are at most `limit`. Counting first is cheap, because the last
    // ship is never placed for it.
    std::optional<Fleets> all(std::size_t limit) {
        fleets_ = {waters_.ships(), {}, {}, 0};
        limit_ = limit;
        steps_ = count_ = 0;
        listing_ = false;
        if (!go_on()) return std::nullopt;
        fleets_.berths.reserve(count_ * waters_.ships());
        listing_ = true;
        steps_ = 0;
        const std::size_t found = count_;
        count_ = 0;
        harbour_.reset();
        go_on();
        fleets_.weights.assign(found, 1);
        fleets_.estimate = static_cast<double>(found);
        return std::move(fleets_);
    }

private:
    // Says whether the limit still holds.
    bool go_on() {
        if (++steps_ > limit_ + slack) return false;
        if (!harbour_.covered()) return cover();
        if (harbour_.to_place() == 0) return found(1);
        const std::size_t k = harbour_.next_class();
        return harbour_.to_place() == 1 ? finish(k) : spread(k);
    }

    // Every fleet has one ship on the hardest cell, so its covers part the fleets.
    bool cover() {
        std::size_t cell = 0;
        if (harbour_.hardest(cell) == 0) return true;
        const Word* covering = waters_.covering(cell);
        for (std::size_t i = 0; i < waters_.words(); ++i)
            for (Word left = harbour_.free()[i] & covering[i]; left != 0; left &= left - 1)
                if (!down(berth_at(i, left))) return false;
        return true;
    }

    // Ships of one class lie in ascending order, so that each set of them is met once.
    bool spread(std::size_t k) {
        std::size_t choices = harbour_.choices(k);
        for (std::size_t i = waters_.first(k); i < waters_.last(k); ++i)
            for (Word left = harbour_.free()[i]; left != 0; left &= left - 1) {
                if (choices-- < harbour_.left(k)) return true;
                harbour_.free()[i] = left;
                if (!down(berth_at(i, left))) return false;
                harbour_.free()[i] = left & (left - 1);
            }
        return true;
    }

    bool finish(std::size_t k) {
        if (!listing_) return found(harbour_.choices(k));
        for (std::size_t i = waters_.first(k); i < waters_.last(k); ++i)
            for (Word left = harbour_.free()[i]; left != 0; left &= left - 1) {
                harbour_.place(berth_at(i, left));
                found(1);
                harbour_.lift();
            }
        return true;
    }

    bool down(Berth berth) {
        harbour_.place(berth);
        const bool within = go_on();
        harbour_.lift();
        return within;
    }

    bool found(std::size_t count) {
        if (listing_) enlist(fleets_.berths, harbour_.placed(), waters_.ships());
        count_ += count;
        return count_ <= limit_;
    }

    static Berth berth_at(std::size_t word, Word left) {
        return static_cast<Berth>(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
    }

    // Dead ends cost steps too; a few thousand are always granted.
    static constexpr std::size_t slack = 4096;

    const Waters<N>& waters_;
    Harbour<N> harbour_;
    Fleets fleets_;
    std::size_t limit_ = 0;
    std::size_t steps_ = 0;
    std::size_t count_ = 0;
    bool listing_ = false;
};

}  // namespace seabattle
