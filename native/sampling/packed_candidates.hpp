// The candidates of every class, as they come from Python.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "exact/sweep.hpp"
#include "sampling/berth_table.hpp"

namespace seabattle {

// Two masks for each placement: the cells covered and the cells blocked.
struct PackedCandidates {
    std::vector<std::uint32_t> counts;
    std::vector<std::uint32_t> sizes;
    Words masks;
    std::uint32_t words = 0;
};

// Throws std::invalid_argument for broken candidates.
template <std::size_t N>
std::vector<Candidates<N>> classes_of(const PackedCandidates& packed) {
    std::vector<Candidates<N>> classes;
    std::size_t at = 0;
    for (std::size_t k = 0; k < packed.counts.size(); ++k) {
        Candidates<N> candidates{packed.counts[k], {}};
        for (std::uint32_t i = 0; i < packed.sizes.at(k); ++i, at += 2 * N) {
            if (at + 2 * N > packed.masks.size()) throw std::invalid_argument("masks are missing");
            const Word* masks = packed.masks.data() + at;
            const Placement<N> placement{Bits<N>::read(masks), Bits<N>::read(masks + N)};
            if (none(placement.cells)) throw std::invalid_argument("a placement covers no cell");
            candidates.placements.push_back(placement);
        }
        classes.push_back(std::move(candidates));
    }
    if (at != packed.masks.size()) throw std::invalid_argument("there are masks too many");
    return classes;
}

}  // namespace seabattle
