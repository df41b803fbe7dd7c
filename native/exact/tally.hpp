// How many ships of each class have begun, as one number in mixed radix.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bits.hpp"
#include "exact/plan.hpp"

namespace seabattle {

class Tallies {
public:
    explicit Tallies(const SweepPlan& plan);

    // Words of a set of tallies.
    std::size_t words() const { return words_; }

    std::size_t stride(std::uint32_t kin) const { return strides_[kin]; }

    // Whether a ship of that class is left to begin.
    bool room(std::uint32_t kin, std::size_t tally) const {
        return (rooms_[kin][tally / 64] >> (tally % 64) & 1) != 0;
    }

    // Begins a ship of class `kin` (none: null) in every tally of `set` that has room for it,
    // keeps those in `hope`, and says whether any is left.
    bool move(const Word* set, const std::uint32_t* kin, const Word* hope, Word* moved) const {
        if (words_ > 1) return move_words(set, kin, hope, moved);
        moved[0] = hope[0] & (kin != nullptr ? (set[0] & rooms_[*kin][0]) << strides_[*kin] : set[0]);
        return moved[0] != 0;
    }

private:
    bool move_words(const Word* set, const std::uint32_t* kin, const Word* hope, Word* moved) const;

    std::size_t words_;
    std::vector<std::size_t> strides_;
    std::vector<std::vector<Word>> rooms_;
};

}  // namespace seabattle
