import Clinic
import Desk
import Foundation
import Play
public import Shell
import TagarelaKit
public import Workspace

extension Context {
  /// Plays a game on the full screen until it is over or left.
  ///
  /// - Parameters:
  ///   - patient: whose answers they are; nil for nobody's.
  ///   - seconds: that each row and place is lit, for one switch; nil to choose by hand.
  ///   - label: what `undo` calls an answer.
  /// - Returns: what counts at the end: `score`, `errors`.
  /// - Throws: `Failure` `play.needs_screen`, `scan.range`.
  public func play(_ material: PlayMaterial, for patient: PatientRecord?, scan seconds: Double?, label: String) throws
    -> [String: Int]
  {
    guard console.hasScreen else { throw Failure("play.needs_screen", hint: Phrase("play.needs_screen.hint")) }
    let clinic = try clinic
    let ledgers = patient == nil ? [] : registry.all(.playLedgers)
    var screen = try PlayScreen(
      self, material, for: patient, drifts: material.drifts && seconds == nil, seed: .random(in: .min ... .max)
    ) { answers in
      guard let patient, !ledgers.isEmpty else { return }
      _ = try change(label) {
        for ledger in ledgers { try ledger.keep(clinic, patient, answers) }
        return Outcome()
      }
    }
    defer { try? clinic.speaker.stop() }
    let lock = try screenLock(for: patient)
    var shown = screen.shown()
    if let seconds {
      guard Scanning.range.contains(seconds) else {
        throw Failure(
          "scan.range", ["low": .real(Scanning.range.lowerBound), "high": .real(Scanning.range.upperBound)])
      }
      var scanning = Scanning(every: .seconds(seconds))
      shown = scanning.begun(shown)
      let keys = wording.text(Phrase("board.scan_keys"))
      try console.open(shown, wording: ShownBoardWording(keys: keys, moreKeys: keys) { _, _ in "" }, lock: lock) {
        shown = try scanning.perform($0, on: shown) { try screen.perform($0) }
        return shown
      }
    } else {
      let keys = wording.text(Phrase("play.keys"))
      try console.open(shown, wording: ShownBoardWording(keys: keys, moreKeys: keys) { _, _ in "" }, lock: lock) {
        try screen.perform($0)
      }
    }
    return screen.play.values
  }
}
