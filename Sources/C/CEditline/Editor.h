#pragma once

#include <histedit.h>
#include <stddef.h>
#include <stdio.h>
#include <wchar.h>

#include "CEditline.h"

struct cedit {
  EditLine *el;
  FILE *in;
  /// Where libedit draws.
  FILE *nowhere;
  int input, output;
  int dumb;
  cedit_reader reader;
  int resumes, abandoned, is_batch;
  /// What stands in the line to begin with.
  wchar_t *initial;
  /// Characters to be read before the terminal's.
  wchar_t *queue;
  size_t queued, taken;
  /// Lines that wait for a prompt.
  wchar_t *waiting;
  /// While the characters of a paste are read.
  int pasting;
  /// While `cedit_next` reads.
  int asking;
};

static inline cedit *editor_of(EditLine *el) {
  void *self = NULL;
  el_get(el, EL_CLIENTDATA, &self);
  return self;
}

/// Keys.c: all that differs from libedit's emacs keys.
void editor_bind_keys(EditLine *el);
/// Ends the line as it is.
unsigned char editor_end(EditLine *el);
/// Lets the line be drawn.
int editor_draw(cedit *self, cedit_moment moment);
/// Input.c: one character for libedit; signals are attended to while waiting.
int editor_read_character(EditLine *el, wchar_t *character);
/// A character that comes within so many milliseconds; 0 when none does, -1 when none will or ^C did.
int editor_read_within(cedit *self, int milliseconds, wchar_t *character);
/// Puts characters before those of the terminal.
void editor_queue(cedit *self, const wchar_t *text);
/// Paste.c: from the start of a bracketed paste to its end.
unsigned char editor_paste(EditLine *el, int key);
/// What comes up before anything is typed.
unsigned char editor_begin(EditLine *el, int key);
/// Lets `editor_begin` bring up a text, or the first of the lines that wait.
void editor_resume(cedit *self, const char *initial);
/// Keeps what has been typed or pasted already for a later line. Returns 0 when ^C was among it.
int editor_set_aside(cedit *self);
/// Whether a character turns the direction of reading, ends lines or can't be seen, where it stands behind `before`.
int editor_is_unseen(wchar_t character, wchar_t before);
/// Cluster.c: keys that take what a user sees as one character for one.
unsigned char editor_left(EditLine *el, int key);
unsigned char editor_right(EditLine *el, int key);
unsigned char editor_delete_left(EditLine *el, int key);
unsigned char editor_delete_right(EditLine *el, int key);
