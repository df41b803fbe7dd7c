#include "exact/sweep.hpp"

#include <utility>

#include "exact/sweeper.hpp"

namespace seabattle {

namespace {

template <std::size_t N>
std::unique_ptr<Sweep> with_front(SweepPlan plan, std::size_t budget) {
    switch (plan.number_words) {
        case 1: return std::make_unique<Sweeper<N, 1>>(std::move(plan), budget);
        case 2: return std::make_unique<Sweeper<N, 2>>(std::move(plan), budget);
        case 8: return std::make_unique<Sweeper<N, 8>>(std::move(plan), budget);
        default: throw std::invalid_argument("numbers have 1, 2 or 8 words");
    }
}

}  // namespace

std::unique_ptr<Sweep> Sweep::of(SweepPlan plan, std::size_t budget) {
    plan.check();
    switch (plan.front_words) {
        case 1: return with_front<1>(std::move(plan), budget);
        case 2: return with_front<2>(std::move(plan), budget);
        case 8: return with_front<8>(std::move(plan), budget);
        default: throw std::invalid_argument("fronts have 1, 2 or 8 words");
    }
}

}  // namespace seabattle
