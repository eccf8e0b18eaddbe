#include "BenchPeer.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct BenchPeer {
  sqlite3 *db;
};

BenchPeer *bench_peer_open(const char *path) {
  BenchPeer *peer = calloc(1, sizeof *peer);
  if (!peer) return NULL;
  const char *settings = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000;"
                         "PRAGMA temp_store = MEMORY";
  if (sqlite3_open(path, &peer->db) == SQLITE_OK && bench_peer_execute(peer, settings) == SQLITE_OK) return peer;
  bench_peer_close(peer);
  return NULL;
}

void bench_peer_close(BenchPeer *peer) {
  if (!peer) return;
  sqlite3_close(peer->db);
  free(peer);
}

int bench_peer_execute(BenchPeer *peer, const char *sql) { return sqlite3_exec(peer->db, sql, NULL, NULL, NULL); }

const char *bench_peer_message(BenchPeer *peer) { return sqlite3_errmsg(peer->db); }

const char *bench_peer_version(void) { return sqlite3_libversion(); }

static void bind(sqlite3_stmt *statement, int place, char value, long number) {
  char text[32];
  switch (value) {
  case 'u': snprintf(text, sizeof text, "%022lx", number); break;
  case 'n': snprintf(text, sizeof text, "name %ld", number); break;
  case 't': snprintf(text, sizeof text, "2012-11-05 09:15:00"); break;
  case 'd': snprintf(text, sizeof text, "2009-03-12"); break;
  case 'w': snprintf(text, sizeof text, "yellow"); break;
  case 'i': sqlite3_bind_int64(statement, place, number); return;
  case '1': sqlite3_bind_int64(statement, place, 1); return;
  default: sqlite3_bind_null(statement, place); return;
  }
  sqlite3_bind_text(statement, place, text, -1, SQLITE_TRANSIENT);
}

static void read_row(sqlite3_stmt *statement) {
  for (int column = sqlite3_column_count(statement) - 1; column >= 0; column--) {
    if (sqlite3_column_type(statement, column) == SQLITE_INTEGER)
      sqlite3_column_int64(statement, column);
    else
      sqlite3_column_text(statement, column);
  }
}

static double now(void) {
  struct timespec moment;
  clock_gettime(CLOCK_MONOTONIC, &moment);
  return moment.tv_sec * 1e9 + moment.tv_nsec;
}

double bench_peer_run(BenchPeer *peer, const char *sql, const char *values, long first, long count) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(peer->db, sql, -1, &statement, NULL) != SQLITE_OK) return -1;
  double start = now();
  int result = SQLITE_DONE;
  for (long run = 1; run <= count && result == SQLITE_DONE; run++) {
    for (int place = 0; values[place]; place++) bind(statement, place + 1, values[place], first + run);
    while ((result = sqlite3_step(statement)) == SQLITE_ROW) read_row(statement);
    sqlite3_reset(statement);
  }
  double took = now() - start;
  sqlite3_finalize(statement);
  return result == SQLITE_DONE ? took / count : -1;
}
