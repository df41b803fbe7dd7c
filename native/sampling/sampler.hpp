// The façade of everything done with many fleets at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "sampling/next_shot.hpp"
#include "sampling/packed_candidates.hpp"

namespace seabattle {

class Sampler {
public:
    virtual ~Sampler() = default;

    // Throws std::invalid_argument for broken candidates.
    static std::unique_ptr<Sampler> of(const PackedCandidates& packed, const Words& must_cover);

    // All fleets, if there are at most `limit`.
    virtual std::optional<Fleets> list_fleets(std::size_t limit) const = 0;

    // Fleets drawn in `n` tries.
    virtual Fleets draw_fleets(std::size_t n, std::uint64_t seed) const = 0;

    // The fleets with some ship in one of the berths, or those with none.
    virtual Fleets keep_fleets(const Fleets& fleets, const Words& berths, bool wanted) const = 0;

    // For every berth the weights of the fleets with a ship there, then their squares.
    virtual Words odds(const Fleets& fleets) const = 0;

    // The next shot; throws NoFleet when none of the fleets is afloat.
    virtual ShotChoice choose_shot(const Fleets& fleets, const Words& fired, Telling telling,
                                   const Effort& effort, std::uint64_t seed) const = 0;

    // The same with fleets listed or drawn for it.
    virtual ShotChoice shot(const Words& fired, Telling telling, const Effort& effort,
                            std::uint64_t seed) const = 0;
};

// A field to be cleared alone.
class SoloGame {
public:
    virtual ~SoloGame() = default;

    // `truth` has the class and the number of the placement of every ship.
    static std::unique_ptr<SoloGame> of(
        const PackedCandidates& packed,
        const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth, Telling telling,
        const Effort& effort, std::uint64_t seed);

    virtual bool over() const = 0;

    // Fires the next shot, hears the answer, and gives the cell.
    virtual std::uint32_t fire() = 0;
};

}  // namespace seabattle
