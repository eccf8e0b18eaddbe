#pragma once

/// Signals that concern a terminal. The handlers only set flags, write to a pipe and put the terminal back, so they
/// are safe wherever they strike. What waits in `poll` adds `csignals_wake()` to its descriptors: a handler may run on
/// another thread than the one that waits.

/// Readable after a signal arrived; empty it with `csignals_drain`. -1 when no pipe could be made.
int csignals_wake(void);
void csignals_drain(void);

/// Notes SIGINT from now on instead of ending the process.
void csignals_catch_interrupt(void);
int csignals_interrupted(void);
void csignals_clear_interrupt(void);

/// Notes SIGWINCH and SIGCONT between the two calls; `csignals_take_resize` tells whether one came since it was last asked,
/// `csignals_take_continue` whether it was SIGCONT: somebody else had the terminal meanwhile.
void csignals_catch_resize(void);
void csignals_release_resize(void);
int csignals_take_resize(void);
int csignals_take_continue(void);

/// Until `csignals_unguard`: when SIGTERM, SIGHUP, a crash or (where nothing else handles it) SIGINT ends the process,
/// `restore` is written to `output` first and the settings that `terminal` has now are put back. `restore` is cut after
/// 255 bytes. 0 when `terminal` is none.
int csignals_guard(int terminal, int output, const char *restore);
/// Puts the settings back and writes `restore`, as the signal would have; nothing when there is no guard.
void csignals_restore(void);
void csignals_unguard(void);
