#ifndef CSQLITE_H
#define CSQLITE_H

/// What `sqlite3_db_config`, a function with a variable number of arguments, can't be told from Swift.
/// `database` is an `sqlite3 *`. Both return SQLite's result code.

/// Refuses statements that could damage the file itself (`SQLITE_DBCONFIG_DEFENSIVE`), and lets what a schema says call
/// only harmless functions and virtual tables (`SQLITE_DBCONFIG_TRUSTED_SCHEMA` off).
int csqlite_defend(void *database);

/// The log beside the file is neither brought into it nor removed when the connection ends
/// (`SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE`).
int csqlite_leave_log(void *database);

struct sqlite3;
struct sqlite3_value;

/// Called before each change of a row, whatever makes it: the operation is `SQLITE_INSERT`, `SQLITE_UPDATE` or
/// `SQLITE_DELETE`; of an insertion `old_row` means nothing, of a deletion `new_row`.
typedef void (*csqlite_row_change)(
    void *context, struct sqlite3 *database, int operation, const char *schema, const char *table, long long old_row,
    long long new_row);

/// Has all changes of rows told (`sqlite3_preupdate_hook`, which SQLite's header shows only where SQLite is built with it).
void csqlite_watch(struct sqlite3 *database, csqlite_row_change change, void *context);

/// The value that a column has before the change, as it lies in the file; null where it can't be read. Only while a change is
/// being told.
struct sqlite3_value *csqlite_old_value(struct sqlite3 *database, int column);

#endif
