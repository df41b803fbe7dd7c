// The façade of fleets that are kept from shot to shot.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sampling/packed_candidates.hpp"
#include "tracking/fleet_tracker.hpp"

namespace seabattle {

// One seat's tracker of one enemy sea.
class Tracker {
public:
    virtual ~Tracker() = default;

    // Throws std::invalid_argument for an answer that cannot be.
    virtual void hear(std::uint32_t cell, ShotVerdict verdict,
                      std::optional<std::uint32_t> ship_class, const Words& ship) = 0;

    // Throws NoFleet when none is left.
    virtual std::uint32_t shot(std::uint64_t seed) const = 0;

    virtual std::size_t size() const = 0;
};

// The fleets drawn beforehand for one sea.
class Pool {
public:
    virtual ~Pool() = default;

    static std::unique_ptr<Pool> of(const PackedCandidates& packed, bool hit_names_class,
                                    std::vector<Symmetry> symmetries, PoolSize pool_size);

    virtual std::unique_ptr<Tracker> tracker(const Effort& effort, std::uint64_t seed) const = 0;
};

}  // namespace seabattle
