#ifndef TAGARELA_CALSA_SHIM_H
#define TAGARELA_CALSA_SHIM_H

#include <alsa/asoundlib.h>

static inline void calsa_ignore_error(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file;
  (void)line;
  (void)function;
  (void)error;
  (void)format;
}

/// Keeps ALSA from writing its errors to standard error; they still come back as numbers.
static inline void calsa_silence_errors(void) { snd_lib_error_set_handler(calsa_ignore_error); }

#endif
