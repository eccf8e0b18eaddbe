import Foundation
import TagarelaKit

/// Tries out what a program's format promises: it writes what it says it writes, reads it again with the same words, and
/// answers a file that is nonsense with a reading or an error, not with its end.
struct FormatTrial {
  let format: FormatDeclaration
  let program: ModuleProgram

  private let circumstances: ModuleProgram.Circumstances

  /// - Parameter language: in which the program is to speak.
  init(format: FormatDeclaration, program: ModuleProgram, language: String) {
    circumstances = ModuleProgram.Circumstances(language: language, now: Moment(seconds: 1_352_106_900))
    self.format = format
    self.program = program
  }

  /// What it breaks; of one that can't be talked to, just that.
  var complaints: [Failure] {
    var complaints: [Failure] = []
    var files: [Data] = []
    for parcel in Specimens.parcels where format.writes.contains(parcel.kind) {
      do {
        let file = try program.file(of: parcel, as: format.id, circumstances)
        files.append(file)
        if format.reads.contains(parcel.kind) { complaints += try self.complaints(about: file, of: parcel) }
      } catch {
        return complaints + [told(error)]
      }
    }
    if !format.reads.isEmpty { complaints += hostile(files) }
    return complaints
  }

  private func told(_ error: any Error) -> Failure {
    error as? Failure ?? Failure("module.failed", ["reason": .text(String(describing: error))])
  }

  private func complaints(about file: Data, of parcel: Parcel) throws -> [Failure] {
    let name: Value = .text(format.id)
    let isRecognised = format.beginnings.isEmpty || format.beginnings.contains { file.starts(with: $0) }
    guard isRecognised else { return [Failure("program.trial_beginning", ["format": name])] }
    let reading = try program.reading(of: input(file), as: format.id, circumstances)
    let (before, after) = (try words(of: parcel), try words(of: reading.parcel))
    guard before != after else { return [] }
    let place = zip(before, after).first { $0 != $1 } ?? (before.dropFirst(after.count).first ?? "", "")
    return [
      Failure("program.trial_words", ["format": name, "old": .text(place.0), "new": .text(place.1)])
    ]
  }

  private func input(_ file: Data) -> InputFile {
    InputFile(path: "trial.\(format.endings.first ?? format.id)", bytes: file)
  }

  /// What is read on the first board or in the lists, in order; how blanks are kept is each format's own matter.
  private func words(of parcel: Parcel) throws -> [String] {
    let board = parcel.boards.first ?? parcel.plans.first?.board
    let all =
      (board?.cells.map(\.text) ?? []) + parcel.symbols.map(\.name) + parcel.observations.map(\.text)
      + (try parcel.touches.map(\.symbol))
    return all.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// The first file that makes the program fall over.
  private func hostile(_ files: [Data]) -> [Failure] {
    for file in Specimens.nonsense + files.map({ $0.prefix($0.count / 2) }) {
      do {
        _ = try program.reading(of: input(Data(file)), as: format.id, circumstances)
      } catch let failure as Failure where failure.what.key == "program.refused" {
        continue
      } catch {
        let failure = told(error)
        let beginning = String(decoding: file.prefix(20), as: UTF8.self)
        return [
          Failure(
            "program.trial_nonsense",
            [
              "format": .text(format.id), "text": .text(beginning.filter { !$0.isWhitespace && $0.isASCII }),
              "reason": .phrase(failure.what),
            ], hint: failure.hint)
        ]
      }
    }
    return []
  }
}
