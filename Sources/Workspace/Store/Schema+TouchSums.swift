extension Schema {
  /// How often a patient touched a symbol on a day, kept by triggers, so that no way of adding, changing or removing
  /// touches can forget it, undo neither. It goes with the touches and is not undone by itself.
  ///
  /// Of an older workspace it is counted once, in the order of the index, which needs no room to sort in.
  static let touchSums = TableMigration(
    id: "6-touch-sums",
    sql: """
      CREATE TABLE touch_sum (
        patient INTEGER NOT NULL,
        day TEXT NOT NULL,
        symbol_name TEXT NOT NULL,
        touches INTEGER NOT NULL,
        PRIMARY KEY (patient, day, symbol_name)
      ) WITHOUT ROWID;
      INSERT INTO touch_sum(patient, day, symbol_name, touches)
        SELECT patient, substr(at, 1, 10), symbol_name, 1 FROM touch WHERE 1 ORDER BY patient, at
        ON CONFLICT DO UPDATE SET touches = touches + 1;
      CREATE TRIGGER touch_sum_insert AFTER INSERT ON touch BEGIN
        INSERT INTO touch_sum(patient, day, symbol_name, touches)
        VALUES (NEW.patient, substr(NEW.at, 1, 10), NEW.symbol_name, 1)
        ON CONFLICT DO UPDATE SET touches = touches + 1;
      END;
      CREATE TRIGGER touch_sum_delete AFTER DELETE ON touch BEGIN
        DELETE FROM touch_sum WHERE patient = OLD.patient AND day = substr(OLD.at, 1, 10)
          AND symbol_name = OLD.symbol_name AND touches <= 1;
        UPDATE touch_sum SET touches = touches - 1 WHERE patient = OLD.patient AND day = substr(OLD.at, 1, 10)
          AND symbol_name = OLD.symbol_name;
      END;
      CREATE TRIGGER touch_sum_update AFTER UPDATE OF patient, at, symbol_name ON touch
      WHEN NEW.patient IS NOT OLD.patient OR NEW.at IS NOT OLD.at OR NEW.symbol_name IS NOT OLD.symbol_name BEGIN
        DELETE FROM touch_sum WHERE patient = OLD.patient AND day = substr(OLD.at, 1, 10)
          AND symbol_name = OLD.symbol_name AND touches <= 1;
        UPDATE touch_sum SET touches = touches - 1 WHERE patient = OLD.patient AND day = substr(OLD.at, 1, 10)
          AND symbol_name = OLD.symbol_name;
        INSERT INTO touch_sum(patient, day, symbol_name, touches)
        VALUES (NEW.patient, substr(NEW.at, 1, 10), NEW.symbol_name, 1)
        ON CONFLICT DO UPDATE SET touches = touches + 1;
      END;
      """,
    undoable: [])
}
