// How plain values come over from Python.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sampling/packed_candidates.hpp"
#include "sampling/shot_choice.hpp"

namespace seabattle {

namespace nb = nanobind;

template <typename T>
std::vector<T> read(const nb::bytes& bytes) {
    if (bytes.size() % sizeof(T) != 0) throw std::invalid_argument("bytes are missing");
    std::vector<T> items(bytes.size() / sizeof(T));
    if (!items.empty()) std::memcpy(items.data(), bytes.c_str(), bytes.size());
    return items;
}

inline Telling telling_of(std::uint32_t sinking, bool hit_names_class) {
    if (sinking > 3) throw std::invalid_argument("there is no such telling");
    return {static_cast<Sinking>(sinking), hit_names_class};
}

inline Effort effort_of(const std::vector<std::uint32_t>& effort) {
    if (effort.size() != 8) throw std::invalid_argument("an effort has eight counts");
    // Without fleets, cells or finalists no cell is left to draw lots from.
    if (effort[1] == 0 || effort[2] == 0 || effort[7] == 0)
        throw std::invalid_argument("an effort has no fleets, cells or finalists");
    return {effort[0], effort[1], effort[2], effort[3],
            effort[4], effort[5], effort[6], effort[7]};
}

inline PackedCandidates packed_candidates_of(std::vector<std::uint32_t> counts,
                                             std::vector<std::uint32_t> sizes,
                                             const nb::bytes& masks, std::uint32_t words) {
    if (counts.size() != sizes.size()) throw std::invalid_argument("a class lacks its count");
    return {std::move(counts), std::move(sizes), read<std::uint64_t>(masks), words};
}

}  // namespace seabattle
