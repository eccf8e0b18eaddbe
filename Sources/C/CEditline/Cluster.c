#define _GNU_SOURCE
#include "Editor.h"

static int is_flag_half(wchar_t character) { return character >= 0x1F1E6 && character <= 0x1F1FF; }

/// Whether a place is inside of what a user takes for one character: an accent or skin tone of its own, a family of
/// emoji joined by U+200D, a flag. A short form of the rules of Unicode UAX #29.
static int is_inside(const LineInfoW *line, const wchar_t *place) {
  if (place <= line->buffer || place >= line->lastchar) return 0;
  wchar_t before = place[-1], here = place[0];
  if (wcwidth(here) == 0 || before == 0x200D || (here >= 0x1F3FB && here <= 0x1F3FF)) return 1;
  int halves = 0;
  for (const wchar_t *half = place; half > line->buffer && is_flag_half(half[-1]); half--) halves++;
  return is_flag_half(here) && halves % 2 == 1;
}

/// How far the next character's edge is: characters (code points) to the left or right, 0 at the end of the line.
static int distance(EditLine *el, int step) {
  const LineInfoW *line = el_wline(el);
  const wchar_t *place = line->cursor;
  if (place == (step < 0 ? line->buffer : line->lastchar)) return 0;
  do place += step;
  while (is_inside(line, place));
  return (int)(place - line->cursor);
}

unsigned char editor_left(EditLine *el, int key) {
  (void)key;
  int count = distance(el, -1);
  el_cursor(el, count);
  return count ? CC_REFRESH : CC_ERROR;
}

unsigned char editor_right(EditLine *el, int key) {
  (void)key;
  int count = distance(el, 1);
  el_cursor(el, count);
  return count ? CC_REFRESH : CC_ERROR;
}

unsigned char editor_delete_left(EditLine *el, int key) {
  (void)key;
  int count = -distance(el, -1);
  if (!count) return CC_ERROR;
  el_deletestr(el, count);
  return CC_REFRESH;
}

unsigned char editor_delete_right(EditLine *el, int key) {
  (void)key;
  int count = distance(el, 1);
  if (!count) return CC_ERROR;
  el_cursor(el, count);
  el_deletestr(el, count);
  return CC_REFRESH;
}
