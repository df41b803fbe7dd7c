// The best play against at most 64 fleets, found by looking at every line of it.
//
// The twin is seabattle.beliefs.endgame. Misses are what can be saved, so they alone are counted:
// a fleet pays its weight for every miss.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "telling.hpp"

namespace seabattle {

template <std::size_t N>
class Endgame {
public:
    static constexpr std::size_t most_fleets = 64;

    Endgame(const Targets<N>& targets, std::size_t budget) : targets_(targets), budget_(budget) {}

    // Whether the budget was enough; if not, no answer counts.
    bool solved() const { return nodes_ <= budget_; }

    // The least possible weight of misses when these fleets are afloat and those cells fired at.
    std::uint64_t least(Word fleets, const Bits<N>& fired) {
        if ((fleets & (fleets - 1)) == 0) return 0;
        const State state{fleets, fired & any(fleets)};
        if (const auto known = known_.find(state); known != known_.end()) return known->second;
        if (++nodes_ > budget_) return 0;
        const std::uint64_t best = search(state);
        if (solved()) known_.emplace(state, best);
        return best;
    }

    // The weight of misses when the next shot goes to `cell` and play is best from then on;
    // anything at least `bound` once it cannot be smaller.
    std::uint64_t after(Word fleets, Bits<N> fired, std::size_t cell, std::uint64_t bound) {
        add(fired, cell);
        std::vector<std::pair<Answer, Word>> branches;
        std::uint64_t misses = 0;
        for (Word left = fleets; left != 0; left &= left - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(left));
            const Answer answer = targets_.answer(i, cell, fired);
            if (answer == miss) misses += targets_.weight(i);
            else if (!targets_.afloat(i, fired)) continue;
            const auto same = [&](const auto& branch) { return branch.first == answer; };
            auto branch = std::find_if(branches.begin(), branches.end(), same);
            if (branch == branches.end()) branch = branches.insert(branch, {answer, 0});
            branch->second |= Word{1} << i;
        }
        for (const auto& branch : branches) {
            if (misses >= bound || !solved()) return misses;
            misses += least(branch.second, fired);
        }
        return misses;
    }

private:
    struct State {
        Word fleets;
        Bits<N> fired;
        bool operator==(const State&) const = default;
    };

    struct Hash {
        std::size_t operator()(const State& state) const {
            return state.fired.hash() ^ (state.fleets * 0x9E3779B97F4A7C15ULL >> 7);
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
            if (all - shot.weight >= best || !solved()) break;
            best = std::min(best, after(state.fleets, state.fired, shot.cell, best));
        }
        return best;
    }

    // The likeliest first, the lowest of several first.
    std::vector<Shot> shots_at(const State& state, std::uint64_t& all) const {
        std::vector<Shot> shots;
        each_cell(without(any(state.fleets), state.fired), [&](std::size_t cell) {
            std::uint64_t weight = 0;
            for (Word left = state.fleets; left != 0; left &= left - 1) {
                const auto i = static_cast<std::size_t>(std::countr_zero(left));
                if (has(targets_.occupied(i), cell)) weight += targets_.weight(i);
            }
            shots.push_back({weight, cell});
        });
        std::stable_sort(shots.begin(), shots.end(),
                         [](const Shot& a, const Shot& b) { return a.weight > b.weight; });
        for (Word left = state.fleets; left != 0; left &= left - 1)
            all += targets_.weight(static_cast<std::size_t>(std::countr_zero(left)));
        return shots;
    }

    Bits<N> any(Word fleets) const {
        Bits<N> cells;
        for (Word left = fleets; left != 0; left &= left - 1)
            cells = cells | targets_.occupied(static_cast<std::size_t>(std::countr_zero(left)));
        return cells;
    }

    const Targets<N>& targets_;
    std::size_t budget_;
    std::size_t nodes_ = 0;
    std::unordered_map<State, std::uint64_t, Hash> known_;
};

}  // namespace seabattle
