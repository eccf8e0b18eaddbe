import Archive
import BuiltIns
import Foundation
import Programs
import TagarelaKit

extension Part {
  /// Real files of other programs, read into boards, beside a reader that knows nothing of boards.
  static let foreign = Part(name: "foreign") { bench in
    let folder = Places.root.deletingLastPathComponent().appendingPathComponent("shared/corpora")
    let files = ["foreign", "obf"].flatMap { name in
      ((try? FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)) ?? [])
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
    guard !files.isEmpty else { throw Trouble("no real files in \(folder.path)") }
    let registry = Registry(builtInModules)
    // In memory, as the run-time folder of a desktop's session is; the plain reader unpacks in memory too.
    let archive = Archive(
      program: LineProgram(path: Programs.archive, name: "tagarela-archive"), passing: ["/dev/shm", "/tmp"])
    let python = try PlainReader(bench)
    for url in files {
      let bytes = try Data(contentsOf: url)
      let file = InputFile(path: url.path, bytes: bytes)
      let formats = registry.all(.formats).filter { $0.recognises(file.beginning) }
      let ending = url.pathExtension
      guard let read = (formats.first { $0.endings.contains(ending) } ?? formats.first)?.read else {
        bench.report.note("foreign: nothing reads \(url.lastPathComponent)")
        continue
      }
      let aids = ReadingAids(archiver: archive, layouts: registry.all(.layouts), language: "en")
      try bench.measure(
        "\(url.lastPathComponent), \(bytes.count / 1000) kB, read", .milliseconds, ratioBudget: 1,
        ours: { try bestOfThree { _ = try read(InputFile(path: url.path, bytes: bytes), aids) } },
        peers: [(PlainReader.name, { try python.seconds(url.path) })], value: { $0 * 1e3 })
    }
  }
}

/// As the plain reader takes its own: what is set up once doesn't count.
private func bestOfThree(_ work: () throws -> Void) throws -> Double {
  var best = Double.infinity
  for _ in 0..<3 { best = min(best, try seconds(work)) }
  return best
}

/// What a script of an afternoon does: every entry unpacked, every JSON, XML and table parsed, nothing made of it.
private struct PlainReader {
  static let name = "python's zipfile, json, sqlite3, xml.etree"

  private let script: String

  init(_ bench: Bench) throws { script = try bench.write(Self.source, to: "reader.py") }

  func seconds(_ path: String) throws -> Double {
    guard let seconds = Double(try Programs.output(of: Programs.python(), [script, path]).dropLast()) else {
      throw Trouble("python gave no figure")
    }
    return seconds
  }

  private static let source = """
    import io, json, os, sqlite3, sys, tempfile, time, zipfile
    import xml.etree.ElementTree as tree

    def tables(path):
        base = sqlite3.connect(path)
        names = [row[0] for row in base.execute("select name from sqlite_master where type = 'table'")]
        return {name: base.execute('select * from "' + name + '"').fetchall() for name in names}

    def parsed(name, content):
        if content[:2] == b"PK":
            with zipfile.ZipFile(io.BytesIO(content)) as package:
                return {entry: parsed(entry, package.read(entry)) for entry in package.namelist()}
        if content[:15] == b"SQLite format 3":
            with tempfile.NamedTemporaryFile() as file:
                file.write(content)
                file.flush()
                return tables(file.name)
        start = content[:100].lstrip(b"\\xef\\xbb\\xbf \\r\\n\\t")[:1]
        if start in (b"{", b"["):
            return json.loads(content.decode("utf-8-sig"))
        if start == b"<" and not name.endswith(".svg"):
            return tree.fromstring(content)
        return content

    path = sys.argv[1]
    took = []
    for run in range(3):
        begin = time.perf_counter()
        with open(path, "rb") as file:
            parsed(os.path.basename(path), file.read())
        took.append(time.perf_counter() - begin)
    print(min(took))

    """
}
