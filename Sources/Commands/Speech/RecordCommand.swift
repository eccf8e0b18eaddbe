import Clinic
import Desk
import Foundation
import Shell
import Sound
import TagarelaKit
import Workspace

/// Records a symbol's voice: with a countdown and a meter, heard once before it is kept.
func recordSymbol(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let symbol = try context.symbol(arguments)
  let seconds = try context.recordingLimit(SymbolParameter.seconds, arguments, longest: Voice.longest)
  guard let recording = try VoiceBooth(context: context, limit: seconds).record() else {
    return Outcome(said: Phrase("record.dropped", ["name": .text(symbol.name)]))
  }
  let outcome = try context.change(arguments.line) {
    let symbol = try context.clinic.give(recording, to: symbol)
    let shown = Value.real(rounded(recording.seconds))
    return .record(
      Record(["name": .text(symbol.name), "seconds": shown, "level": .real(recording.level)]),
      said: Phrase("record.kept", ["name": .text(symbol.name), "seconds": shown]))
  }
  guard !context.console.isInteractive, recording.isSilent else { return outcome }
  var remarked = outcome
  remarked.remarks.append(Phrase("record.silent"))
  return remarked
}
