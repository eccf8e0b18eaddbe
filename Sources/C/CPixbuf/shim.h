#pragma once
// Through the module, so that each declaration belongs to one module only; it brings GLib too.
#include "../CPango/shim.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
