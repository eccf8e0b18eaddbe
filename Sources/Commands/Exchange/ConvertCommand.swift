import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit

/// What `convert` takes.
enum ConvertParameter {
  static let original = Argument.operand("original", .inputFile)
  static let file = Common.file(
    FileOffer.names { context in
      context.operands.first.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    } as: { context in
      let ending = context.operands.first?.ending ?? ""
      return try context.clinic.writableFormats.filter { $0.writes.contains(.board) && !$0.endings.contains(ending) }
    })
  static let lossless = Argument.flag("lossless")
}

extension Noun {
  static let convert = Noun(
    "convert",
    [
      Command(
        Signature(
          "convert", nil,
          [
            ConvertParameter.original, ConvertParameter.file, Common.writtenFormat, ConvertParameter.lossless,
            Common.replace,
          ],
          examples: [
            Example(
              after: PlanExamples.board + ["export Snack snack.obf"], "convert snack.obf snack.obz",
              prints: "✓ snack.obz")
          ]),
        .acts, run: convertFile)
    ])
}

/// Makes a file of another kind out of one, past the workspace.
private func convertFile(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let path = try arguments[ConvertParameter.file]
  let format = try context.writer(arguments, of: path, for: [.board, .plan])
  let replaces = try arguments.at(ConvertParameter.file) { try context.mayReplace([path], arguments) }
  let conversion = try arguments.at(ConvertParameter.original) {
    let file = try UserFiles.received(try arguments[ConvertParameter.original])
    guard !clinic.isSealed(file) else { throw Failure("convert.sealed", hint: Phrase("convert.sealed.hint")) }
    return try Conversion(of: clinic.read(file), at: clinic)
  }
  let parcel = conversion.parcel(for: format)
  let lost = conversion.losses(in: format)
  let remarks = conversion.complaints.map(\.brief) + lost.remarks
  if arguments[ConvertParameter.lossless], let first = remarks.first {
    throw Failure(
      "convert.lossy", ["count": .integer(remarks.count), "first": .phrase(first)],
      hint: Phrase("convert.lossy.hint", ["lossless": context.option(ConvertParameter.lossless)]))
  }
  let sink = try arguments.at(ConvertParameter.file) { try FileSink(path, replacing: replaces) }
  try arguments.at(ConvertParameter.file) {
    try conversion.write(as: format, to: sink, ending: path.ending)
    try sink.finish()
  }
  let boards = parcel.plans.map(\.board) + parcel.boards
  let cells = boards.flatMap(\.cells)
  return Outcome(
    .record(
      Record([
        "file": .text(path), "format": .text(format.id), "boards": .integer(boards.count),
        "cells": .integer(cells.count), "pictures": .integer(cells.count { $0.shown != nil }), "lost": lost.value,
        "remarks": .list(
          remarks.map { remark in
            .record(Record(["code": .text(remark.key), "text": .text(context.wording.text(remark))]))
          }),
      ])),
    said: Phrase("file.written", ["path": .text(path)]), remarks: remarks)
}
