// The best play against at most 64 W fleets, found by looking at every line of it.
//
// The twin is seabattle.beliefs.sampling.endgame. Misses are what can be saved, so they alone are
// counted: a fleet pays its weight for every miss.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "sampling/telling.hpp"

namespace seabattle {

template <std::size_t N, std::size_t W>
class Endgame {
public:
    using Set = Bits<W>;

    Endgame(const Targets<N>& targets, std::size_t budget) : targets_(targets), budget_(budget) {}

    // Whether the budget was enough; if not, no answer counts.
    bool is_solved() const { return nodes_ <= budget_; }

    // The least possible weight of misses when these fleets are afloat and those cells fired at.
    std::uint64_t least(const Set& fleets, const Bits<N>& fired) {
        if (size(fleets) == 1) return 0;
        const State state{fleets, fired & any(fleets)};
        if (const auto known = known_.find(state); known != known_.end()) return known->second;
        if (++nodes_ > budget_) return 0;
        const std::uint64_t best = search(state);
        if (is_solved()) known_.emplace(state, best);
        return best;
    }

    // The weight of misses when the next shot goes to `cell` and play is best from then on;
    // anything at least `bound` once it cannot be smaller.
    std::uint64_t after(const Set& fleets, Bits<N> fired, std::size_t cell, std::uint64_t bound) {
        add(fired, cell);
        std::vector<std::pair<Answer, Set>> branches;
        std::uint64_t misses = 0;
        each_cell(fleets, [&](std::size_t i) {
            const Answer answer = targets_.answer(i, cell, fired);
            if (answer == miss) misses += targets_.weight(i);
            else if (!targets_.is_afloat(i, fired)) return;
            const auto same = [&](const auto& branch) { return branch.first == answer; };
            auto branch = std::find_if(branches.begin(), branches.end(), same);
            if (branch == branches.end()) branch = branches.insert(branch, {answer, {}});
            add(branch->second, i);
        });
        for (const auto& branch : branches) {
            if (misses >= bound || !is_solved()) return misses;
            misses += least(branch.second, fired);
        }
        return misses;
    }

private:
    struct State {
        Set fleets;
        Bits<N> fired;
        bool operator==(const State&) const = default;
    };

    struct Hash {
        std::size_t operator()(const State& state) const {
            return state.fired.hash() ^ state.fleets.hash() >> 7;
        }
    };

    struct Shot {
        std::uint64_t weight;
        std::size_t cell;
    };

    // Shots that no fleet of the state covers are left out: they tell nothing.
    std::uint64_t search(const State& state) {
        std::uint64_t all = 0;
        std::vector<Shot> shots = shots_at(state, all);
        if (shots.front().weight == all)
            return after(state.fleets, state.fired, shots.front().cell, ~std::uint64_t{0});
        std::uint64_t best = ~std::uint64_t{0};
        for (const Shot& shot : shots) {
            if (all - shot.weight >= best || !is_solved()) break;
            best = std::min(best, after(state.fleets, state.fired, shot.cell, best));
        }
        return best;
    }

    // The likeliest first, the lowest of several first.
    std::vector<Shot> shots_at(const State& state, std::uint64_t& all) const {
        std::vector<Shot> shots;
        each_cell(without(any(state.fleets), state.fired), [&](std::size_t cell) {
            std::uint64_t weight = 0;
            each_cell(state.fleets, [&](std::size_t i) {
                if (has(targets_.occupied(i), cell)) weight += targets_.weight(i);
            });
            shots.push_back({weight, cell});
        });
        std::stable_sort(shots.begin(), shots.end(),
                         [](const Shot& a, const Shot& b) { return a.weight > b.weight; });
        each_cell(state.fleets, [&](std::size_t i) { all += targets_.weight(i); });
        return shots;
    }

    Bits<N> any(const Set& fleets) const {
        Bits<N> cells;
        each_cell(fleets, [&](std::size_t i) { cells = cells | targets_.occupied(i); });
        return cells;
    }

    const Targets<N>& targets_;
    std::size_t budget_;
    std::size_t nodes_ = 0;
    std::unordered_map<State, std::uint64_t, Hash> known_;
};

}  // namespace seabattle
