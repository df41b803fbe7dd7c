// The sampler as Python sees it; fleets cross over as bytes.
#include "bindings/binders.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "bindings/python_values.hpp"
#include "sampling/sampler.hpp"

namespace seabattle {

namespace {

using FleetBytes = std::tuple<nb::bytes, nb::bytes, double>;
using ChoiceTuple =
    std::tuple<std::uint32_t, std::uint64_t, std::vector<std::pair<std::uint32_t, std::uint64_t>>>;

template <typename T>
nb::bytes write(const std::vector<T>& items) {
    return nb::bytes(items.data(), sizeof(T) * items.size());
}

FleetBytes write(const Fleets& fleets) {
    return {write(fleets.berths), write(fleets.weights), fleets.estimate};
}

Fleets fleets_of(std::size_t ships, const nb::bytes& berths, const nb::bytes& weights) {
    return {ships, read<Berth>(berths), read<std::uint64_t>(weights), 0};
}

ChoiceTuple write(const ShotChoice& choice) {
    std::vector<std::pair<std::uint32_t, std::uint64_t>> options;
    for (const Option& option : choice.options) options.emplace_back(option.cell, option.total);
    return {choice.cell, choice.weight, std::move(options)};
}

template <typename Work>
auto without_gil(Work work) {
    nb::gil_scoped_release release;
    return work();
}

void bind_sampler_class(nb::module_& module) {
    nb::class_<Sampler>(module, "Sampler")
        .def("list_fleets",
             [](const Sampler& sampler, std::size_t limit) -> std::optional<FleetBytes> {
                 const auto found = without_gil([&] { return sampler.list_fleets(limit); });
                 if (!found) return std::nullopt;
                 return write(*found);
             })
        .def("draw_fleets",
             [](const Sampler& sampler, std::size_t n, std::uint64_t seed) {
                 return write(without_gil([&] { return sampler.draw_fleets(n, seed); }));
             })
        .def("keep_fleets",
             [](const Sampler& sampler, std::size_t ships, const nb::bytes& berths,
                const nb::bytes& weights, const nb::bytes& set, bool wanted) {
                 const Fleets fleets = fleets_of(ships, berths, weights);
                 const Words chosen = read<std::uint64_t>(set);
                 return write(
                     without_gil([&] { return sampler.keep_fleets(fleets, chosen, wanted); }));
             })
        .def("odds",
             [](const Sampler& sampler, std::size_t ships, const nb::bytes& berths,
                const nb::bytes& weights) {
                 const Fleets fleets = fleets_of(ships, berths, weights);
                 return write(without_gil([&] { return sampler.odds(fleets); }));
             })
        .def(
            "choose_shot",
            [](const Sampler& sampler, std::size_t ships, const nb::bytes& berths,
               const nb::bytes& weights, const nb::bytes& fired, std::uint32_t sinking,
               bool hit_names_class, const std::vector<std::uint32_t>& effort, std::uint64_t seed) {
                const Fleets fleets = fleets_of(ships, berths, weights);
                const Words cells = read<std::uint64_t>(fired);
                const Telling telling = telling_of(sinking, hit_names_class);
                const Effort counts = effort_of(effort);
                return write(without_gil(
                    [&] { return sampler.choose_shot(fleets, cells, telling, counts, seed); }));
            })
        .def("shot", [](const Sampler& sampler, const nb::bytes& fired, std::uint32_t sinking,
                        bool hit_names_class, const std::vector<std::uint32_t>& effort,
                        std::uint64_t seed) {
            const Words cells = read<std::uint64_t>(fired);
            const Telling telling = telling_of(sinking, hit_names_class);
            const Effort counts = effort_of(effort);
            return write(without_gil([&] { return sampler.shot(cells, telling, counts, seed); }));
        });
    module.def("sampler", [](std::vector<std::uint32_t> counts, std::vector<std::uint32_t> sizes,
                             const nb::bytes& masks, const nb::bytes& must_cover,
                             std::uint32_t words) {
        return Sampler::of(packed_candidates_of(std::move(counts), std::move(sizes), masks, words),
                           read<std::uint64_t>(must_cover));
    });
}

void bind_solo_game(nb::module_& module) {
    nb::class_<SoloGame>(module, "SoloGame")
        .def_prop_ro("over", &SoloGame::over)
        .def("fire", &SoloGame::fire, nb::call_guard<nb::gil_scoped_release>());
    module.def("solo_game", [](std::vector<std::uint32_t> counts, std::vector<std::uint32_t> sizes,
                               const nb::bytes& masks, std::uint32_t words,
                               const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth,
                               std::uint32_t sinking, bool hit_names_class,
                               const std::vector<std::uint32_t>& effort, std::uint64_t seed) {
        return SoloGame::of(packed_candidates_of(std::move(counts), std::move(sizes), masks, words),
                            truth, telling_of(sinking, hit_names_class), effort_of(effort), seed);
    });
}

}  // namespace

void bind_sampler(nb::module_& module) {
    nb::exception<NoFleet>(module, "NoFleet");
    bind_sampler_class(module);
    bind_solo_game(module);
}

}  // namespace seabattle
