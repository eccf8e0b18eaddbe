// What GNU has of starting programs and Swift's Glibc module doesn't show.
#pragma once

#include <spawn.h>

/// A pipe whose ends no child inherits; 0, or -1 with errno.
int cspawn_pipe(int ends[2]);

/// Has the child run in a folder, with no files open but the first three; 0, or an error number.
int cspawn_seclude(posix_spawn_file_actions_t *actions, const char *folder);
