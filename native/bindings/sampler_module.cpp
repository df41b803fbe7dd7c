// The gunnery as Python sees it; fleets cross over as bytes.
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

ChoiceTuple write(const Choice& choice) {
    std::vector<std::pair<std::uint32_t, std::uint64_t>> options;
    for (const Option& option : choice.options) options.emplace_back(option.cell, option.total);
    return {choice.cell, choice.weight, std::move(options)};
}

template <typename Work>
auto freely(Work work) {
    nb::gil_scoped_release release;
    return work();
}

void bind_room(nb::module_& module) {
    nb::class_<Gunnery>(module, "Gunnery")
        .def("listed",
             [](const Gunnery& room, std::size_t limit) -> std::optional<FleetBytes> {
                 const auto found = freely([&] { return room.listed(limit); });
                 if (!found) return std::nullopt;
                 return write(*found);
             })
        .def("drawn",
             [](const Gunnery& room, std::size_t n, std::uint64_t seed) {
                 return write(freely([&] { return room.drawn(n, seed); }));
             })
        .def("kept",
             [](const Gunnery& room, std::size_t ships, const nb::bytes& berths,
                const nb::bytes& weights, const nb::bytes& set, bool wanted) {
                 const Fleets fleets = fleets_of(ships, berths, weights);
                 const Words chosen = read<std::uint64_t>(set);
                 return write(freely([&] { return room.kept(fleets, chosen, wanted); }));
             })
        .def("odds",
             [](const Gunnery& room, std::size_t ships, const nb::bytes& berths,
                const nb::bytes& weights) {
                 const Fleets fleets = fleets_of(ships, berths, weights);
                 return write(freely([&] { return room.odds(fleets); }));
             })
        .def("aimed",
             [](const Gunnery& room, std::size_t ships, const nb::bytes& berths,
                const nb::bytes& weights, const nb::bytes& fired, std::uint32_t sinking,
                bool hit_names_class, const std::vector<std::uint32_t>& effort,
                std::uint64_t seed) {
                 const Fleets fleets = fleets_of(ships, berths, weights);
                 const Words cells = read<std::uint64_t>(fired);
                 const Telling telling = telling_of(sinking, hit_names_class);
                 const Effort counts = effort_of(effort);
                 return write(
                     freely([&] { return room.aimed(fleets, cells, telling, counts, seed); }));
             })
        .def("shot", [](const Gunnery& room, const nb::bytes& fired, std::uint32_t sinking,
                        bool hit_names_class, const std::vector<std::uint32_t>& effort,
                        std::uint64_t seed) {
            const Words cells = read<std::uint64_t>(fired);
            const Telling telling = telling_of(sinking, hit_names_class);
            const Effort counts = effort_of(effort);
            return write(freely([&] { return room.shot(cells, telling, counts, seed); }));
        });
    module.def("gunnery", [](std::vector<std::uint32_t> counts, std::vector<std::uint32_t> sizes,
                             const nb::bytes& masks, const nb::bytes& must_cover,
                             std::uint32_t words) {
        return Gunnery::of(muster_of(std::move(counts), std::move(sizes), masks, words),
                           read<std::uint64_t>(must_cover));
    });
}

void bind_practice(nb::module_& module) {
    nb::class_<Practice>(module, "Practice")
        .def_prop_ro("over", &Practice::over)
        .def("fire", &Practice::fire, nb::call_guard<nb::gil_scoped_release>());
    module.def("practice",
               [](std::vector<std::uint32_t> counts, std::vector<std::uint32_t> sizes,
                  const nb::bytes& masks, std::uint32_t words,
                  const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth,
                  std::uint32_t sinking, bool hit_names_class,
                  const std::vector<std::uint32_t>& effort, std::uint64_t seed) {
                   return Practice::of(
                       muster_of(std::move(counts), std::move(sizes), masks, words), truth,
                       telling_of(sinking, hit_names_class), effort_of(effort), seed);
               });
}

}  // namespace

void bind_gunnery(nb::module_& module) {
    nb::exception<NoFleet>(module, "NoFleet");
    bind_room(module);
    bind_practice(module);
}

}  // namespace seabattle
