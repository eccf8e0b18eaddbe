#define _GNU_SOURCE
#include "CSpawn.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

int cspawn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cspawn_line(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends); }

int cspawn_move(posix_spawn_file_actions_t *actions, const char *folder) {
  return folder ? posix_spawn_file_actions_addchdir_np(actions, folder) : 0;
}

int cspawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int cspawn_adopt(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

int cspawn_watch(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }
