extension Schema {
  /// What this workspace knows of the registers that a clinic's workspaces share (docs/sync.md). None of it is logged.
  ///
  /// `replica` has its one row once a workspace takes part. `replica_medium` refers to no medium as SQL says it: what only is
  /// remembered here must keep none.
  static let replica = TableMigration(
    id: "12-replica",
    sql: """
      CREATE TABLE replica (
        server TEXT NOT NULL,
        captured INTEGER NOT NULL,
        position INTEGER NOT NULL,
        shape TEXT NOT NULL
      );
      CREATE TRIGGER replica_step_delete AFTER DELETE ON step BEGIN
        UPDATE replica SET captured = 0 WHERE captured < max(OLD.clock, ifnull(OLD.turned, 0));
      END;
      CREATE TABLE replica_row (
        id INTEGER PRIMARY KEY,
        tab TEXT NOT NULL,
        uid TEXT NOT NULL,
        owner TEXT,
        shown INTEGER NOT NULL DEFAULT 0,
        UNIQUE (tab, uid)
      );
      CREATE INDEX replica_row_hidden ON replica_row(shown) WHERE shown <> 1;
      CREATE TABLE replica_field (
        row INTEGER NOT NULL REFERENCES replica_row(id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        time INTEGER NOT NULL,
        origin INTEGER NOT NULL,
        value TEXT,
        sent INTEGER NOT NULL,
        PRIMARY KEY (row, name)
      ) WITHOUT ROWID;
      CREATE INDEX replica_field_unsent ON replica_field(row, name) WHERE sent = 0;
      CREATE TABLE replica_id (tab TEXT PRIMARY KEY, top INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE replica_medium (media INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE);
      CREATE TRIGGER replica_medium_delete AFTER DELETE ON media BEGIN
        DELETE FROM replica_medium WHERE media = OLD.id;
      END;
      CREATE TABLE replica_disagreement (
        id INTEGER PRIMARY KEY,
        row INTEGER NOT NULL REFERENCES replica_row(id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        ours TEXT,
        theirs TEXT,
        time INTEGER NOT NULL,
        origin INTEGER NOT NULL,
        UNIQUE (row, name)
      );
      """,
    undoable: [])

  /// Which step has chosen one of two texts, by its clock: `undo` of that step brings the choice back, and what can't be undone
  /// any more keeps no other version.
  static let settledDisagreements = TableMigration(
    id: "13-settled-disagreements",
    sql: """
      ALTER TABLE replica_disagreement ADD COLUMN settled INTEGER;
      CREATE TRIGGER replica_choice_delete AFTER DELETE ON step BEGIN
        UPDATE replica_disagreement SET settled = NULL WHERE settled = OLD.clock AND OLD.state IN (1, 2);
        DELETE FROM replica_disagreement WHERE settled = OLD.clock;
      END;
      """,
    undoable: [])
}
