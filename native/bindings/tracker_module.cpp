// Fleets kept from shot to shot, as Python sees them.
//
// The GIL is held throughout: a pool grows while it is used, and games share it.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "bindings/binders.hpp"
#include "bindings/python_values.hpp"
#include "tracking/tracker.hpp"

namespace seabattle {

namespace {

std::vector<Symmetry> symmetries_of(
    const std::vector<std::pair<nb::bytes, nb::bytes>>& symmetries) {
    std::vector<Symmetry> found;
    for (const auto& [whence, berths] : symmetries)
        found.push_back({read<std::uint16_t>(whence), read<Berth>(berths)});
    return found;
}

}  // namespace

void bind_tracker(nb::module_& module) {
    nb::class_<Tracker>(module, "Tracker")
        .def(
            "hear",
            [](Tracker& tracker, std::uint32_t cell, std::uint32_t verdict,
               std::optional<std::uint32_t> ship_class, const nb::bytes& ship) {
                if (verdict > 3) throw std::invalid_argument("nobody says that");
                tracker.hear(cell, static_cast<ShotVerdict>(verdict), ship_class,
                             read<std::uint64_t>(ship));
            },
            nb::arg(), nb::arg(), nb::arg().none(), nb::arg())
        .def("shot", &Tracker::shot)
        .def("__len__", &Tracker::size);
    nb::class_<Pool>(module, "Pool")
        .def("tracker", [](const Pool& pool, const std::vector<std::uint32_t>& effort,
                           std::uint64_t seed) { return pool.tracker(effort_of(effort), seed); });
    module.def("pool", [](std::vector<std::uint32_t> counts, std::vector<std::uint32_t> sizes,
                          const nb::bytes& masks, std::uint32_t words, bool hit_names_class,
                          const std::vector<std::pair<nb::bytes, nb::bytes>>& symmetries,
                          std::size_t batches, std::size_t draws) {
        return Pool::of(packed_candidates_of(std::move(counts), std::move(sizes), masks, words),
                        hit_names_class, symmetries_of(symmetries), {batches, draws});
    });
}

}  // namespace seabattle
