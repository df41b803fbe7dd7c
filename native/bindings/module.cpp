// The kernel as Python sees it: seabattle._kernel.
#include <nanobind/nanobind.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>
#include <vector>

#include "bindings/binders.hpp"
#include "exact/sweep.hpp"

namespace nb = nanobind;

namespace seabattle {

namespace {

// Reads masks of a fixed number of words from one run of bytes.
class Reader {
public:
    explicit Reader(const nb::bytes& bytes) : at_(bytes.c_str()), left_(bytes.size()) {}

    Mask mask(std::size_t words) {
        const std::size_t size = 8 * words;
        if (size > left_) throw std::invalid_argument("the masks end too early");
        Mask mask(words);
        if (size != 0) std::memcpy(mask.data(), at_, size);
        at_ += size;
        left_ -= size;
        return mask;
    }

    void check_end() const {
        if (left_ != 0) throw std::invalid_argument("there are more masks than placements");
    }

private:
    const char* at_;
    std::size_t left_;
};

// `shifts` has a number per step; `steps`, `kin` and `lanes` have one per placement: where it
// begins, its class, its number. `masks` holds cells and blocked of each placement, then due and
// keep of each step; `hopes` a set of tallies for each step.
SweepPlan plan_of(std::vector<std::uint32_t> counts, const std::vector<std::uint32_t>& shifts,
                  const std::vector<std::uint32_t>& steps, const std::vector<std::uint32_t>& kin,
                  const std::vector<std::uint32_t>& lanes, const nb::bytes& masks,
                  const nb::bytes& hopes, std::uint32_t front_words, std::uint32_t number_words) {
    SweepPlan plan{
        std::move(counts), static_cast<std::uint32_t>(lanes.size()), {}, front_words, number_words};
    if (front_words > most_words) throw std::invalid_argument("the front has a wrong size");
    if (kin.size() != lanes.size() || steps.size() != lanes.size())
        throw std::invalid_argument("placements lack a step or a class");
    plan.steps.resize(shifts.size());
    Reader cells(masks);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        Mask covered = cells.mask(front_words);
        Mask blocked = cells.mask(front_words);
        plan.steps.at(steps[i]).starts.push_back(
            {lanes[i], kin[i], std::move(covered), std::move(blocked)});
    }
    Reader tallies(hopes);
    const std::size_t hope_words = (plan.tallies() + 63) / 64;
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        SweepStep& step = plan.steps[i];
        step.shift = shifts[i];
        step.due = cells.mask(front_words);
        step.keep = cells.mask(front_words);
        step.hope = tallies.mask(hope_words);
    }
    cells.check_end();
    tallies.check_end();
    return plan;
}

nb::bytes bytes_of(const Words& words) { return nb::bytes(words.data(), 8 * words.size()); }

Words words_of(const nb::bytes& bytes) {
    if (bytes.size() % 8 != 0) throw std::invalid_argument("a number has whole words");
    Words words(bytes.size() / 8);
    if (!words.empty()) std::memcpy(words.data(), bytes.c_str(), bytes.size());
    return words;
}

}  // namespace

NB_MODULE(_kernel, module) {
#ifdef NDEBUG
    // Objects alive at exit are not leaks, and a player should not see warnings about them.
    nb::set_leak_warnings(false);
#endif
    bind_sampler(module);
    bind_tracker(module);
    nb::exception<OverBudget>(module, "OverBudget");
    nb::class_<Sweep>(module, "Sweep")
        .def_prop_ro("states", &Sweep::states)
        .def("total", [](const Sweep& sweep) { return bytes_of(sweep.total()); })
        .def("odds",
             [](const Sweep& sweep) {
                 Words found;
                 {
                     nb::gil_scoped_release release;
                     found = sweep.odds();
                 }
                 return bytes_of(found);
             })
        .def("fleet", [](const Sweep& sweep, const nb::bytes& number) {
            return sweep.fleet(words_of(number));
        });
    module.def("sweep",
               [](std::vector<std::uint32_t> counts, std::vector<std::uint32_t> shifts,
                  std::vector<std::uint32_t> steps, std::vector<std::uint32_t> kin,
                  std::vector<std::uint32_t> lanes, nb::bytes masks, nb::bytes hopes,
                  std::uint32_t front_words, std::uint32_t number_words, std::size_t budget) {
                   SweepPlan plan = plan_of(std::move(counts), shifts, steps, kin, lanes, masks,
                                            hopes, front_words, number_words);
                   nb::gil_scoped_release release;
                   return Sweep::of(std::move(plan), budget);
               });
}

}  // namespace seabattle
