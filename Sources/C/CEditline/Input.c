#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CSignals.h"
#include "Editor.h"

enum { ENDED = -1, INTERRUPTED = -2, ESCAPE_PAUSE = 50, ABOVE_PAUSE = 25 };

static int has_more(cedit *self, int milliseconds) {
  struct pollfd input = {.fd = self->input, .events = POLLIN};
  return poll(&input, 1, milliseconds) > 0;
}

static int is_searching(EditLine *el) {
  const LineInfoW *line = el_wline(el);
  return wmemchr(line->buffer, L'\n', (size_t)(line->lastchar - line->buffer)) != NULL;
}

/// A byte, ENDED, or INTERRUPTED by a SIGINT that somebody notes.
static int read_byte(cedit *self) {
  for (;;) {
    struct pollfd sources[] = {{.fd = self->input, .events = POLLIN}, {.fd = csignals_wake(), .events = POLLIN}};
    int ready = poll(sources, 2, self->above ? ABOVE_PAUSE : -1);
    if (ready < 0 && errno != EINTR) return ENDED;
    if (ready == 0) {
      if (!is_searching(self->el)) editor_draw_above(self, 0);
      continue;
    }
    csignals_drain();
    if (csignals_take_resize()) editor_resized(self);
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

int editor_read_character(EditLine *el, wchar_t *character) {
  cedit *self = editor_of(el);
  if (self->taken < self->queued) {
    *character = self->queue[self->taken++];
    return 1;
  }
  int byte;
  do {
    byte = read_byte(self);
    if (byte == ENDED) return 0;
    // Enter, ^C and ^D leave the rows above as they then are.
    if (byte < 0x20 && (byte < 0 || byte == 015 || byte == 012 || byte == 003 || byte == 004)) {
      editor_draw_above(self, 1);
    }
    *character = byte == INTERRUPTED ? 003 : byte < 0x80 ? byte : decode(self, byte);
    // No key types C1 control characters, and terminals obey them.
  } while (*character >= 0x80 && *character < 0xA0);
  // libedit's search knows only its own way to delete, ours knows what is one character.
  if (byte == 010 || byte == 0177) *character = is_searching(el) ? 010 : 0177;
  // What takes no column goes in as a paste: what is typed libedit draws at once, and takes it for a column.
  if (*character >= 0x300 && wcwidth(*character) == 0 && !self->pasting && !is_searching(el)) {
    const wchar_t text[] = {*character, 0};
    editor_queue_paste(self, text);
    return editor_read_character(el, character);
  }
  if (byte == 033) {
    int begins_key = has_more(self, ESCAPE_PAUSE);
    // Pressed alone it means nothing here; libedit would take the next letter for its key.
    if (!begins_key && !is_searching(el)) return editor_read_character(el, character);
    // ESC ends libedit's search and is swallowed by it: say it twice, or an arrow key there would type “[A”.
    if (begins_key && is_searching(el)) editor_queue(self, L"\033");
  }
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
