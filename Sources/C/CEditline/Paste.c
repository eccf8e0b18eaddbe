#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "Editor.h"

static const wchar_t opening[] = L"\033[200~", closing[] = L"\033[201~";

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

/// What turns the direction of reading, ends lines or can't be seen. Tags behind a black flag make it a country's.
static int is_unseen(wchar_t character, wchar_t before) {
  if (is_tag(character)) return before != 0x1F3F4 && !is_tag(before);
  return character == 0x61C || character == 0x200B || character == 0x200E || character == 0x200F ||
         (character >= 0x2028 && character <= 0x202E) || (character >= 0x2060 && character <= 0x206F) ||
         character == 0xFEFF || (character >= 0xFDD0 && character <= 0xFDEF) ||
         (character >= 0xE0000 && character < 0xE0100);
}

/// Line ends become \n, tabs blanks; other control characters, what can't be seen and empty lines at the ends go.
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
    if (is_unseen(character, kept > 0 ? all->text[kept - 1] : before)) continue;
    all->text[kept++] = character;
  }
  while (kept > 0 && all->text[kept - 1] == L'\n') kept--;
  all->text[kept] = 0;
  all->count = kept;
}

/// Further lines wait: `first`, then `second`, of which one may be NULL.
static void keep(cedit *self, const wchar_t *first, const wchar_t *second) {
  size_t length = (first ? wcslen(first) : 0) + (second ? wcslen(second) : 0) + 2;
  wchar_t *all = calloc(length, sizeof *all);
  if (!all) return;
  if (first) wcscpy(all, first);
  if (first && second) wcscat(all, L"\n");
  if (second) wcscat(all, second);
  free(self->pasted);
  self->pasted = all;
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
  wchar_t *rest = wcschr(all.text, L'\n');
  if (rest) {
    *rest = 0;
    keep(self, rest + 1, self->pasted);
  }
  if (*all.text) el_winsertstr(el, all.text);
  free(all.text);
  return CC_REFRESH;
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
    if (*all.text) keep(self, self->pasted, all.text);
  }
  free(all.text);
  return waiting >= 0;
}

void editor_queue_paste(cedit *self, const wchar_t *text) {
  editor_queue(self, closing);
  editor_queue(self, text);
  editor_queue(self, opening);
}

void editor_resume_paste(cedit *self) {
  if (!self->pasted) return;
  editor_queue_paste(self, self->pasted);
  free(self->pasted);
  self->pasted = NULL;
}
