#pragma once

/// A line of a terminal, edited with libedit, as UTF-8 whatever the locale says. libedit reads the keys and keeps the line; what is
/// seen of it whoever reads the line draws, so nothing is written here but what prepares the terminal.
typedef struct cedit cedit;

/// Keys that whoever reads the line may take over.
typedef enum {
  CEDIT_TAB, CEDIT_BACKTAB, CEDIT_ENTER, CEDIT_SPACE, CEDIT_RIGHT, CEDIT_LINE_END, CEDIT_WORD_RIGHT, CEDIT_UP, CEDIT_DOWN,
  CEDIT_SEARCH, CEDIT_CLEAR, CEDIT_EDITOR, CEDIT_SUSPEND
} cedit_key;

/// What became of such a key.
typedef enum {
  /// All is done.
  CEDIT_TAKEN,
  /// It does what it does anywhere.
  CEDIT_USUAL,
  /// There is nothing to be done.
  CEDIT_REFUSED,
  /// The line is as it should be, and is entered.
  CEDIT_ENTERED,
} cedit_effect;

/// When the line is drawn.
typedef enum {
  /// No key is waiting: before one is waited for, and again when the time is over that was asked for.
  CEDIT_STILL,
  /// No key has come within that time.
  CEDIT_MEANWHILE,
  /// The terminal has another size.
  CEDIT_CHANGED,
  /// Somebody else had the terminal: nothing of the line is there.
  CEDIT_AGAIN,
  /// The line is over: what comes next is written below it.
  CEDIT_OVER,
  /// The same, but what comes next is written in its place.
  CEDIT_AWAY
} cedit_moment;

/// Whoever reads a line. `cursor` is a UTF-8 offset in `line`. While a key is pressed, and only then, `cedit_replace`, `cedit_go`,
/// `cedit_next`, `cedit_put_back`, `cedit_lend`, `cedit_take` and `cedit_suspend` may be called.
typedef struct {
  void *context;
  cedit_effect (*press)(void *context, cedit *editor, cedit_key key, const char *line, int cursor);
  /// Returns how many milliseconds may go by before it is asked again, -1 for any number.
  int (*draw)(void *context, cedit_moment moment, const char *line, int cursor);
} cedit_reader;

typedef enum { CEDIT_LINE, CEDIT_PASTED, CEDIT_ABANDONED, CEDIT_END } cedit_answer;

/// NULL when there is no memory or a descriptor is bad. The descriptors stay the caller's.
cedit *cedit_open(const char *program, int input, int output, int error);
void cedit_close(cedit *editor);

/// Reads a line; `*line` is valid until the next call.
///
/// Where `resumes` is set, a paste of several lines comes back at once, whole, as CEDIT_PASTED, and what was typed before it waits
/// for the next call; what waits comes up line by line. Without, the first line of a paste is taken and the others wait, and so does
/// what was typed or pasted before the call, which it can't have been meant for.
///
/// - `initial`: what stands in the line to begin with, before anything that waits.
cedit_answer cedit_read(cedit *editor, const char *initial, int resumes, cedit_reader reader, const char **line);

/// Puts `text` in place of the characters (code points) from `start` to `end`; the cursor then stands behind it.
void cedit_replace(cedit *editor, int start, int end, const char *text);
/// Puts the cursor before a character (code point).
void cedit_go(cedit *editor, int place);

/// The next character that is typed, -1 when there will be none. Escape that is pressed alone is one too.
int cedit_next(cedit *editor);
/// Whether a character is there already.
int cedit_is_next(cedit *editor);
/// Puts a character before the next.
void cedit_put_back(cedit *editor, int character);

/// Between the two the terminal is as it is for other programs.
void cedit_lend(cedit *editor);
void cedit_take(cedit *editor);
/// Stops the program, as its user asks, until somebody lets it go on.
void cedit_suspend(cedit *editor);
