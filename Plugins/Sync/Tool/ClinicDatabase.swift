import FoundationEssentials
import Glibc
import HelperProtocols

/// What workspaces ask of their clinic's database.
struct ClinicDatabase {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func carryOut(_ request: SyncRequest) throws -> SyncAnswer {
    switch request {
    case .greet:
      return try greet()
    case .push(_, let rows):
      return try push(rows)
    case .pull(_, let after, let limit):
      return try pull(after: after, limit: limit)
    case .lacking(_, let hashes):
      let known = try connection.ask(
        "SELECT DISTINCT hash FROM tagarela.medium WHERE clinic = $1 AND hash = ANY ($2::text[])",
        [clinic(), "{\(hashes.joined(separator: ","))}"])
      let there = Set((0..<known.count).compactMap { known[$0, 0] })
      return .hashes(hashes.filter { !there.contains($0) })
    case .give(_, let medium, let file):
      try give(medium, file)
      return .done
    case .fetch(_, let hash, let file):
      return .medium(try fetch(hash, file))
    case .note(_, let workspace):
      try connection.ask(
        """
        INSERT INTO tagarela.workspace (clinic, name, place, position, seen) VALUES ($1, $2, $3, $4, now())
        ON CONFLICT (clinic, name) DO UPDATE
        SET place = excluded.place, role = current_user, position = excluded.position, seen = now()
        """, [clinic(), workspace.name, workspace.place, String(workspace.position)])
      return .done
    case .workspaces:
      return .workspaces(try workspaces())
    }
  }

  /// - Throws: ``SyncRefusal`` `rights` for a user who belongs to no clinic.
  private func clinic() throws -> String {
    let found = try connection.ask("SELECT id FROM tagarela.clinic ORDER BY id LIMIT 1")
    guard found.count > 0, let id = found[0, 0] else { throw SyncRefusal(.rights) }
    return id
  }

  private func greet() throws -> SyncAnswer {
    let isThere = try connection.ask("SELECT 1 FROM pg_namespace WHERE nspname = 'tagarela'").count > 0
    if !isThere {
      try connection.together {
        // Of two who come first at the same time, one makes them.
        try connection.run("SELECT pg_advisory_xact_lock(hashtext('tagarela'))")
        guard try connection.ask("SELECT 1 FROM pg_namespace WHERE nspname = 'tagarela'").count == 0 else { return }
        try connection.run(ServerTables.making)
      }
    }
    let clinic = try clinic()
    let found = try connection.ask(
      """
      SELECT version, (SELECT coalesce(max(number), 0) FROM tagarela.field
        WHERE clinic = $1) FROM tagarela.clinic WHERE id = $1
      """, [clinic])
    guard let version = found[0, 0].flatMap({ Int($0) }), let last = found[0, 1].flatMap({ Int64($0) }) else {
      throw SyncRefusal(.misunderstood)
    }
    guard version <= ServerTables.version else { throw SyncRefusal(.newer) }
    return .greeted(clinic: clinic, last: last)
  }

  /// Numbers are given while nobody else gives any: who has received up to one has received all before it.
  private func push(_ rows: String) throws -> SyncAnswer {
    let clinic = try clinic()
    return try connection.together {
      try connection.run("SELECT pg_advisory_xact_lock(hashtext('tagarela ' || \(connection.quoted(clinic))))")
      try connection.run(
        """
        CREATE TEMPORARY TABLE IF NOT EXISTS arriving (
          tab text COLLATE "C", uid text COLLATE "C", owner text COLLATE "C", name text COLLATE "C", value text,
          time bigint, origin text COLLATE "C") ON COMMIT DELETE ROWS
        """)
      try connection.copy("COPY arriving FROM STDIN", rows)
      let before = try last(clinic)
      let written = try connection.ask(
        """
        WITH written AS (
          INSERT INTO tagarela.field (clinic, tab, uid, name, owner, value, time, origin, number)
          SELECT $1, tab, uid, name, owner, value, time, origin, nextval('tagarela.number') FROM arriving
          ON CONFLICT (clinic, tab, uid, name) DO UPDATE
          SET owner = coalesce(excluded.owner, field.owner), value = excluded.value, time = excluded.time,
            origin = excluded.origin, number = excluded.number
          WHERE (field.time, field.origin) < (excluded.time, excluded.origin)
          RETURNING name, value)
        SELECT count(*) FROM written WHERE name = '' AND value <> 'here'
        """, [clinic])
      // What was written before a row came or went is void: nothing is kept of what is removed.
      try connection.ask(
        """
        DELETE FROM tagarela.field AS void USING tagarela.field AS presence
        WHERE void.clinic = $1 AND presence.clinic = $1 AND presence.tab = void.tab AND presence.uid = void.uid
          AND presence.name = '' AND void.name <> '' AND (void.time, void.origin) < (presence.time, presence.origin)
          AND (void.tab, void.uid) IN (SELECT tab, uid FROM arriving WHERE name = '')
        """, [clinic])
      if written[0, 0] != "0" { try forgetMedia(clinic) }
      return .pushed(before: before, last: try last(clinic))
    }
  }

  /// The highest number that was given.
  private func last(_ clinic: String) throws -> Int64 {
    let found = try connection.ask("SELECT coalesce(max(number), 0) FROM tagarela.field WHERE clinic = $1", [clinic])
    return found[0, 0].flatMap { Int64($0) } ?? 0
  }

  /// Media come before what shows them: those of a day ago have been shown, or are by nobody.
  private func forgetMedia(_ clinic: String) throws {
    try connection.ask(
      """
      DELETE FROM tagarela.medium WHERE clinic = $1 AND given < now() - interval '1 day'
        AND NOT EXISTS (SELECT 1 FROM tagarela.field WHERE value = 'm' || hash AND value LIKE 'm%')
      """, [clinic])
  }

  private func pull(after: Int64, limit: Int) throws -> SyncAnswer {
    let text = try connection.lines(
      """
      COPY (SELECT tab, uid, owner, name, value, time, origin, number FROM tagarela.field
        WHERE clinic = \(connection.quoted(clinic())) AND number > \(after) ORDER BY number LIMIT \(limit)) TO STDOUT
      """)
    // The number stands last in a line.
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    let upTo =
      text.dropLast().utf8.split(separator: UInt8(ascii: "\t")).last.flatMap { Int64(String($0) ?? "") } ?? after
    return .rows(text, upTo: upTo, isLast: lines < limit)
  }

  private func give(_ medium: SyncMedium, _ file: String) throws {
    guard let bytes = FileManager.default.contents(atPath: file) else { throw SyncRefusal(.file, file) }
    let digits = Array("0123456789abcdef".utf8)
    var written = Array("\\x".utf8)
    written.reserveCapacity(2 * bytes.count + 2)
    for byte in bytes {
      written.append(digits[Int(byte >> 4)])
      written.append(digits[Int(byte & 15)])
    }
    try connection.ask(
      """
      INSERT INTO tagarela.medium (clinic, hash, owner, kind, width, height, seconds, bytes)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bytea) ON CONFLICT DO NOTHING
      """,
      [
        clinic(), medium.hash, medium.owner ?? "", medium.kind, medium.width.map { "\($0)" },
        medium.height.map { "\($0)" }, medium.seconds.map { "\($0)" }, String(decoding: written, as: UTF8.self),
      ])
  }

  private func fetch(_ hash: String, _ file: String) throws -> SyncMedium? {
    let found = try connection.ask(
      "SELECT kind, width, height, seconds, bytes FROM tagarela.medium WHERE clinic = $1 AND hash = $2 LIMIT 1",
      [clinic(), hash])
    guard found.count > 0, let kind = found[0, 0], let bytes = found.bytes(0, 4) else { return nil }
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else { throw SyncRefusal(.file, file) }
    return SyncMedium(
      hash: hash, owner: nil, kind: kind, width: found[0, 1].flatMap { Double($0) },
      height: found[0, 2].flatMap { Double($0) }, seconds: found[0, 3].flatMap { Double($0) })
  }

  private func workspaces() throws -> [SyncWorkspace] {
    let found = try connection.ask(
      """
      SELECT name, place, position, extract(epoch FROM seen)::bigint,
        (SELECT count(*) FROM tagarela.field WHERE clinic = $1 AND number > position)
      FROM tagarela.workspace WHERE clinic = $1 ORDER BY seen DESC, name
      """, [clinic()])
    return (0..<found.count).map { row in
      SyncWorkspace(
        name: found[row, 0] ?? "", place: found[row, 1] ?? "", position: found[row, 2].flatMap { Int64($0) } ?? 0,
        missing: found[row, 4].flatMap { Int($0) } ?? 0, seen: found[row, 3].flatMap { Int($0) } ?? 0)
    }
  }
}
