#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Editor.h"

/// The line as UTF-8, to be freed; NULL when there is no memory.
static char *line_of(EditLine *el, int *cursor) {
  const LineInfo *info = el_line(el);
  *cursor = (int)(info->cursor - info->buffer);
  return strndup(info->buffer, (size_t)(info->lastchar - info->buffer));
}

int editor_draw(cedit *self, cedit_moment moment) {
  int cursor;
  char *line = line_of(self->el, &cursor);
  int pause = line ? self->reader.draw(self->reader.context, moment, line, cursor) : -1;
  free(line);
  return pause;
}

unsigned char editor_end(EditLine *el) {
  const LineInfoW *line = el_wline(el);
  el_cursor(el, (int)(line->lastchar - line->cursor));
  el_winsertstr(el, L"\n");
  // As libedit's own Enter: it leaves room for that.
  *(wchar_t *)el_wline(el)->lastchar = 0;
  return CC_NEWLINE;
}

static unsigned char take(EditLine *el) {
  editor_draw(editor_of(el), CEDIT_OVER);
  return editor_end(el);
}

static unsigned char abandon(EditLine *el, int key) {
  (void)key;
  editor_of(el)->abandoned = 1;
  return take(el);
}

static unsigned char end_or_delete(EditLine *el, int key) {
  const LineInfoW *line = el_wline(el);
  if (line->buffer == line->lastchar) {
    editor_draw(editor_of(el), CEDIT_OVER);
    return CC_EOF;
  }
  return editor_delete_right(el, key);
}

static unsigned char beep(EditLine *el) {
  const cedit *self = editor_of(el);
  return write(self->output, "\a", 1) < 0 ? CC_ERROR : CC_NORM;
}

static unsigned char usual(EditLine *el, cedit_key key) {
  const LineInfoW *line = el_wline(el);
  switch (key) {
  case CEDIT_ENTER: return take(el);
  case CEDIT_SPACE: return el_winsertstr(el, L" ") == 0 ? CC_REFRESH : CC_ERROR;
  case CEDIT_RIGHT: return editor_right(el, 0);
  case CEDIT_LINE_END: el_cursor(el, (int)(line->lastchar - line->cursor)); return CC_REFRESH;
  default: return beep(el);
  }
}

static unsigned char press(EditLine *el, cedit_key key) {
  cedit *self = editor_of(el);
  int cursor;
  char *line = line_of(el, &cursor);
  if (!line) return CC_ERROR;
  cedit_effect effect = self->reader.press(self->reader.context, self, key, line, cursor);
  free(line);
  switch (effect) {
  case CEDIT_USUAL: return usual(el, key);
  case CEDIT_REFUSED: return beep(el);
  case CEDIT_ENTERED: return take(el);
  default: return CC_REFRESH;
  }
}

#define KEY(name, key) \
  static unsigned char name(EditLine *el, int typed) { \
    (void)typed; \
    return press(el, key); \
  }
KEY(tab, CEDIT_TAB)
KEY(backtab, CEDIT_BACKTAB)
KEY(enter, CEDIT_ENTER)
KEY(space, CEDIT_SPACE)
KEY(right, CEDIT_RIGHT)
KEY(line_end, CEDIT_LINE_END)
KEY(word_right, CEDIT_WORD_RIGHT)
KEY(up, CEDIT_UP)
KEY(down, CEDIT_DOWN)
KEY(search, CEDIT_SEARCH)
KEY(clear, CEDIT_CLEAR)
KEY(outside, CEDIT_EDITOR)
KEY(suspend, CEDIT_SUSPEND)

void editor_bind_keys(EditLine *el) {
  static const struct {
    const char *name;
    unsigned char (*function)(EditLine *, int);
  } functions[] = {
    {"tagarela-abandon", abandon}, {"tagarela-end", end_or_delete}, {"tagarela-paste", editor_paste},
    {"tagarela-begin", editor_begin}, {"tagarela-left", editor_left}, {"tagarela-delete-left", editor_delete_left},
    {"tagarela-delete-right", editor_delete_right}, {"tagarela-tab", tab}, {"tagarela-backtab", backtab},
    {"tagarela-enter", enter}, {"tagarela-space", space}, {"tagarela-right", right},
    {"tagarela-line-end", line_end}, {"tagarela-word-right", word_right}, {"tagarela-up", up},
    {"tagarela-down", down}, {"tagarela-search", search}, {"tagarela-clear", clear},
    {"tagarela-outside", outside}, {"tagarela-suspend", suspend},
  };
  // The last is no key of a terminal's: `editor_resume` says it.
  static const char *const keys[][2] = {
    {"^C", "tagarela-abandon"}, {"^D", "tagarela-end"}, {"^M", "tagarela-enter"}, {"^J", "tagarela-enter"},
    {" ", "tagarela-space"}, {"^I", "tagarela-tab"}, {"\\e[Z", "tagarela-backtab"},
    {"^R", "tagarela-search"}, {"^S", "tagarela-search"}, {"^L", "tagarela-clear"}, {"^Z", "tagarela-suspend"},
    {"^X^E", "tagarela-outside"}, {"\\ee", "tagarela-outside"},
    {"\\e[A", "tagarela-up"}, {"\\eOA", "tagarela-up"}, {"^P", "tagarela-up"}, {"\\ep", "tagarela-up"},
    {"\\e[B", "tagarela-down"}, {"\\eOB", "tagarela-down"}, {"^N", "tagarela-down"}, {"\\en", "tagarela-down"},
    {"\\e[H", "ed-move-to-beg"}, {"\\eOH", "ed-move-to-beg"}, {"\\e[1~", "ed-move-to-beg"},
    {"\\e[7~", "ed-move-to-beg"}, {"\\e[F", "tagarela-line-end"}, {"\\eOF", "tagarela-line-end"},
    {"\\e[4~", "tagarela-line-end"}, {"\\e[8~", "tagarela-line-end"}, {"^E", "tagarela-line-end"},
    {"\\e[3~", "tagarela-delete-right"}, {"^H", "tagarela-delete-left"}, {"^?", "tagarela-delete-left"},
    {"^W", "ed-delete-prev-word"}, {"^B", "tagarela-left"}, {"\\e[D", "tagarela-left"}, {"\\eOD", "tagarela-left"},
    {"^F", "tagarela-right"}, {"\\e[C", "tagarela-right"}, {"\\eOC", "tagarela-right"},
    {"\\e[1;5C", "tagarela-word-right"}, {"\\e[1;3C", "tagarela-word-right"}, {"\\eOc", "tagarela-word-right"},
    {"\\ef", "tagarela-word-right"}, {"\\eF", "tagarela-word-right"},
    {"\\e[1;5D", "ed-prev-word"}, {"\\e[1;3D", "ed-prev-word"}, {"\\eOd", "ed-prev-word"},
    {"\\e[3;5~", "em-delete-next-word"}, {"\\e[200~", "tagarela-paste"}, {"\\e[201~", "tagarela-begin"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    el_set(el, EL_ADDFN, functions[i].name, functions[i].name, functions[i].function);
  }
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) el_set(el, EL_BIND, keys[i][0], keys[i][1], NULL);
  // libedit's own commands and history: what it asks could not be seen.
  static const char *const unused[] = {"\\ex", "\\eX", "\\eP", "\\eN", "\\e<", "\\e>", "^O", "^Q"};
  for (size_t i = 0; i < sizeof unused / sizeof unused[0]; i++) el_set(el, EL_BIND, unused[i], "ed-unassigned", NULL);
}
