// Many fleets at once: for each the berths of its ships, ascending, and a weight.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sampling/berth_table.hpp"

namespace seabattle {

struct Fleets {
    std::size_t ships = 0;
    std::vector<Berth> berths;
    std::vector<std::uint64_t> weights;
    double estimate = 0;  // the number of fleets there are, as far as the draws tell

    std::size_t size() const { return weights.size(); }
    const Berth* fleet(std::size_t i) const { return berths.data() + i * ships; }
};

// The heaviest of the drawn fleets has this weight.
constexpr double top_weight = 1 << 20;

}  // namespace seabattle
