#pragma once
// Through the module, so that each declaration belongs to one module only.
#include "../CCairo/shim.h"

#include <hb-ot.h>
#include <pango/pangocairo.h>
