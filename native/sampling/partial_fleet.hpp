// A fleet half placed: the berths still free, the ships still without one, the cells uncovered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sampling/berth_table.hpp"

namespace seabattle {

template <std::size_t N>
class PartialFleet {
public:
    explicit PartialFleet(const BerthTable<N>& table)
        : table_(table),
          free_((table.ships() + 1) * table.words()),
          left_(table.classes()),
          placed_(table.ships() + 1),
          uncovered_(table.ships() + 1) {
        reset();
    }

    void reset() {
        depth_ = 0;
        for (std::size_t i = 0; i < table_.words(); ++i) free_[i] = table_.open()[i];
        for (std::size_t k = 0; k < table_.classes(); ++k) left_[k] = table_.count(k);
        uncovered_[0] = table_.must_cover();
    }

    std::size_t depth() const { return depth_; }
    std::size_t to_place() const { return table_.ships() - depth_; }
    std::uint32_t left(std::size_t k) const { return left_[k]; }
    bool is_covered() const { return none(uncovered_[depth_]); }
    Word* free() { return free_.data() + depth_ * table_.words(); }
    const Berth* placed() const { return placed_.data(); }

    // The first class that has ships to place; there must be one.
    std::size_t next_class() const {
        std::size_t k = 0;
        while (left_[k] == 0) ++k;
        return k;
    }

    std::size_t choices(std::size_t k) {
        std::size_t count = 0;
        for (std::size_t i = table_.first(k); i < table_.last(k); ++i)
            count += static_cast<std::size_t>(std::popcount(free()[i]));
        return count;
    }

    // Finds the uncovered cell with the fewest covers, the lowest of several; says how many.
    std::size_t hardest(std::size_t& hardest_cell) {
        std::size_t fewest = static_cast<std::size_t>(-1);
        each_cell(uncovered_[depth_], [&](std::size_t cell) {
            const Word* covering = table_.covering(cell);
            std::size_t count = 0;
            for (std::size_t i = 0; i < table_.words(); ++i)
                count += static_cast<std::size_t>(std::popcount(free()[i] & covering[i]));
            if (count < fewest) {
                fewest = count;
                hardest_cell = cell;
            }
        });
        return fewest;
    }

    void place(Berth berth) {
        const std::size_t words = table_.words();
        const Word* conflicts = table_.conflicts(berth);
        const Word* here = free();
        Word* __restrict then = free_.data() + (depth_ + 1) * words;
        for (std::size_t i = 0; i < words; ++i) then[i] = here[i] & ~conflicts[i];
        const std::size_t k = table_.class_of(berth);
        if (--left_[k] == 0)
            for (std::size_t i = table_.first(k); i < table_.last(k); ++i) then[i] = 0;
        uncovered_[depth_ + 1] = without(uncovered_[depth_], table_.cells(berth));
        placed_[depth_++] = berth;
    }

    void lift() { ++left_[table_.class_of(placed_[--depth_])]; }

private:
    const BerthTable<N>& table_;
    std::size_t depth_ = 0;
    std::vector<Word> free_;
    std::vector<std::uint32_t> left_;
    std::vector<Berth> placed_;
    std::vector<Bits<N>> uncovered_;
};

// Adds the fleet of these berths to a list, in ascending order.
inline void enlist(std::vector<Berth>& list, const Berth* berths, std::size_t count) {
    const std::size_t first = list.size();
    list.resize(first + count);
    Berth* fleet = list.data() + first;
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t at = i;
        for (; at > 0 && fleet[at - 1] > berths[i]; --at) fleet[at] = fleet[at - 1];
        fleet[at] = berths[i];
    }
}

}  // namespace seabattle
