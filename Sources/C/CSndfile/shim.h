#ifndef TAGARELA_CSNDFILE_SHIM_H
#define TAGARELA_CSNDFILE_SHIM_H

#include <sndfile.h>

#endif
