#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CSignals.h"
#include "Editor.h"

enum { ENDED = -1, INTERRUPTED = -2, ESCAPE_PAUSE = 50 };

static int has_more(cedit *self, int milliseconds) {
  struct pollfd input = {.fd = self->input, .events = POLLIN};
  return poll(&input, 1, milliseconds) > 0;
}

/// Somebody else may have had the terminal; its size may be another.
static void attend_to_change(cedit *self) {
  int is_back = csignals_take_continue();
  if (is_back) cedit_take(self);
  el_resize(self->el);
  editor_draw(self, is_back ? CEDIT_AGAIN : CEDIT_CHANGED);
}

/// A byte, ENDED, or INTERRUPTED by a SIGINT that somebody notes. The line is drawn once no more bytes are there.
static int read_byte(cedit *self) {
  int pause = 0, is_drawn = self->pasting;
  for (;;) {
    struct pollfd sources[] = {{.fd = self->input, .events = POLLIN}, {.fd = csignals_wake(), .events = POLLIN}};
    int ready = poll(sources, 2, is_drawn ? pause : 0);
    if (ready < 0 && errno != EINTR) return ENDED;
    if (ready == 0) {
      pause = self->pasting ? -1 : editor_draw(self, is_drawn ? CEDIT_MEANWHILE : CEDIT_STILL);
      is_drawn = 1;
      continue;
    }
    csignals_drain();
    if (csignals_take_resize()) attend_to_change(self);
    if (csignals_interrupted()) {
      csignals_clear_interrupt();
      return INTERRUPTED;
    }
    if (!sources[0].revents) continue;
    unsigned char byte;
    ssize_t count = read(self->input, &byte, 1);
    if (count == 1) return byte;
    if (count == 0 || (errno != EINTR && errno != EAGAIN)) return ENDED;
  }
}

/// The rest of a UTF-8 sequence; what is none becomes U+FFFD.
static wchar_t decode(cedit *self, int first) {
  int length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
  if (length == 0 || first > 0xF4) return 0xFFFD;
  uint32_t value = (uint32_t)first & (0xFFu >> (length + 1));
  for (int i = 1; i < length; i++) {
    int byte = has_more(self, 1000) ? read_byte(self) : ENDED;
    if (byte < 0 || (byte & 0xC0) != 0x80) return 0xFFFD;
    value = value << 6 | ((uint32_t)byte & 0x3F);
  }
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  int is_scalar = value >= least[length] && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
  return is_scalar ? (wchar_t)value : 0xFFFD;
}

/// No key types C1 control characters, and terminals obey them; others can't be seen.
static int is_left_out(cedit *self, wchar_t character) {
  if (character < 0x80 || self->pasting) return 0;
  const LineInfoW *line = el_wline(self->el);
  return character < 0xA0 || editor_is_unseen(character, line->cursor > line->buffer ? line->cursor[-1] : 0);
}

int editor_read_character(EditLine *el, wchar_t *character) {
  cedit *self = editor_of(el);
  if (self->taken < self->queued) {
    *character = self->queue[self->taken++];
    return 1;
  }
  do {
    int byte = read_byte(self);
    if (byte == ENDED) {
      if (!self->pasting && !self->asking) editor_draw(self, CEDIT_OVER);
      return 0;
    }
    *character = byte == INTERRUPTED ? 003 : byte < 0x80 ? byte : decode(self, byte);
  } while (is_left_out(self, *character) ||
           // Pressed alone it means nothing here; libedit would take the next letter for its key.
           (*character == 033 && !self->asking && !has_more(self, ESCAPE_PAUSE)));
  if (*character == 033 && self->asking) has_more(self, ESCAPE_PAUSE);
  return 1;
}

int editor_read_within(cedit *self, int milliseconds, wchar_t *character) {
  if (!has_more(self, milliseconds)) return 0;
  int byte = read_byte(self);
  if (byte < 0 || byte == 003) return -1;
  *character = byte < 0x80 ? byte : decode(self, byte);
  return 1;
}

void editor_queue(cedit *self, const wchar_t *text) {
  size_t left = self->queued - self->taken, added = wcslen(text);
  wchar_t *queue = malloc((left + added + 1) * sizeof *queue);
  if (!queue) return;
  wmemcpy(queue, text, added);
  if (left) wmemcpy(queue + added, self->queue + self->taken, left);
  free(self->queue);
  self->queue = queue;
  self->queued = left + added;
  self->taken = 0;
}
