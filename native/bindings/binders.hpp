// Adds the sampler and the tracker to the kernel.
#pragma once

#include <nanobind/nanobind.h>

namespace seabattle {

void bind_sampler(nanobind::module_& module);
void bind_tracker(nanobind::module_& module);

}  // namespace seabattle
