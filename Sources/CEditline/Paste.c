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

/// Line ends become \n, tabs blanks; other control characters and empty lines at the ends go.
static void clean(buffer *all) {
  size_t kept = 0;
  for (size_t i = 0; i < all->count; i++) {
    wchar_t character = all->text[i];
    if (character == L'\r' && all->text[i + 1] == L'\n') continue;
    if (character == L'\r') character = L'\n';
    if (character == L'\t') character = L' ';
    if ((character < 0x20 && character != L'\n') || (character >= 0x7F && character < 0xA0)) continue;
    if (character == L'\n' && kept == 0) continue;
    all->text[kept++] = character;
  }
  while (kept > 0 && all->text[kept - 1] == L'\n') kept--;
  all->text[kept] = 0;
  all->count = kept;
}

/// Further lines wait, before those of an earlier paste.
static void keep(cedit *self, const wchar_t *lines) {
  size_t earlier = self->pasted ? wcslen(self->pasted) + 1 : 0;
  wchar_t *all = malloc((wcslen(lines) + earlier + 1) * sizeof *all);
  if (!all) return;
  wcscpy(all, lines);
  if (earlier) wcscat(wcscat(all, L"\n"), self->pasted);
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
  clean(&all);
  wchar_t *rest = wcschr(all.text, L'\n');
  if (rest) {
    *rest = 0;
    keep(self, rest + 1);
  }
  if (*all.text) el_winsertstr(el, all.text);
  free(all.text);
  return CC_REFRESH;
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
