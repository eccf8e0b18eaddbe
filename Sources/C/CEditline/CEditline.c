#define _GNU_SOURCE
#include "CEditline.h"

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CSignals.h"
#include "Editor.h"

/// libedit drops accents silently unless the locale's characters are UTF-8. Numbers keep the C locale's point.
static void speak_utf8(void) {
  static const char *const locales[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8"};
  setlocale(LC_ALL, "");
  setlocale(LC_NUMERIC, "C");
  for (size_t i = 0; i < 3 && strcmp(nl_langinfo(CODESET), "UTF-8") != 0; i++) setlocale(LC_CTYPE, locales[i]);
}

cedit *cedit_open(const char *program, int input, int output, int error) {
  speak_utf8();
  cedit *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->input = input;
  self->output = output;
  const char *terminal = getenv("TERM");
  self->dumb = !terminal || !*terminal || strcmp(terminal, "dumb") == 0;
  int in = dup(input);
  if (in >= 0) self->in = fdopen(in, "r");
  self->nowhere = fopen("/dev/null", "we");
  if (self->in && self->nowhere) {
    self->el = el_init_fd(program, self->in, self->nowhere, self->nowhere, input, output, error);
  }
  if (!self->el) {
    cedit_close(self);
    return NULL;
  }
  el_set(self->el, EL_CLIENTDATA, self);
  el_set(self->el, EL_SIGNAL, 0);
  el_set(self->el, EL_EDITOR, "emacs");
  // It draws nowhere, so any terminal will do that the system knows.
  el_set(self->el, EL_TERMINAL, "xterm");
  el_set(self->el, EL_SETTY, "-d", "-isig", NULL);
  el_set(self->el, EL_SETTY, "-d", "-ixon", NULL);
  el_set(self->el, EL_GETCFN, editor_read_character);
  editor_bind_keys(self->el);
  return self;
}

void cedit_close(cedit *self) {
  if (self->el) el_end(self->el);
  if (self->in) fclose(self->in);
  if (self->nowhere) fclose(self->nowhere);
  free(self->initial);
  free(self->queue);
  free(self->waiting);
  free(self);
}

/// Brackets round pastes are asked for, and asked for no more.
static void bracket(cedit *self, int on) {
  if (!self->dumb) dprintf(self->output, on ? "\033[?2004h" : "\033[?2004l");
}

cedit_answer cedit_read(cedit *self, const char *initial, int resumes, cedit_reader reader, const char **line) {
  self->reader = reader;
  self->resumes = resumes;
  self->abandoned = self->is_batch = 0;
  csignals_clear_interrupt();
  csignals_guard(self->input, self->output, self->dumb ? "" : "\033[?2004l");
  csignals_catch_resize();
  // Before the prompt is seen: libedit by itself does it after, and what is typed in between goes astray.
  el_set(self->el, EL_PREP_TERM, 1);
  bracket(self, 1);
  // What comes up, and a question, is for who has read it: what was typed or pasted before is for a later prompt.
  int brings_up = resumes && (*initial || self->waiting);
  int is_there = (resumes && !brings_up) || editor_set_aside(self);
  if (is_there && brings_up) editor_resume(self, initial);
  int count = 0;
  const char *text = is_there ? el_gets(self->el, &count) : NULL;
  if (!is_there) {
    self->abandoned = 1;
    reader.draw(reader.context, CEDIT_OVER, "", 0);
  }
  bracket(self, 0);
  csignals_release_resize();
  csignals_unguard();
  *line = "";
  if (self->abandoned) {
    free(self->waiting);
    self->waiting = NULL;
    return CEDIT_ABANDONED;
  }
  if (!text) return CEDIT_END;
  *line = text;
  return self->is_batch ? CEDIT_PASTED : CEDIT_LINE;
}

void cedit_replace(cedit *self, int start, int end, const char *text) {
  cedit_go(self, end);
  if (end > start) el_deletestr(self->el, end - start);
  if (*text) el_insertstr(self->el, text);
}

void cedit_go(cedit *self, int place) {
  const LineInfoW *line = el_wline(self->el);
  el_cursor(self->el, place - (int)(line->cursor - line->buffer));
}

int cedit_next(cedit *self) {
  wchar_t character;
  self->asking = 1;
  int count = editor_read_character(self->el, &character);
  self->asking = 0;
  return count == 1 ? (int)character : -1;
}

int cedit_is_next(cedit *self) {
  struct pollfd input = {.fd = self->input, .events = POLLIN};
  return self->taken < self->queued || poll(&input, 1, 0) > 0;
}

void cedit_put_back(cedit *self, int character) {
  const wchar_t text[] = {(wchar_t)character, 0};
  editor_queue(self, text);
}

void cedit_lend(cedit *self) {
  bracket(self, 0);
  el_set(self->el, EL_PREP_TERM, 0);
}

void cedit_take(cedit *self) {
  el_set(self->el, EL_PREP_TERM, 0);
  el_set(self->el, EL_PREP_TERM, 1);
  bracket(self, 1);
}

void cedit_suspend(cedit *self) {
  cedit_lend(self);
  kill(0, SIGTSTP);
  cedit_take(self);
  csignals_take_continue();
  csignals_take_resize();
}
