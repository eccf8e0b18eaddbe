#define _GNU_SOURCE
#include "CSpawn.h"

#include <fcntl.h>
#include <unistd.h>

int cspawn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cspawn_seclude(posix_spawn_file_actions_t *actions, const char *folder) {
  int error = posix_spawn_file_actions_addchdir_np(actions, folder);
  return error ? error : posix_spawn_file_actions_addclosefrom_np(actions, 3);
}
