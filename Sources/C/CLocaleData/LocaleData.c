#include "CLocaleData.h"

#include <stdint.h>

// The package of data that ICU looks for by this name, in the form of its "common data" (CmnD, version 1) with no entry. Being linked
// before Foundation's it stands for that, which then isn't linked; where a toolchain's ICU has another number, Foundation's is. Hidden,
// so that a shared Foundation (debug) keeps its own.
__attribute__((visibility("hidden"), aligned(16))) const struct {
  uint16_t header_size;
  uint8_t magic[2];
  struct {
    uint16_t size, reserved;
    uint8_t is_big_endian, charset_family, size_of_char, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4];
  } info;
  uint8_t padding[8];
  uint32_t entries, reserved;
} icudt76_dat = {32, {0xda, 0x27}, {20, 0, __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, 0, 2, 0, {'C', 'm', 'n', 'D'}, {1}, {0}}, {0}, 0, 0};
