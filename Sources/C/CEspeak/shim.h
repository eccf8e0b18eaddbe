#ifndef TAGARELA_CESPEAK_SHIM_H
#define TAGARELA_CESPEAK_SHIM_H

#include <espeak-ng/speak_lib.h>

#endif
