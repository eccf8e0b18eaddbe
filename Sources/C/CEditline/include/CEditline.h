#pragma once

/// A line of a terminal, edited with libedit, as UTF-8 whatever the locale says.
typedef struct cedit cedit;

/// What Tab calls; `cursor` is a UTF-8 offset in `line`. Only in here `cedit_replace` and `cedit_list` may be used.
typedef void (*cedit_complete)(void *context, cedit *editor, const char *line, int cursor);

typedef enum { CEDIT_LINE, CEDIT_ABANDONED, CEDIT_END } cedit_answer;

/// NULL when there is no memory or a descriptor is bad. The descriptors stay the caller's.
cedit *cedit_open(const char *program, int input, int output, int error);
void cedit_close(cedit *editor);

/// Adds a line to what Up and ^R find.
void cedit_remember(cedit *editor, const char *line);

/// Shows `prompt` (escape sequences between two \1) and reads a line; `*line` is valid until the next call. Of a paste
/// of several lines the first is taken; each of the others waits at the prompt of a following call with `resumes` set; so does what was typed or pasted before a call
/// without, which it can't have been meant for.
cedit_answer cedit_read(
  cedit *editor, const char *prompt, int resumes, cedit_complete complete, void *context, const char **line);

/// Puts `text` in place of the characters (code points) from `start` to `end`; the cursor then stands behind it.
void cedit_replace(cedit *editor, int start, int end, const char *text);
/// Shows lines, each ended by \n, below what is being edited, and that again below them.
void cedit_list(cedit *editor, const char *lines);
void cedit_beep(cedit *editor);

/// When the rows above the prompt are asked for: while nobody types; for the last time, since they can't be reached after this;
/// because they are drawn at another place or width.
typedef enum { CEDIT_MEANWHILE, CEDIT_LAST, CEDIT_ANEW } cedit_moment;

/// What the rows above the prompt are to hold now: lines with \r\n between; NULL to leave them. Empty means meanwhile that they
/// won't change any more, for the last time that they are to be taken away.
typedef const char *(*cedit_above)(void *context, cedit_moment moment);

/// For the next `cedit_read`: the `rows` rows right above the prompt are drawn anew while nobody types. That ends with the line,
/// and when the screen is cleared; where it is listed on or changed, unless they can be drawn anew.
void cedit_keep_above(cedit *editor, int rows, cedit_above above, void *context);
