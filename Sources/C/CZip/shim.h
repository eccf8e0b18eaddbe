#pragma once
#include <sys/syscall.h>
#include <unistd.h>
#include <zip.h>

/// Writes what is in memory of a file's disk onto it, as syncfs(2), which Swift's view of the C library doesn't have.
static inline int czip_sync_disk(int file) { return (int)syscall(SYS_syncfs, file); }
