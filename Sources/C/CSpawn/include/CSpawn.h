// What Linux and GNU have of starting and watching programs and Swift's Glibc module doesn't show.
#pragma once

#include <spawn.h>
#include <sys/types.h>

/// A pipe whose ends no child inherits; 0, or -1 with errno.
int cspawn_pipe(int ends[2]);

/// A line in both directions whose ends no child inherits; 0, or -1 with errno.
int cspawn_line(int ends[2]);

/// Has the child run in a folder, unless it is null; 0, or an error number.
int cspawn_move(posix_spawn_file_actions_t *actions, const char *folder);

/// Has the child begin without the open files from this number on; 0, or an error number.
int cspawn_close_from(posix_spawn_file_actions_t *actions, int first);

/// Makes this process the parent of all that descends from it and has lost its own parent; 0, or -1 with errno.
int cspawn_adopt(void);

/// A file that becomes readable when a process ends; -1 with errno.
int cspawn_watch(pid_t process);
