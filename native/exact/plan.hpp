// The course of a sweep, as seabattle.beliefs.exact.plan lays it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seabattle {

using Mask = std::vector<std::uint64_t>;

// A ship that may begin at the cell being visited; its cells are counted from there.
struct SweepStart {
    std::uint32_t lane;
    std::uint32_t kin;
    Mask cells;
    Mask blocked;
};

// One cell visited. `hope` is a set of tallies, the other masks are sets of cells.
struct SweepStep {
    std::vector<SweepStart> starts;
    Mask due;
    Mask keep;
    Mask hope;
    std::uint32_t shift = 0;
};

struct SweepPlan {
    std::vector<std::uint32_t> counts;
    std::uint32_t lanes = 0;
    std::vector<SweepStep> steps;
    std::uint32_t front_words = 1;
    std::uint32_t number_words = 1;

    // The number of tallies: how many ships of each class have begun, as one number.
    std::size_t tallies() const;

    // Throws std::invalid_argument unless every number and mask is in range.
    void check() const;
};

constexpr std::size_t most_tallies = std::size_t{1} << 15;
constexpr std::size_t most_words = 8;

}  // namespace seabattle
