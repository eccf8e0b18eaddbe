extension Schema {
  /// How much a patient touched and said in each hour, kept by triggers as ``touchSums`` is, so that years of use are read
  /// from some thousand rows; and of a composed sentence's words the place that each had among what was offered.
  ///
  /// - `touches`: all of them.
  /// - `utterances`: a composed sentence is one; other touches are one as long as each follows the last one within
  ///   ``pause`` seconds. An hour's end ends it.
  /// - `offered`: touches that were chosen from what was offered; `likely`: those of them among the first
  ///   ``firstOffered``.
  static let touchHours = TableMigration(
    id: "12-touch-hours",
    sql: """
      ALTER TABLE touch ADD COLUMN offered INTEGER;
      CREATE TABLE touch_hour (
        patient INTEGER NOT NULL,
        day TEXT NOT NULL,
        hour INTEGER NOT NULL,
        touches INTEGER NOT NULL,
        utterances INTEGER NOT NULL,
        offered INTEGER NOT NULL,
        likely INTEGER NOT NULL,
        PRIMARY KEY (patient, day, hour)
      ) WITHOUT ROWID;
      INSERT INTO touch_hour(patient, day, hour, touches, utterances, offered, likely)
        SELECT patient, day, hour, count(*), sum(begins), 0, 0 FROM (
          SELECT patient, day, hour,
            before IS NULL OR before < CASE WHEN composed THEN at ELSE datetime(at, '-\(pause) seconds') END AS begins
          FROM (
            SELECT patient, substr(at, 1, 10) AS day, CAST(substr(at, 12, 2) AS INTEGER) AS hour, at,
              tutor IS NULL AND plan_name IS NULL AS composed,
              lag(at) OVER (
                PARTITION BY patient, tutor IS NULL AND plan_name IS NULL, substr(at, 1, 13) ORDER BY at) AS before
            FROM touch))
        GROUP BY patient, day, hour;
      \(counting(byDevice: false))
      """,
    undoable: ["touch"])

  /// On which device something was touched: what was touched on two at the same time is no sentence.
  static let touchDevices = TableMigration(
    id: "14-touch-devices",
    sql: """
      ALTER TABLE touch ADD COLUMN device TEXT;
      DROP TRIGGER touch_hour_insert;
      DROP TRIGGER touch_hour_delete;
      DROP TRIGGER touch_hour_update;
      \(counting(byDevice: true))
      """,
    undoable: ["touch"])

  private static func counting(byDevice: Bool) -> String {
    """
    CREATE TRIGGER touch_hour_insert AFTER INSERT ON touch BEGIN
      \(count("NEW", by: 1, byDevice: byDevice))
    END;
    CREATE TRIGGER touch_hour_delete AFTER DELETE ON touch BEGIN
      \(count("OLD", by: -1, byDevice: byDevice))
    END;
    CREATE TRIGGER touch_hour_update AFTER UPDATE OF patient, at, tutor, plan_name, offered\(byDevice ? ", device" : "") ON touch
    WHEN NEW.patient IS NOT OLD.patient OR NEW.at IS NOT OLD.at OR NEW.offered IS NOT OLD.offered
      \(byDevice ? "OR NEW.device IS NOT OLD.device" : "")
      OR (NEW.tutor IS NULL AND NEW.plan_name IS NULL) IS NOT (OLD.tutor IS NULL AND OLD.plan_name IS NULL) BEGIN
      \(count("OLD", by: -1, byDevice: byDevice))
      \(count("NEW", by: 1, byDevice: byDevice))
    END;
    """
  }

  /// Seconds after which touches are another utterance, as prediction has it.
  static let pause = 30

  /// Adds a touch to the sums of its hour, or takes it away; an hour without touches goes.
  private static func count(_ row: String, by sign: Int, byDevice: Bool) -> String {
    let hour =
      "patient = \(row).patient AND day = substr(\(row).at, 1, 10) AND hour = CAST(substr(\(row).at, 12, 2) AS INTEGER)"
    return """
      INSERT INTO touch_hour(patient, day, hour, touches, utterances, offered, likely)
        VALUES (\(row).patient, substr(\(row).at, 1, 10), CAST(substr(\(row).at, 12, 2) AS INTEGER),
          \(sign), \(sign) * (\(utterances(with: row, byDevice: byDevice))),
          \(sign) * (\(row).offered IS NOT NULL), \(sign) * ifnull(\(row).offered <= \(firstOffered), 0))
        ON CONFLICT DO UPDATE SET touches = touches + excluded.touches, utterances = utterances + excluded.utterances,
          offered = offered + excluded.offered, likely = likely + excluded.likely;
      DELETE FROM touch_hour WHERE \(hour) AND touches <= 0;
      """
  }

  /// By how many the utterances of an hour are more with a touch than without it: it may begin one, and take another
  /// touch's beginning away.
  private static func utterances(with row: String, byDevice: Bool) -> String {
    let start = "substr(\(row).at, 1, 13)"
    let others = "FROM touch AS other WHERE other.patient = \(row).patient AND other.id <> \(row).id"
    let composed = "(other.tutor IS NULL AND other.plan_name IS NULL)"
    let going = "NOT \(composed)" + (byDevice ? " AND other.device IS \(row).device" : "")
    let next = """
      (SELECT min(other.at) \(others) AND other.at > \(row).at
        AND other.at <= min(datetime(\(row).at, '+\(pause) seconds'), \(start) || ':59:59') AND \(going))
      """
    return """
      CASE
      WHEN \(row).tutor IS NULL AND \(row).plan_name IS NULL THEN
        NOT EXISTS (SELECT 1 \(others) AND other.at = \(row).at AND \(composed))
      WHEN EXISTS (SELECT 1 \(others) AND other.at = \(row).at AND \(going)) THEN 0
      ELSE
        (NOT EXISTS (SELECT 1 \(others) AND other.at >= max(datetime(\(row).at, '-\(pause) seconds'), \(start))
          AND other.at < \(row).at AND \(going)))
        - (\(next) IS NOT NULL AND NOT EXISTS (SELECT 1 \(others)
          AND other.at >= max(datetime(\(next), '-\(pause) seconds'), \(start)) AND other.at < \(row).at
          AND \(going)))
      END
      """
  }

  /// So many of what is offered are seen first.
  static let firstOffered = 9
}
