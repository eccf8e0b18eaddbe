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

#endif
