// Classes whose ships could change names without anyone noticing; the twin is in
// seabattle.beliefs.sampling.berth_table.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "sampling/berth_table.hpp"

namespace seabattle {

template <std::size_t N>
struct Kin {
    std::vector<Candidates<N>> classes;
    std::vector<std::uint32_t> of;  // for each class which of them it is in
};

// Classes with the same candidates are placed as one, unless every hit names a class.
template <std::size_t N>
Kin<N> group_classes(const std::vector<Candidates<N>>& classes, bool hit_names_class) {
    Kin<N> kin;
    for (const Candidates<N>& candidates : classes) {
        const auto same = [&](const Candidates<N>& other) {
            return other.placements == candidates.placements;
        };
        auto found = std::find_if(kin.classes.begin(), kin.classes.end(), same);
        if (hit_names_class) found = kin.classes.end();
        kin.of.push_back(static_cast<std::uint32_t>(found - kin.classes.begin()));
        if (found == kin.classes.end()) kin.classes.push_back(candidates);
        else found->count += candidates.count;
    }
    return kin;
}

}  // namespace seabattle
