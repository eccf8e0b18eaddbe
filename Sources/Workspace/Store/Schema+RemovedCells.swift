extension Schema {
  /// What was exchanged of a cell outlives it as long as its board is there: so a cell that was removed here is told from
  /// one that never was.
  static let removedCells = TableMigration(
    id: "10-removed-cells",
    sql: """
      ALTER TABLE exchanged ADD COLUMN board INTEGER REFERENCES board(id) ON DELETE CASCADE;
      CREATE INDEX exchanged_board ON exchanged(board) WHERE board IS NOT NULL;
      DROP TRIGGER exchanged_cell_delete;
      CREATE TRIGGER exchanged_cell_delete AFTER DELETE ON cell BEGIN
        DELETE FROM exchanged
        WHERE uid = 'cell/' || OLD.uid AND NOT EXISTS (SELECT 1 FROM board WHERE id = OLD.board);
        UPDATE exchanged SET board = OLD.board WHERE uid = 'cell/' || OLD.uid;
      END;
      """,
    undoable: ["exchanged"])
}
