// The façade of the kernel: a plan carried out, and what may be asked of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <vector>

#include "exact/plan.hpp"

namespace seabattle {

// The sweep would meet more states than the budget allows.
struct OverBudget : std::runtime_error {
    OverBudget() : std::runtime_error("over budget") {}
};

// A number leaves the kernel as words, lowest first.
using Words = std::vector<std::uint64_t>;

class Sweep {
public:
    virtual ~Sweep() = default;

    // Visits every state of a plan and counts its ways to the end.
    // Throws std::invalid_argument for a broken plan, OverBudget for a large one.
    static std::unique_ptr<Sweep> of(SweepPlan plan, std::size_t budget);

    virtual std::size_t states() const = 0;

    // The number of fleets.
    virtual Words total() const = 0;

    // For every placement the fleets that contain it, one number after another.
    virtual Words odds() const = 0;

    // The placements of the fleet with that number; throws std::out_of_range.
    virtual std::vector<std::uint32_t> fleet(const Words& number) const = 0;
};

}  // namespace seabattle
