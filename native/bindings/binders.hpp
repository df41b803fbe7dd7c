// Adds the gunnery to the kernel.
#pragma once

#include <nanobind/nanobind.h>

namespace seabattle {

void bind_gunnery(nanobind::module_& module);
void bind_plotting(nanobind::module_& module);

}  // namespace seabattle
