import Foundation
import TagarelaTestSupport
import Testing

/// Whatever a file is, and however large, receiving it takes no more memory than any machine has to spare.
@Suite(.serialized) struct MemoryTests {
  /// MB that the program may have in use.
  private static let most = 200

  /// The worst that is known for each reader, as lines of Python that give `data`.
  private static let worst: [(file: String, lines: String)] = [
    ("rows.csv", "data = b'word\\n' + b'ab\\n' * 21_000_000"),
    ("words.csv", "data = ('word\\n' + ''.join(f'w{i}x\\n' for i in range(700_000))).encode()"),
    ("columns.csv", "data = b'word\\n' + b'a,' * 31_000_000"),
    ("cells.tsv", "data = b'word\\n' + (b'\"' + b'a' * 1_000_000 + b'\"\\n') * 60"),
    ("boards.csv", "data = ('word,board\\n' + ''.join(f'w,b{i}\\n' for i in range(400_000))).encode()"),
    ("texts.grd", "data = b'{\"gridElements\":[\"' + b'\",\"'.join([b'a' * (12 << 20)] * 3) + b'\"]}'"),
    ("values.grd", "data = b'{\"gridElements\":[' + b','.join([b'[[]]'] * 160_000) + b']}'"),
    (
      "cells.grd",
      """
      grid = lambda k: {'id': f'g{k}', 'label': {'en': f'G{k}'}, 'rowCount': 40, 'minColumnCount': 20, 'gridElements': [
          {'id': f'e{k}-{i}', 'x': i % 20, 'y': i // 20, 'width': 1, 'height': 1, 'label': {'en': f'w{i}'}} for i in range(800)]}
      data = json.dumps({'grids': [grid(k) for k in range(60)]}).encode()
      """
    ),
    (
      "texts.obf",
      "data = b'{\"format\":\"open-board-0.1\",\"buttons\":[\"' + b'\",\"'.join([b'a' * (12 << 20)] * 3) + b'\"]}'"
    ),
    (
      "boards.obz",
      """
      obf = lambda k: json.dumps({'format': 'open-board-0.1', 'id': f'board-{k}', 'name': f'B{k}',
          'buttons': [{'id': i, 'label': f'w{i}'} for i in range(400)],
          'grid': {'rows': 20, 'columns': 20, 'order': [list(range(r * 20, r * 20 + 20)) for r in range(20)]}})
      zipped([('manifest.json', '{"format":"open-board-0.1","root":"b0.obf","paths":{}}')] + [(f'b{k}.obf', obf(k)) for k in range(500)])
      """
    ),
    (
      "pictures.obz",
      """
      obf = {'format': 'open-board-0.1', 'id': 'b', 'name': 'B', 'buttons': [{'id': i, 'label': f'w{i}', 'image_id': str(i)} for i in range(400)],
          'grid': {'rows': 20, 'columns': 20, 'order': [list(range(r * 20, r * 20 + 20)) for r in range(20)]},
          'images': [{'id': str(i), 'path': f'i/{i}.png', 'content_type': 'image/png'} for i in range(400)]}
      zipped([('manifest.json', '{"format":"open-board-0.1","root":"b.obf","paths":{}}'), ('b.obf', json.dumps(obf))]
             + [(f'i/{i}.png', png(1_000_000)) for i in range(400)])
      """
    ),
    (
      "cells.gridset",
      """
      grid = lambda k: '<Grid><ColumnDefinitions>' + '<ColumnDefinition/>' * 20 + '</ColumnDefinitions><RowDefinitions>' \
          + '<RowDefinition/>' * 40 + '</RowDefinitions><Cells>' + ''.join(f'<Cell X="{i % 20}" Y="{i // 20}"><Content>'
          f'<CaptionAndImage><Caption>w{i}</Caption></CaptionAndImage></Content></Cell>' for i in range(800)) + '</Cells></Grid>'
      zipped([(f'Grids/G{k}/grid.xml', grid(k)) for k in range(120)])
      """
    ),
    (
      "pictures.spb",
      """
      db = sqlite3.connect(path)
      db.executescript('''CREATE TABLE Page (Id INTEGER PRIMARY KEY, UniqueId TEXT, Title TEXT, GridDimension TEXT);
          CREATE TABLE ElementReference (Id INTEGER PRIMARY KEY, PageId INTEGER, ElementType INTEGER);
          CREATE TABLE ElementPlacement (Id INTEGER PRIMARY KEY, ElementReferenceId INTEGER, PageLayoutId INTEGER, GridPosition TEXT, GridSpan TEXT, Visible INTEGER);
          CREATE TABLE Button (Id INTEGER PRIMARY KEY, Label TEXT, Message TEXT, ElementReferenceId INTEGER, UniqueId TEXT, PageSetImageId INTEGER, LibrarySymbolId INTEGER, ImageOwnership INTEGER);
          CREATE TABLE PageLayout (Id INTEGER PRIMARY KEY, PageId INTEGER, PageLayoutSetting TEXT);
          CREATE TABLE PageSetData (Id INTEGER PRIMARY KEY, Identifier TEXT, Data BLOB);''')
      for k in range(100):
          db.execute('INSERT INTO Page VALUES (?,?,?,?)', (k + 1, f'page-{k}', f'P{k}', '8,8'))
          db.execute('INSERT INTO PageLayout VALUES (?,?,?)', (k + 1, k + 1, '8,8,True,0'))
          for i in range(3):
              n = k * 3 + i + 1
              db.execute('INSERT INTO PageSetData VALUES (?,?,?)', (n, f'd{n}', png(1_000_000)))
              db.execute('INSERT INTO ElementReference VALUES (?,?,0)', (n, k + 1))
              db.execute('INSERT INTO ElementPlacement VALUES (?,?,?,?,?,1)', (n, n, k + 1, f'{i},0', '1,1'))
              db.execute('INSERT INTO Button VALUES (?,?,?,?,?,?,?,?)', (n, f'w{n}', '', n, f'u{n}', n, 0, 3))
      db.commit(); db.close()
      """
    ),
    (
      "pictures.psyb",
      """
      head = {'plan.name': 'P', 'patient.name': 'Ana', 'tagarela.format': '1', 'tagarela.kind': 'plan', 'tagarela.board.columns': '20',
              'tagarela.board.rows': '50'}
      cell = lambda i: {'symbol.name': f'w{i}', 'symbol.position': str(i + 1), 'category.name': 'c', 'category.colordesc': 'Red',
                        'symbol.image': base64.b64encode(png(60_000)).decode()}
      boards = '\\n'.join([json.dumps({'tagarela.board.name': 'B', 'tagarela.board.uid': 'u' * 20, 'tagarela.board.columns': '20',
                                       'tagarela.board.rows': '50'})] + [json.dumps(cell(i)) for i in range(600)])
      data = '\\n'.join([json.dumps(head | {'tagarela.boards': boards})] + [json.dumps(cell(i)) for i in range(300)]).encode()
      """
    ),
    (
      "text.psyb",
      "data = json.dumps({'plan.name': 'P', 'patient.name': 'Ana', 'plan.description': 'a' * 79_000_000}).encode()"
    ),
  ]

  private static let beginning = """
    import base64, json, os, sqlite3, struct, sys, zipfile, zlib
    path = sys.argv[1]
    data = None
    def chunk(kind, body): return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))
    def png(size):
        width = size // 100
        rows = b''.join(b'\\0' + os.urandom(width) for _ in range(100))
        return b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, 100, 8, 0, 0, 0, 0)) \\
            + chunk(b'IDAT', zlib.compress(rows, 0)) + chunk(b'IEND', b'')
    def zipped(files):
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED, compresslevel=1) as z:
            for name, body in files: z.writestr(name, body)

    """

  @Test(arguments: worst.map(\.file))
  func `reading the worst file of its kind`(_ file: String) throws {
    let clinic = try Clinic()
    let path = clinic.given + "/" + file
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let lines = try #require(Self.worst.first { $0.file == file }).lines
    process.arguments = [
      "python3", "-c", Self.beginning + lines + "\nif data is not None: open(path, 'wb').write(data)\n", path,
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let run = try WatchedRun(
      clinic.program, ["--lang", "en", "-c", "receive '\(path)' --preview"], environment: [:], within: 600)
    #expect([0, 1].contains(run.result.status), "\(run.result.errors.suffix(300))")
    #expect(run.peaks["tagarela", default: 0] > 0)
    #expect(run.peaks["tagarela", default: .max] <= Self.most, "\(file): \(run.peaks)")
  }

  @Test func `of a list of words beyond all measure so many are taken, and the rest is said`() throws {
    let clinic = try Clinic()
    let path = try clinic.write(
      Data(("word\n" + (0..<20_500).map { "w\($0)x\n" }.joined()).utf8), as: "words.csv")
    let run = try clinic.program.run(["--lang", "en", "-c", "receive '\(path)'"])
    #expect(run.errors.contains("500 cells were left out"), "\(run.errors)")
    let boards = try clinic.program.run(["--json", "-c", "board list"])
    #expect(boards.output.contains(#""filled":20000"#), "\(boards.output)")
  }
}
