#pragma once

#include <histedit.h>
#include <stddef.h>
#include <stdio.h>
#include <wchar.h>

#include "CEditline.h"

struct cedit {
  EditLine *el;
  History *history;
  FILE *in, *out, *quiet;
  int input, output;
  int dumb;
  char *prompt;
  cedit_complete complete;
  void *context;
  int abandoned;
  /// Characters to be read before the terminal's.
  wchar_t *queue;
  size_t queued, taken;
  /// The further lines of a paste.
  wchar_t *pasted;
  /// While the characters of a paste are read.
  int pasting;
  /// The rows above the prompt that still change; NULL when there are none.
  cedit_above above;
  void *above_context;
  int above_rows;
};

static inline cedit *editor_of(EditLine *el) {
  void *self = NULL;
  el_get(el, EL_CLIENTDATA, &self);
  return self;
}

/// Keys.c: all that differs from libedit's emacs keys.
void editor_bind_keys(EditLine *el);
/// Input.c: one character for libedit; signals are attended to while waiting.
int editor_read_character(EditLine *el, wchar_t *character);
/// A character that comes within so many milliseconds; 0 when none does, -1 when none will or ^C did.
int editor_read_within(cedit *self, int milliseconds, wchar_t *character);
/// Puts characters before those of the terminal.
void editor_queue(cedit *self, const wchar_t *text);
/// Paste.c: from the start of a bracketed paste to its end.
unsigned char editor_paste(EditLine *el, int key);
/// Puts text before the terminal's characters, as if it were pasted.
void editor_queue_paste(cedit *self, const wchar_t *text);
void editor_resume_paste(cedit *self);
/// Keeps what has been typed or pasted already for a later line. Returns 0 when ^C was among it.
int editor_set_aside(cedit *self);
/// Cluster.c: keys that take what a user sees as one character for one.
unsigned char editor_left(EditLine *el, int key);
unsigned char editor_right(EditLine *el, int key);
unsigned char editor_delete_left(EditLine *el, int key);
unsigned char editor_delete_right(EditLine *el, int key);
/// Place.c: the cursor to the start of the first row below the line.
void editor_go_below(cedit *self);
/// Above.c: the rows above the prompt, while the cursor is in its line.
void editor_draw_above(cedit *self, int is_last);
/// The same rows where the cursor is, at the start of a row; they are kept from then on, if they can be drawn anew.
void editor_draw_above_anew(cedit *self, cedit_above above);
/// The columns of the terminal, and the cells that the prompt and the line take up to the cursor.
int editor_columns(cedit *self);
int editor_rows(cedit *self);
int editor_place_of_cursor(cedit *self);
/// Clears the screen; what is edited, and the rows above it, come first on it.
void editor_clear(cedit *self);
/// Draws everything again for the terminal's new width.
void editor_resized(cedit *self);
