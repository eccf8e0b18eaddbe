import Archive
import BuiltIns
import Foundation
import Programs
import TagarelaKit

extension Part {
  /// Real files of other programs, read into boards, beside a plain reader that makes the like, and one that knows nothing of
  /// boards.
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
        peers: PlainReader.Depth.allCases.map { depth in
          (PlainReader.name(depth), { try python.seconds(url.path, depth) })
        }, value: { $0 * 1e3 })
    }
  }
}

/// As the plain reader takes its own: what is set up once doesn't count.
private func bestOfThree(_ work: () throws -> Void) throws -> Double {
  var best = Double.infinity
  for _ in 0..<3 { best = min(best, try seconds(work)) }
  return best
}
