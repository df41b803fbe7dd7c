#include "exact/plan.hpp"

#include <stdexcept>

namespace seabattle {

namespace {

void require(bool holds, const char* otherwise) {
    if (!holds) throw std::invalid_argument(otherwise);
}

void check_start(const SweepPlan& plan, const SweepStart& start) {
    require(start.lane < plan.lanes, "a placement has no such number");
    require(start.kin < plan.counts.size(), "a placement is of no class");
    require(start.cells.size() == plan.front_words, "the cells of a placement have a wrong size");
    require(start.blocked.size() == plan.front_words, "a blocked mask has a wrong size");
}

}  // namespace

std::size_t SweepPlan::tallies() const {
    std::size_t size = 1;
    for (auto count : counts) {
        require(count < most_tallies, "a class has too many ships");
        size *= std::size_t{count} + 1;
        require(size <= most_tallies, "the fleet has too many tallies");
    }
    return size;
}

void SweepPlan::check() const {
    const std::size_t hope_words = (tallies() + 63) / 64;
    require(front_words >= 1 && front_words <= most_words, "the front has a wrong size");
    require(number_words >= 1 && number_words <= most_words, "the numbers have a wrong size");
    for (const SweepStep& step : steps) {
        require(step.due.size() == front_words, "a due mask has a wrong size");
        require(step.keep.size() == front_words, "a keep mask has a wrong size");
        require(step.hope.size() == hope_words, "a set of tallies has a wrong size");
        require(step.shift <= 64 * most_words, "a step is too long");
        for (const SweepStart& start : step.starts) check_start(*this, start);
    }
}

}  // namespace seabattle
