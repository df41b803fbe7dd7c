// The first half of a sweep: which states can be reached, and by which moves.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bits.hpp"
#include "exact/layer.hpp"
#include "exact/plan.hpp"
#include "exact/sweep.hpp"
#include "exact/tally.hpp"

namespace seabattle {

template <std::size_t N>
class Reach {
public:
    Reach(const SweepPlan& plan, const Tallies& tallies, std::size_t budget)
        : tallies_(tallies),
          budget_(budget),
          here_(tallies.words()),
          next_(tallies.words()),
          moved_(tallies.words()) {
        here_.tallies(here_.meet({}))[0] = 1;
        for (const SweepStep& step : plan.steps) advance(step);
        close();
    }

    std::vector<Layer> take() { return std::move(layers_); }
    std::size_t states() const { return states_; }

private:
    void advance(const SweepStep& step) {
        Layer& layer = close();
        next_.clear();
        const auto due = Bits<N>::read(step.due.data());
        const auto keep = Bits<N>::read(step.keep.data());
        read_starts(step);
        for (std::size_t front = 0; front < here_.size(); ++front) {
            const Bits<N> blocked = here_.key(front);
            if (blocked.holds(due))
                arrive(layer, front, (blocked >> step.shift) & keep, step, Link::none);
            for (std::uint32_t i = 0; i < starts_.size(); ++i) {
                if (blocked.meets(starts_[i].cells)) continue;
                const Bits<N> then = blocked | starts_[i].blocked;
                if (then.holds(due)) arrive(layer, front, (then >> step.shift) & keep, step, i);
            }
            layer.first_link.push_back(layer.links.size());
        }
        std::swap(here_, next_);
    }

    // Records a move unless no tally survives it.
    void arrive(Layer& layer, std::size_t front, const Bits<N>& key, const SweepStep& step,
                std::uint32_t start) {
        const bool begins = start != Link::none;
        if (!tallies_.move(here_.tallies(front), begins ? &step.starts[start].kin : nullptr,
                           step.hope.data(), moved_.data()))
            return;
        const std::uint32_t target = next_.meet(key);
        if (next_.size() > budget_) throw OverBudget();
        Word* set = next_.tallies(target);
        for (std::size_t i = 0; i < moved_.size(); ++i) set[i] |= moved_[i];
        layer.links.push_back({target, start});
    }

    // Lists the states of the fronts at hand as the next layer.
    Layer& close() {
        Layer& layer = layers_.emplace_back();
        for (std::size_t front = 0; front < here_.size(); ++front) {
            const Word* set = here_.tallies(front);
            for (std::size_t i = 0; i < tallies_.words(); ++i)
                for (Word left = set[i]; left != 0; left &= left - 1)
                    layer.tallies.push_back(static_cast<Tally>(64 * i + std::countr_zero(left)));
            layer.first.push_back(layer.tallies.size());
            if (states_ + layer.tallies.size() > budget_) throw OverBudget();
        }
        states_ += layer.tallies.size();
        return layer;
    }

    void read_starts(const SweepStep& step) {
        starts_.clear();
        for (const SweepStart& start : step.starts)
            starts_.push_back(
                {Bits<N>::read(start.cells.data()), Bits<N>::read(start.blocked.data())});
    }

    struct Outline {
        Bits<N> cells;
        Bits<N> blocked;
    };

    const Tallies& tallies_;
    std::size_t budget_;
    std::size_t states_ = 0;
    Fronts<N> here_;
    Fronts<N> next_;
    std::vector<Outline> starts_;
    std::vector<Word> moved_;
    std::vector<Layer> layers_;
};

}  // namespace seabattle
