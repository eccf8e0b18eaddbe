#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "Editor.h"

static unsigned char abandon(EditLine *el, int key) {
  (void)key;
  editor_of(el)->abandoned = 1;
  editor_go_below(editor_of(el));
  return CC_NEWLINE;
}

static unsigned char end_or_delete(EditLine *el, int key) {
  const LineInfoW *line = el_wline(el);
  if (line->buffer == line->lastchar) {
    editor_go_below(editor_of(el));
    return CC_EOF;
  }
  return editor_delete_right(el, key);
}

/// What stands above the prompt comes along.
static unsigned char clear_screen(EditLine *el, int key) {
  (void)key;
  editor_clear(editor_of(el));
  return CC_REFRESH;
}

static unsigned char complete(EditLine *el, int key) {
  (void)key;
  cedit *self = editor_of(el);
  if (!self->complete) return CC_ERROR;
  const LineInfo *info = el_line(el);
  int cursor = (int)(info->cursor - info->buffer);
  char *line = strndup(info->buffer, (size_t)(info->lastchar - info->buffer));
  if (!line) return CC_ERROR;
  self->complete(self->context, self, line, cursor);
  free(line);
  return CC_REFRESH;
}

void editor_bind_keys(EditLine *el) {
  static const char *const keys[][2] = {
    {"^C", "tagarela-abandon"}, {"^D", "tagarela-end"}, {"^I", "tagarela-complete"}, {"\\e[200~", "tagarela-paste"},
    {"^R", "em-inc-search-prev"}, {"^S", "em-inc-search-next"}, {"^W", "ed-delete-prev-word"},
    {"\\e[A", "ed-search-prev-history"}, {"\\eOA", "ed-search-prev-history"}, {"^P", "ed-search-prev-history"},
    {"\\e[B", "ed-search-next-history"}, {"\\eOB", "ed-search-next-history"}, {"^N", "ed-search-next-history"},
    {"\\e[H", "ed-move-to-beg"}, {"\\eOH", "ed-move-to-beg"}, {"\\e[1~", "ed-move-to-beg"},
    {"\\e[7~", "ed-move-to-beg"}, {"\\e[F", "ed-move-to-end"}, {"\\eOF", "ed-move-to-end"},
    {"\\e[4~", "ed-move-to-end"}, {"\\e[8~", "ed-move-to-end"}, {"\\e[3~", "tagarela-delete-right"},
    {"^H", "ed-delete-prev-char"}, {"^?", "tagarela-delete-left"}, {"^B", "tagarela-left"},
    {"\\e[D", "tagarela-left"}, {"\\eOD", "tagarela-left"}, {"^F", "tagarela-right"},
    {"\\e[C", "tagarela-right"}, {"\\eOC", "tagarela-right"},
    {"\\e[1;5C", "em-next-word"}, {"\\e[1;3C", "em-next-word"}, {"\\eOc", "em-next-word"},
    {"\\e[1;5D", "ed-prev-word"}, {"\\e[1;3D", "ed-prev-word"}, {"\\eOd", "ed-prev-word"},
    {"\\e[3;5~", "em-delete-next-word"}, {"\\e[Z", "tagarela-complete"}, {"^L", "tagarela-clear"},
  };
  el_set(el, EL_ADDFN, "tagarela-abandon", "Leave this line", abandon);
  el_set(el, EL_ADDFN, "tagarela-end", "End of input, or delete", end_or_delete);
  el_set(el, EL_ADDFN, "tagarela-complete", "Complete", complete);
  el_set(el, EL_ADDFN, "tagarela-clear", "Clear the screen", clear_screen);
  el_set(el, EL_ADDFN, "tagarela-paste", "Take a bracketed paste", editor_paste);
  el_set(el, EL_ADDFN, "tagarela-left", "Left by one that is seen", editor_left);
  el_set(el, EL_ADDFN, "tagarela-right", "Right by one that is seen", editor_right);
  el_set(el, EL_ADDFN, "tagarela-delete-left", "Delete what is seen to the left", editor_delete_left);
  el_set(el, EL_ADDFN, "tagarela-delete-right", "Delete what is seen to the right", editor_delete_right);
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) el_set(el, EL_BIND, keys[i][0], keys[i][1], NULL);
}
