// Fleets drawn at random with weights, by importance sampling; the twin is
// seabattle.beliefs.sampling.importance_sampler.
//
// The ships that cover the struck cells come first, then the others class by class, each in one of
// the berths still free. A fleet weighs the product of the numbers of choices, divided by r! where
// r ships of one class were placed freely: they could have come in any order.
#pragma once

#include <algorithm>
#include <vector>

#include "sampling/fleets.hpp"
#include "sampling/partial_fleet.hpp"
#include "splitmix.hpp"

namespace seabattle {

template <std::size_t N>
class ImportanceSampler {
public:
    ImportanceSampler(const BerthTable<N>& table, std::uint64_t seed)
        : table_(table), partial_(table), chance_(seed) {
        if (!partial_.is_covered()) first_choices_ = partial_.hardest(first_cell_);
    }

    // Tries `n` times, and again while the draws tell less than n / 2 equal ones would, at most
    // `most_rounds` times in all; then thins them out to about n.
    Fleets draw_fleets(std::size_t n) {
        Fleets drawn{table_.ships(), {}, {}, 0};
        std::vector<double> weights;
        double sum = 0;
        double top = 0;
        std::size_t rounds = 0;
        do {
            for (std::size_t i = 0; i < n; ++i) {
                const double weight = draw();
                if (weight == 0) continue;
                enlist(drawn.berths, partial_.placed(), table_.ships());
                weights.push_back(weight);
                sum += weight;
                top = std::max(top, weight);
            }
        } while (++rounds < most_rounds && tell_little(weights, n, sum, top));
        drawn.estimate = n == 0 ? 0 : sum / static_cast<double>(n * rounds);
        for (double weight : weights)
            drawn.weights.push_back(static_cast<std::uint64_t>(weight / top * top_weight + 0.5));
        if (rounds > 1 && n != 0) thin_out(drawn, n);
        return drawn;
    }

private:
    double draw() {
        partial_.reset();
        double weight = 1;
        while (!partial_.is_covered()) {
            std::size_t cell = first_cell_;
            const std::size_t choices =
                partial_.depth() == 0 ? first_choices_ : partial_.hardest(cell);
            if (choices == 0) return 0;
            weight *= static_cast<double>(choices);
            take(table_.covering(cell), 0, table_.words(), choices);
        }
        while (partial_.to_place() != 0) {
            const std::size_t k = partial_.next_class();
            const std::size_t choices = partial_.choices(k);
            if (choices == 0) return 0;
            weight *= static_cast<double>(choices);
            weight /= static_cast<double>(partial_.left(k));
            take(nullptr, table_.first(k), table_.last(k), choices);
        }
        return weight;
    }

    // Places a ship in one of the free berths among `within` in the words from first to last.
    void take(const Word* within, std::size_t first, std::size_t last, std::size_t choices) {
        std::uint64_t skip = chance_.below(choices);
        for (std::size_t i = first; i < last; ++i) {
            Word left = partial_.free()[i] & (within != nullptr ? within[i] : ~Word{0});
            const auto here = static_cast<std::uint64_t>(std::popcount(left));
            if (skip >= here) {
                skip -= here;
                continue;
            }
            partial_.place(static_cast<Berth>(64 * i + nth(left, skip)));
            return;
        }
    }

    // Whether n / 2 equally likely draws would tell more.
    static bool tell_little(const std::vector<double>& weights, std::size_t n, double sum,
                            double top) {
        if (weights.empty()) return true;
        double squares = 0;
        for (double weight : weights) squares += weight / top * (weight / top);
        return 2 * (sum / top * (sum / top)) < static_cast<double>(n) * squares;
    }

    // Light fleets are kept in proportion to their weight, and then weigh as much as any.
    void thin_out(Fleets& drawn, std::size_t n) {
        std::uint64_t sum = 0;
        for (std::uint64_t weight : drawn.weights) sum += weight;
        const std::uint64_t least = sum / n;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            std::uint64_t weight = drawn.weights[i];
            if (weight < least && chance_.below(least) >= weight) continue;
            std::copy_n(drawn.fleet(i), drawn.ships, drawn.berths.data() + kept * drawn.ships);
            drawn.weights[kept++] = std::max(weight, least);
        }
        drawn.weights.resize(kept);
        drawn.berths.resize(kept * drawn.ships);
    }

    static constexpr std::size_t most_rounds = 16;

    const BerthTable<N>& table_;
    PartialFleet<N> partial_;
    SplitMix chance_;
    // The hardest cell of all is the same for every fleet.
    std::size_t first_cell_ = 0;
    std::size_t first_choices_ = 0;
};

}  // namespace seabattle
