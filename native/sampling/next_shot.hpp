// A problem answered with a shot: list or draw the fleets, then choose. The twin is
// seabattle.beliefs.sampling.sampler (next_shot).
#pragma once

#include <optional>
#include <stdexcept>

#include "sampling/importance_sampler.hpp"
#include "sampling/listing.hpp"
#include "sampling/shot_choice.hpp"

namespace seabattle {

// No fleet agrees with everything that was told, or none was found.
struct NoFleet : std::runtime_error {
    NoFleet() : std::runtime_error("no fleet") {}
};

template <std::size_t N>
ShotChoice next_shot(const BerthTable<N>& table, const Bits<N>& fired, Telling telling,
                     const Effort& effort, std::uint64_t seed) {
    SplitMix chance(seed);
    const std::uint64_t draws = chance.word();
    std::optional<Fleets> fleets = Listing<N>(table).all(effort.limit);
    if (!fleets) fleets = ImportanceSampler<N>(table, draws).draw_fleets(effort.fleets);
    const Targets<N> targets(table, *fleets, telling);
    ShotChooser<N> chooser(targets, fired, effort, chance.word());
    if (!chooser.any()) throw NoFleet();
    return chooser.choose();
}

}  // namespace seabattle
