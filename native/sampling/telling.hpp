// What an answer says; the twin is seabattle.beliefs.telling.
#pragma once

#include <cstddef>
#include <cstdint>

#include "sampling/berth_table.hpp"
#include "sampling/fleets.hpp"

namespace seabattle {

enum class Sinking : std::uint8_t { silent, bare, names_class, shows_cells };

struct Telling {
    Sinking sinking = Sinking::bare;
    bool hit_names_class = false;
};

using Answer = std::uint32_t;

constexpr Answer miss = 0;
constexpr Answer first_hit = 1;        // of class 0, where a hit names the class
constexpr Answer first_sunk = 1 << 10;  // of class 0 or berth 0, where a sinking says so

// Fleets as targets: what each answers to a shot, given the cells fired at before.
template <std::size_t N>
class Targets {
public:
    Targets(const BerthTable<N>& table, const Fleets& fleets, Telling telling)
        : table_(table), fleets_(fleets), telling_(telling), occupied_(fleets.size()) {
        for (std::size_t i = 0; i < fleets.size(); ++i)
            for (std::size_t s = 0; s < fleets.ships; ++s)
                occupied_[i] = occupied_[i] | table.cells(fleets.fleet(i)[s]);
    }

    std::size_t size() const { return fleets_.size(); }
    std::uint64_t weight(std::size_t i) const { return fleets_.weights[i]; }
    const Bits<N>& occupied(std::size_t i) const { return occupied_[i]; }

    // `fired` holds the shot itself. Where all is silent, a finished game is still noticed by
    // the caller, not here.
    Answer answer(std::size_t i, std::size_t cell, const Bits<N>& fired) const {
        if (!has(occupied_[i], cell)) return miss;
        if (telling_.sinking == Sinking::silent && !telling_.hit_names_class) return first_hit;
        const Berth* fleet = fleets_.fleet(i);
        while (!has(table_.cells(*fleet), cell)) ++fleet;
        const auto k = static_cast<Answer>(table_.class_of(*fleet));
        if (telling_.sinking == Sinking::silent || !inside(table_.cells(*fleet), fired))
            return first_hit + (telling_.hit_names_class ? k : 0);
        switch (telling_.sinking) {
            case Sinking::names_class: return first_sunk + k;
            case Sinking::shows_cells: return first_sunk + *fleet;
            default: return first_sunk;
        }
    }

    bool is_afloat(std::size_t i, const Bits<N>& fired) const {
        return !inside(occupied_[i], fired);
    }

private:
    const BerthTable<N>& table_;
    const Fleets& fleets_;
    Telling telling_;
    std::vector<Bits<N>> occupied_;
};

}  // namespace seabattle
