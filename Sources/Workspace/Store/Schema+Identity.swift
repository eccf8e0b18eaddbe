extension Schema {
  /// A `uid` for every row that can travel (docs/data.md).
  ///
  /// Rows that are here already get one from what they are, so that two copies of a workspace that are brought up to date
  /// each for itself agree on it.
  static let identity = TableMigration(
    id: "8-identity",
    sql: """
      ALTER TABLE category ADD COLUMN uid TEXT NOT NULL DEFAULT '';
      UPDATE category SET uid = folded;
      CREATE UNIQUE INDEX category_uid ON category(uid);

      ALTER TABLE cell ADD COLUMN uid TEXT NOT NULL DEFAULT '';
      UPDATE cell SET uid = ifnull((SELECT uid FROM board WHERE id = cell.board), '#' || board) || '.' || position;
      CREATE UNIQUE INDEX cell_uid ON cell(uid);

      ALTER TABLE favourite ADD COLUMN uid TEXT NOT NULL DEFAULT '';
      UPDATE favourite SET uid = ifnull((SELECT uid FROM patient WHERE id = favourite.patient), '#' || favourite.patient) || '/'
        || ifnull((SELECT uid FROM symbol WHERE id = favourite.symbol), '#' || favourite.symbol);
      CREATE UNIQUE INDEX favourite_uid ON favourite(uid);

      ALTER TABLE setting ADD COLUMN uid TEXT NOT NULL DEFAULT '';
      UPDATE setting SET uid = key;
      CREATE UNIQUE INDEX setting_uid ON setting(uid);

      ALTER TABLE system_preference ADD COLUMN uid TEXT NOT NULL DEFAULT '';
      UPDATE system_preference SET uid = ifnull((SELECT uid FROM patient WHERE id = system_preference.patient), '')
        || '/' || system;
      CREATE UNIQUE INDEX system_preference_uid ON system_preference(uid);

      ALTER TABLE foreign_fields ADD COLUMN uid TEXT NOT NULL DEFAULT '';
      UPDATE foreign_fields SET uid = coalesce(
        (SELECT uid FROM board WHERE id = foreign_fields.board), (SELECT uid FROM cell WHERE id = foreign_fields.cell),
        '#' || id);
      CREATE UNIQUE INDEX foreign_fields_uid ON foreign_fields(uid);
      """,
    undoable: ["category", "cell", "favourite", "setting", "system_preference", "foreign_fields"])
}
