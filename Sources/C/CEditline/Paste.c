#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "Editor.h"

static const wchar_t closing[] = L"\033[201~";

typedef struct {
  wchar_t *text;
  size_t count, room;
} buffer;

static int append(buffer *self, wchar_t character) {
  if (self->count + 1 >= self->room) {
    size_t room = self->room ? self->room * 2 : 256;
    wchar_t *text = realloc(self->text, room * sizeof *text);
    if (!text) return 0;
    self->text = text;
    self->room = room;
  }
  self->text[self->count++] = character;
  self->text[self->count] = 0;
  return 1;
}

static int ends_with(const buffer *self, const wchar_t *ending) {
  size_t length = wcslen(ending);
  return self->count >= length && wmemcmp(self->text + self->count - length, ending, length) == 0;
}

/// What is between the marks; ^C ends it as well, lest a terminal that never closes a paste holds the prompt.
static buffer collect(EditLine *el) {
  buffer all = {0};
  wchar_t character;
  while (el_wgetc(el, &character) == 1 && character != 003 && append(&all, character)) {
    if (!ends_with(&all, closing)) continue;
    all.count -= wcslen(closing);
    break;
  }
  if (all.text) all.text[all.count] = 0;
  return all;
}

static int is_tag(wchar_t character) { return character >= 0xE0020 && character <= 0xE007F; }

/// Tags behind a black flag make it a country's.
int editor_is_unseen(wchar_t character, wchar_t before) {
  if (is_tag(character)) return before != 0x1F3F4 && !is_tag(before);
  return character == 0x61C || character == 0x200B || character == 0x200E || character == 0x200F ||
         (character >= 0x2028 && character <= 0x202E) || (character >= 0x2060 && character <= 0x206F) ||
         character == 0xFEFF || (character >= 0xFDD0 && character <= 0xFDEF) ||
         (character >= 0xE0000 && character < 0xE0100);
}

/// Line ends become \n, tabs blanks; other control characters, what can't be seen and empty lines at the start go.
///
/// `before` stands before the text, 0 where nothing does.
static void clean(buffer *all, wchar_t before) {
  size_t kept = 0;
  for (size_t i = 0; i < all->count; i++) {
    wchar_t character = all->text[i];
    if (character == L'\r' && all->text[i + 1] == L'\n') continue;
    if (character == L'\r') character = L'\n';
    if (character == L'\t') character = L' ';
    if ((character < 0x20 && character != L'\n') || (character >= 0x7F && character < 0xA0)) continue;
    if (character == L'\n' && kept == 0) continue;
    if (editor_is_unseen(character, kept > 0 ? all->text[kept - 1] : before)) continue;
    all->text[kept++] = character;
  }
  all->text[kept] = 0;
  all->count = kept;
}

static void drop_line_ends(buffer *all) {
  while (all->count > 0 && all->text[all->count - 1] == L'\n') all->text[--all->count] = 0;
}

/// Lines wait: `first`, then `second`, of which either may be empty or NULL.
static void keep(cedit *self, const wchar_t *first, const wchar_t *second) {
  size_t ahead = first ? wcslen(first) : 0, behind = second ? wcslen(second) : 0;
  wchar_t *all = ahead + behind > 0 ? calloc(ahead + behind + 2, sizeof *all) : NULL;
  if (ahead && all) wcscpy(all, first);
  if (ahead && behind && all) wcscat(all, L"\n");
  if (behind && all) wcscat(all, second);
  free(self->waiting);
  self->waiting = all;
}

/// The lines are the answer; what was typed before them stays apart from them and waits.
static unsigned char run(EditLine *el, const wchar_t *text) {
  cedit *self = editor_of(el);
  const LineInfoW *line = el_wline(el);
  size_t length = (size_t)(line->lastchar - line->buffer);
  wchar_t *typed = calloc(length + 1, sizeof *typed);
  if (typed) wmemcpy(typed, line->buffer, length);
  if (typed) keep(self, typed, self->waiting);
  free(typed);
  el_cursor(el, (int)(line->lastchar - line->cursor));
  el_deletestr(el, (int)length);
  editor_draw(self, CEDIT_AWAY);
  self->is_batch = 1;
  el_winsertstr(el, text);
  return editor_end(el);
}

unsigned char editor_paste(EditLine *el, int key) {
  (void)key;
  cedit *self = editor_of(el);
  self->pasting = 1;
  buffer all = collect(el);
  self->pasting = 0;
  if (!all.text) return CC_NORM;
  const LineInfoW *line = el_wline(el);
  clean(&all, line->cursor > line->buffer ? line->cursor[-1] : 0);
  unsigned char effect = CC_REFRESH;
  wchar_t *next = wcschr(all.text, L'\n');
  if (self->resumes && next && wcsspn(next, L"\n") < wcslen(next)) {
    effect = run(el, all.text);
  } else {
    drop_line_ends(&all);
    if ((next = wcschr(all.text, L'\n'))) {
      *next = 0;
      keep(self, next + 1, self->waiting);
    }
    if (*all.text) el_winsertstr(el, all.text);
  }
  free(all.text);
  return effect;
}

/// The rest of a key's sequence, or of a mark round a paste.
static void skip_sequence(cedit *self) {
  wchar_t character;
  if (editor_read_within(self, 0, &character) <= 0 || character != L'[') return;
  while (editor_read_within(self, 0, &character) > 0 && (character < 0x40 || character > 0x7E)) {
  }
}

int editor_set_aside(cedit *self) {
  // A paste comes in pieces: it is over when nothing has come for so many milliseconds.
  enum { PAUSE = 100 };
  self->taken = self->queued;
  buffer all = {0};
  wchar_t character;
  int waiting = 0;
  for (int pause = 0; (waiting = editor_read_within(self, pause, &character)) > 0; pause = PAUSE) {
    if (character == 033) skip_sequence(self);
    else if (!append(&all, character)) break;
  }
  if (all.text) {
    clean(&all, 0);
    drop_line_ends(&all);
    keep(self, self->waiting, all.text);
  }
  free(all.text);
  return waiting >= 0;
}

unsigned char editor_begin(EditLine *el, int key) {
  (void)key;
  cedit *self = editor_of(el);
  if (!self->initial) return CC_NORM;
  el_winsertstr(el, self->initial);
  free(self->initial);
  self->initial = NULL;
  return CC_REFRESH;
}

void editor_resume(cedit *self, const char *initial) {
  size_t room = strlen(initial) + (self->waiting ? wcslen(self->waiting) : 0) + 1;
  wchar_t *text = calloc(room, sizeof *text);
  if (!text) return;
  if (*initial) {
    mbstowcs(text, initial, room);
  } else {
    size_t length = wcscspn(self->waiting, L"\n");
    wmemcpy(text, self->waiting, length);
    wmemmove(self->waiting, self->waiting + length, wcslen(self->waiting + length) + 1);
    buffer rest = {self->waiting, wcslen(self->waiting), 0};
    clean(&rest, 0);
    if (!*self->waiting) keep(self, NULL, NULL);
  }
  free(self->initial);
  self->initial = text;
  editor_queue(self, closing);
}
