// Every fleet of a problem, one after another; the twin is seabattle.beliefs.sampling.listing.
#pragma once

#include <optional>
#include <vector>

#include "sampling/fleets.hpp"
#include "sampling/partial_fleet.hpp"

namespace seabattle {

template <std::size_t N>
class Listing {
public:
    explicit Listing(const BerthTable<N>& table) : table_(table), partial_(table) {}

    // Lists all fleets if there are at most `limit`. Counting first is cheap, because the last
    // ship is never placed for it.
    std::optional<Fleets> all(std::size_t limit) {
        fleets_ = {table_.ships(), {}, {}, 0};
        limit_ = limit;
        steps_ = count_ = 0;
        listing_ = false;
        if (!go_on()) return std::nullopt;
        fleets_.berths.reserve(count_ * table_.ships());
        listing_ = true;
        steps_ = 0;
        const std::size_t found = count_;
        count_ = 0;
        partial_.reset();
        go_on();
        fleets_.weights.assign(found, 1);
        fleets_.estimate = static_cast<double>(found);
        return std::move(fleets_);
    }

private:
    // Says whether the limit still holds.
    bool go_on() {
        if (++steps_ > limit_ + slack) return false;
        if (!partial_.is_covered()) return cover();
        if (partial_.to_place() == 0) return note_found(1);
        const std::size_t k = partial_.next_class();
        return partial_.to_place() == 1 ? finish(k) : spread(k);
    }

    // Every fleet has one ship on the hardest cell, so its covers part the fleets.
    bool cover() {
        std::size_t cell = 0;
        if (partial_.hardest(cell) == 0) return true;
        const Word* covering = table_.covering(cell);
        for (std::size_t i = 0; i < table_.words(); ++i)
            for (Word left = partial_.free()[i] & covering[i]; left != 0; left &= left - 1)
                if (!down(berth_at(i, left))) return false;
        return true;
    }

    // Ships of one class lie in ascending order, so that each set of them is met once.
    bool spread(std::size_t k) {
        std::size_t choices = partial_.choices(k);
        for (std::size_t i = table_.first(k); i < table_.last(k); ++i)
            for (Word left = partial_.free()[i]; left != 0; left &= left - 1) {
                if (choices-- < partial_.left(k)) return true;
                partial_.free()[i] = left;
                if (!down(berth_at(i, left))) return false;
                partial_.free()[i] = left & (left - 1);
            }
        return true;
    }

    bool finish(std::size_t k) {
        if (!listing_) return note_found(partial_.choices(k));
        for (std::size_t i = table_.first(k); i < table_.last(k); ++i)
            for (Word left = partial_.free()[i]; left != 0; left &= left - 1) {
                partial_.place(berth_at(i, left));
                note_found(1);
                partial_.lift();
            }
        return true;
    }

    bool down(Berth berth) {
        partial_.place(berth);
        const bool within = go_on();
        partial_.lift();
        return within;
    }

    bool note_found(std::size_t count) {
        if (listing_) enlist(fleets_.berths, partial_.placed(), table_.ships());
        count_ += count;
        return count_ <= limit_;
    }

    static Berth berth_at(std::size_t word, Word left) {
        return static_cast<Berth>(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
    }

    // Dead ends cost steps too; a few thousand are always granted.
    static constexpr std::size_t slack = 4096;

    const BerthTable<N>& table_;
    PartialFleet<N> partial_;
    Fleets fleets_;
    std::size_t limit_ = 0;
    std::size_t steps_ = 0;
    std::size_t count_ = 0;
    bool listing_ = false;
};

}  // namespace seabattle
