// One field cleared alone, shot by shot; the twin is seabattle.beliefs.sampling.solo_game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "sampling/kinship.hpp"
#include "sampling/next_shot.hpp"

namespace seabattle {

template <std::size_t N>
class SoloPlay {
public:
    // `truth` is the placement of every ship: its class and its number among the candidates.
    SoloPlay(std::vector<Candidates<N>> classes,
             const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth, Telling telling,
             Effort effort, std::uint64_t seed)
        : classes_(std::move(classes)), telling_(telling), effort_(effort), chance_(seed) {
        for (const auto& [k, number] : truth) {
            ships_.push_back({k, classes_.at(k).placements.at(number).cells});
            occupied_ = occupied_ | ships_.back().cells;
        }
    }

    bool over() const { return inside(occupied_, fired_); }

    // Fires the next shot and hears the answer.
    std::uint32_t fire() {
        const Kin<N> kin = group_classes(classes_, telling_.hit_names_class);
        const BerthTable<N> table(kin.classes, struck_);
        const std::uint32_t cell = next_shot(table, fired_, telling_, effort_, chance_.word()).cell;
        add(fired_, cell);
        hear(cell);
        return cell;
    }

private:
    struct Ship {
        std::uint32_t ship_class;
        Bits<N> cells;
    };

    void hear(std::uint32_t cell) {
        for (const Ship& ship : ships_)
            if (has(ship.cells, cell)) return strike(cell, ship);
        keep([&](std::uint32_t, const Placement<N>& placement) {
            return !has(placement.cells, cell);
        });
    }

    void strike(std::uint32_t cell, const Ship& ship) {
        add(struck_, cell);
        const bool told = telling_.sinking != Sinking::silent;
        const bool sunk = told && inside(ship.cells, fired_);
        const bool named =
            sunk ? telling_.sinking == Sinking::names_class || telling_.sinking == Sinking::shows_cells
                 : telling_.hit_names_class;
        const bool shown = sunk && telling_.sinking == Sinking::shows_cells;
        keep([&](std::uint32_t k, const Placement<N>& placement) {
            if (!has(placement.cells, cell)) return true;
            if (named && k != ship.ship_class) return false;
            if (shown && !(placement.cells == ship.cells)) return false;
            return !told || inside(placement.cells, struck_) == sunk;
        });
    }

    template <typename Agrees>
    void keep(Agrees agrees) {
        for (std::uint32_t k = 0; k < classes_.size(); ++k)
            std::erase_if(classes_[k].placements,
                          [&](const Placement<N>& placement) { return !agrees(k, placement); });
    }

    std::vector<Candidates<N>> classes_;
    std::vector<Ship> ships_;
    Telling telling_;
    Effort effort_;
    SplitMix chance_;
    Bits<N> occupied_;
    Bits<N> fired_;
    Bits<N> struck_;
};

}  // namespace seabattle
