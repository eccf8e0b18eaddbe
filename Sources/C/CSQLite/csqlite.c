#include "csqlite.h"

#define SQLITE_ENABLE_PREUPDATE_HOOK
#include <sqlite3.h>

int csqlite_defend(void *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code != SQLITE_OK) return code;
  return sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

int csqlite_leave_log(void *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

void csqlite_watch(struct sqlite3 *database, csqlite_row_change change, void *context) {
  sqlite3_preupdate_hook(
      database, (void (*)(void *, sqlite3 *, int, char const *, char const *, sqlite3_int64, sqlite3_int64))change,
      context);
}

struct sqlite3_value *csqlite_old_value(struct sqlite3 *database, int column) {
  sqlite3_value *value = 0;
  return sqlite3_preupdate_old(database, column, &value) == SQLITE_OK ? value : 0;
}
