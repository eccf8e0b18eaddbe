/* Prepared statements of SQLite without anything around them: what the bench compares the workspace with. */
#ifndef BENCH_PEER_H
#define BENCH_PEER_H

typedef struct BenchPeer BenchPeer;

/* Opens a database as the workspace does: write-ahead log, synchronous=FULL, foreign keys on. NULL when it can't. */
BenchPeer *bench_peer_open(const char *path);
void bench_peer_close(BenchPeer *peer);

/* Runs statements. Returns 0, or SQLite's error code. */
int bench_peer_execute(BenchPeer *peer, const char *sql);

/* Prepares a statement once and runs it `count` times, reading every column of every row.

   `values` has a letter for each parameter: `u` a text of 22 characters that is new each time, `n` a new name,
   `t` a moment, `d` a day, `w` a word, `i` the number of the run, counted from 1, `1` the number one, `0` NULL.
   `first` is added to the number of the run.

   Returns nanoseconds a run, or -1 when SQLite refuses. */
double bench_peer_run(BenchPeer *peer, const char *sql, const char *values, long first, long count);

/* SQLite's last complaint. */
const char *bench_peer_message(BenchPeer *peer);

const char *bench_peer_version(void);

#endif
