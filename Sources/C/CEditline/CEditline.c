#define _GNU_SOURCE
#include "CEditline.h"

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
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

static char *prompt(EditLine *el) { return editor_of(el)->prompt; }

/// A terminal newer than the system's list of terminals is taken for an xterm, not for a typewriter.
static void name_terminal(cedit *self) {
  const char *name = getenv("TERM");
  self->dumb = !name || !*name || strcmp(name, "dumb") == 0;
  if (!self->dumb && el_set(self->el, EL_TERMINAL, name) != 0) el_set(self->el, EL_TERMINAL, "xterm");
}

cedit *cedit_open(const char *program, int input, int output, int error) {
  speak_utf8();
  cedit *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->input = input;
  self->output = output;
  int in = dup(input), out = dup(output), quiet = dup(error);
  if (in >= 0) self->in = fdopen(in, "r");
  if (out >= 0) self->out = fdopen(out, "w");
  if (quiet >= 0) self->quiet = freopen("/dev/null", "w", fdopen(quiet, "w"));
  if (self->in && self->out && self->quiet) self->el = el_init(program, self->in, self->out, self->quiet);
  self->history = history_init();
  if (!self->el || !self->history) {
    cedit_close(self);
    return NULL;
  }
  HistEvent event;
  history(self->history, &event, H_SETSIZE, 20000);
  history(self->history, &event, H_SETUNIQUE, 1);
  el_set(self->el, EL_CLIENTDATA, self);
  el_set(self->el, EL_SIGNAL, 0);
  el_set(self->el, EL_EDITOR, "emacs");
  el_set(self->el, EL_HIST, history, self->history);
  el_set(self->el, EL_PROMPT_ESC, prompt, '\1');
  el_set(self->el, EL_SETTY, "-d", "-isig", NULL);
  el_set(self->el, EL_SETTY, "-d", "-ixon", NULL);
  el_set(self->el, EL_GETCFN, editor_read_character);
  name_terminal(self);
  editor_bind_keys(self->el);
  return self;
}

void cedit_close(cedit *self) {
  if (self->el) el_end(self->el);
  if (self->history) history_end(self->history);
  if (self->in) fclose(self->in);
  if (self->out) fclose(self->out);
  if (self->quiet) fclose(self->quiet);
  free(self->prompt);
  free(self->queue);
  free(self->pasted);
  free(self);
}

void cedit_remember(cedit *self, const char *line) {
  HistEvent event;
  history(self->history, &event, H_ENTER, line);
}

cedit_answer cedit_read(
  cedit *self, const char *prompt, int resumes, cedit_complete complete, void *context, const char **line) {
  free(self->prompt);
  self->prompt = strdup(prompt);
  self->complete = complete;
  self->context = context;
  self->abandoned = 0;
  if (resumes) editor_resume_paste(self);
  csignals_clear_interrupt();
  csignals_guard(self->input, self->output, self->dumb ? "" : "\033[?2004l");
  csignals_catch_resize();
  // Before the prompt is seen: libedit by itself does it after, and what is typed in between goes astray.
  el_set(self->el, EL_PREP_TERM, 1);
  if (!self->dumb) fputs("\033[?2004h", self->out);
  int count = 0;
  const char *text = NULL;
  // A question is answered by who has read it: what was typed or pasted before is for the next prompt.
  if (resumes || editor_set_aside(self)) text = el_gets(self->el, &count);
  else self->abandoned = 1;
  if (!self->dumb) fputs("\033[?2004l", self->out);
  fflush(self->out);
  csignals_release_resize();
  csignals_unguard();
  self->above = NULL;
  *line = "";
  if (self->abandoned) {
    free(self->pasted);
    self->pasted = NULL;
    return CEDIT_ABANDONED;
  }
  if (!text) return CEDIT_END;
  *line = text;
  return CEDIT_LINE;
}

void cedit_replace(cedit *self, int start, int end, const char *text) {
  const LineInfoW *line = el_wline(self->el);
  el_cursor(self->el, end - (int)(line->cursor - line->buffer));
  if (end > start) el_deletestr(self->el, end - start);
  if (*text) el_insertstr(self->el, text);
}

void cedit_list(cedit *self, const char *lines) {
  cedit_above above = self->above;
  editor_draw_above(self, 1);
  editor_go_below(self);
  fputs(lines, self->out);
  editor_draw_above_anew(self, above);
  el_set(self->el, EL_REFRESH);
}

void cedit_beep(cedit *self) { el_beep(self->el); }
