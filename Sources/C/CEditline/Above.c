#define _GNU_SOURCE
#include <stdio.h>

#include "Editor.h"

void cedit_keep_above(cedit *self, int rows, cedit_above above, void *context) {
  self->above = self->dumb ? NULL : above;
  self->above_rows = rows;
  self->above_context = context;
}

/// The cursor goes there and comes back within one write, between two keys: libedit has nothing half drawn then.
void editor_draw_above(cedit *self, int is_last) {
  if (!self->above) return;
  const char *text = self->above(self->above_context, is_last ? CEDIT_LAST : CEDIT_MEANWHILE);
  if (is_last || (text && !*text)) self->above = NULL;
  if (!text || (!*text && !is_last)) return;
  int up = editor_place_of_cursor(self) / editor_columns(self) + self->above_rows;
  if (up >= editor_rows(self)) return;
  if (*text) fprintf(self->out, "\0337\r\033[%dA%s\0338", up, text);
  // The rows go, and the line with the cursor moves up into their place.
  else fprintf(self->out, "\0337\r\033[%dA\033[%dM\0338\033[%dA", up, self->above_rows, self->above_rows);
  fflush(self->out);
}

void editor_draw_above_anew(cedit *self, cedit_above above) {
  const char *text = above ? above(self->above_context, CEDIT_ANEW) : NULL;
  if (!text || !*text) return;
  fprintf(self->out, "%s\r\n", text);
  self->above = above;
}
