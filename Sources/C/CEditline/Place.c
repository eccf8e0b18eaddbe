#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/ioctl.h>
#include <wctype.h>

#include "Editor.h"

int editor_columns(cedit *self) {
  struct winsize size;
  return ioctl(self->input, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

int editor_rows(cedit *self) {
  struct winsize size;
  return ioctl(self->input, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row : 24;
}

/// The columns libedit gives a character.
static int width(wchar_t character) {
  if (iswcntrl((wint_t)character)) return 2;
  if (!iswprint((wint_t)character)) return character > 0xFFFF ? 8 : 7;
  int columns = wcwidth(character);
  return columns < 0 ? 0 : columns;
}

static int after(int place, wchar_t character, int columns) {
  int column = place % columns;
  if (character == L'\n') return place + columns - column;
  int wide = width(character);
  return place + wide + (column + wide > columns ? columns - column : 0);
}

/// Where `end` stands, counted in cells from the first of the prompt.
static int place_of(cedit *self, const wchar_t *end, int columns) {
  int place = 0, hidden = 0;
  wchar_t character;
  mbstate_t state = {0};
  const char *next = self->prompt;
  while (next && *next) {
    size_t length = mbrtowc(&character, next, MB_CUR_MAX, &state);
    if (length == 0 || length > MB_CUR_MAX) break;
    next += length;
    if (character == 1) hidden = !hidden;
    else if (!hidden) place = after(place, character, columns);
  }
  for (const wchar_t *text = el_wline(self->el)->buffer; text < end; text++) place = after(place, *text, columns);
  return place;
}

int editor_place_of_cursor(cedit *self) {
  return place_of(self, el_wline(self->el)->cursor, editor_columns(self));
}

void editor_go_below(cedit *self) {
  const LineInfoW *line = el_wline(self->el);
  int wide = editor_columns(self);
  int below = place_of(self, line->lastchar, wide) / wide - place_of(self, line->cursor, wide) / wide;
  for (int row = 0; row <= below && row < editor_rows(self); row++) fputc('\n', self->out);
  fflush(self->out);
}

void editor_clear(cedit *self) {
  cedit_above above = self->above;
  self->above = NULL;
  fputs(self->dumb ? "\r\n" : "\033[H\033[2J", self->out);
  editor_draw_above_anew(self, above);
  fflush(self->out);
  el_set(self->el, EL_REFRESH);
}

/// Terminals wrap what they show anew when they change: the first row of the prompt is looked for at the new width.
void editor_resized(cedit *self) {
  cedit_above above = self->above;
  editor_draw_above(self, 1);
  int wide = editor_columns(self);
  int row = place_of(self, el_wline(self->el)->cursor, wide) / wide;
  if (!self->dumb) {
    fputc('\r', self->out);
    if (row > 0) fprintf(self->out, "\033[%dA", row);
    fputs("\033[J", self->out);
    editor_draw_above_anew(self, above);
    fflush(self->out);
  }
  el_resize(self->el);
  el_set(self->el, EL_REFRESH);
}
