import Foundation
import TagarelaTestSupport
import Testing

/// What a plan's letter holds is received, whatever its size.
@Suite(.waiting)
struct LetterSizesTests {
  /// A set of so many boards in a chain, each with eight words and one picture of a few on each of them.
  private func set(_ count: Int, in tagarela: Tagarela) throws -> String {
    let path = tagarela.path("set.obz")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script, path, "\(count)"]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return path
  }

  private static let script = """
    import json, struct, sys, zipfile, zlib
    path, count = sys.argv[1], int(sys.argv[2])
    def chunk(kind, body): return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))
    def png(n):
        noise = b''.join(b'\\0' + bytes((n * 31 + x * y * 7) % 251 for x in range(60)) for y in range(60))
        return b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 60, 60, 8, 0, 0, 0, 0)) \\
            + chunk(b'IDAT', zlib.compress(noise, 0)) + chunk(b'IEND', b'')
    def board(k):
        buttons = [{'id': i, 'label': f'w{i}', 'image_id': str((k + i) % 20)} for i in range(1, 9)]
        if k + 1 < count: buttons.append({'id': 9, 'label': 'on', 'load_board': {'path': f'b{k + 1}.obf'}})
        return {'format': 'open-board-0.1', 'id': f'the identity of board {k}', 'name': f'B{k}', 'buttons': buttons,
                'grid': {'rows': 3, 'columns': 3, 'order': [[1, 2, 3], [4, 5, 6], [7, 8, 9 if k + 1 < count else None]]},
                'images': [{'id': str(i), 'path': f'i/{i}.png', 'content_type': 'image/png'} for i in range(20)]}
    with zipfile.ZipFile(path, 'w') as z:
        z.writestr('manifest.json', json.dumps({'format': 'open-board-0.1', 'root': 'b0.obf', 'paths': {}}))
        for k in range(count): z.writestr(f'b{k}.obf', json.dumps(board(k)))
        for i in range(20): z.writestr(f'i/{i}.png', png(i))
    """

  @Test(arguments: [1, 2, 12, 120])
  func `a plan of so many boards goes out small and comes in whole`(_ count: Int) throws {
    let clinic = try Tagarela(sharesCache: true)
    let made = try clinic.run(commands: [
      "receive '\(try set(count, in: clinic))' --yes", "patient new Ana --email a@exemplo.org", "use Ana",
      "tutor new Rosa",
      "plan new P --tutor Rosa --type board --description d --board B0",
      "plan send P --to-dir '\(clinic.path("sent"))'",
    ])
    try #require(made.status == 0, "\(made.errors)")
    let bundle = clinic.path("sent/p.psyb")
    let size = try FileManager.default.attributesOfItem(atPath: bundle)[.size] as? Int ?? .max
    // Twenty pictures of 4 KB in Base64, and a few hundred bytes a cell.
    #expect(size < 20 * 6_000 + 60_000 + count * 9 * 900)
    let home = try Tagarela(sharesCache: true)
    let received = try home.run(["--json", "-c", "receive '\(bundle)'", "-c", "board list", "-c", "board show B0"])
    try #require(received.status == 0, "\(received.errors)")
    let boards = try JSONSerialization.jsonObject(with: Data((received.lines.dropFirst().first ?? "").utf8)) as? [Any]
    #expect(boards?.count == count)
    let again = try home.run(["--lang", "en", "-c", "receive '\(bundle)'"])
    #expect(again.output.contains("nothing new"), "\(again.output)")
  }
}
