/// A command and the SQL that does the same work, for its number in a script.
struct ScriptWork: Sendable {
  let name: String
  let changes: Bool
  let command: @Sendable (Int) -> String
  let sql: @Sendable (Int) -> String

  static let reading = [
    ScriptWork(
      name: "patient show", changes: false, command: { _ in "patient show \"\(Clinic.patient)\"" },
      sql: { _ in
        """
        SELECT id, name, born, pathology, email, since, photo FROM patient WHERE folded = 'giovanna reis'; \
        SELECT name FROM tutor WHERE patient = 1 AND until IS NULL ORDER BY folded, id;
        """
      }),
    ScriptWork(
      name: "symbol show", changes: false, command: { _ in "symbol show suco" },
      sql: { _ in
        """
        SELECT id, name, meaning, category, patient, picture, voice FROM symbol \
        WHERE folded = 'suco' AND (patient IS NULL OR patient = 1); \
        SELECT kind, width, height FROM media WHERE id = 4; SELECT name FROM category WHERE id = 1;
        """
      }),
    ScriptWork(
      name: "board show, 9 cells", changes: false, command: { _ in "board show \(Clinic.board)" },
      sql: { _ in
        """
        SELECT id, name, layout, grid_columns, grid_rows FROM board \
        WHERE folded = 'lanche' AND (patient IS NULL OR patient = 1); \
        SELECT cell.position, symbol.name, category.name, category.color FROM cell \
        JOIN symbol ON symbol.id = cell.symbol JOIN category ON category.id = symbol.category \
        WHERE cell.board = 1 ORDER BY cell.position;
        """
      }),
  ]

  static let changing = [
    ScriptWork(
      name: "observation new", changes: true, command: { "observation new \"Pediu suco, vez \($0).\"" },
      sql: {
        """
        SELECT id FROM patient WHERE id = 1; INSERT INTO observation(uid, patient, at, text) \
        VALUES (hex(randomblob(11)), 1, datetime('now', 'localtime'), 'Pediu suco, vez \($0).');
        """
      }),
    ScriptWork(
      name: "patient new", changes: true, command: { "patient new \"Paciente \($0)\"" },
      sql: {
        """
        SELECT id FROM patient WHERE folded = 'paciente \($0)' AND born IS NULL; \
        INSERT INTO patient(uid, name, folded, since) \
        VALUES (hex(randomblob(11)), 'Paciente \($0)', 'paciente \($0)', date('now', 'localtime'));
        """
      }),
    ScriptWork(
      name: "board put", changes: true,
      command: { "board put \(Clinic.board) \($0 % 9 + 1) \(Clinic.words[$0 % 4])" },
      sql: {
        """
        SELECT id, grid_columns, grid_rows FROM board WHERE folded = 'lanche' AND (patient IS NULL OR patient = 1); \
        INSERT INTO cell(uid, board, position, symbol) SELECT hex(randomblob(11)), 1, \($0 % 9 + 1), id FROM symbol \
        WHERE folded = '\(Clinic.words[$0 % 4])' AND patient IS NULL \
        ON CONFLICT (board, position) DO UPDATE SET symbol = excluded.symbol; \
        SELECT count(*) FROM cell WHERE board = 1;
        """
      }),
  ]
}
