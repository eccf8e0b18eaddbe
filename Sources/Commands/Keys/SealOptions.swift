import Clinic
import Desk
import Foundation
import Sealing
import Shell
import TagarelaKit

/// How what leaves is sealed, and how what arrives is opened.
enum SealParameter {
  static let seal = Argument.options("seal", .name(receivers))
  static let passphraseFile = Argument.option("passphrase-file", .inputFile)
  static let key = Argument.option("key", .inputFile)
  /// Sends also what is sealed for others than those to whom it goes.
  static let yes = Argument.flag("yes")

  private static let receivers: Parameter.Names = { text, context in
    let names = try context.clinic.keyring.trusted().map(\.name)
    return ([context.wording.word("value.passphrase")] + names).filter { $0.folded.hasPrefix(text.folded) }
  }
}

extension Context {
  /// Nil where the line asks for no seal.
  ///
  /// - Throws: ``Failure`` `key.unknown`, and those of ``passphrase(_:twice:)``.
  func seal(_ arguments: Arguments) throws -> Seal? {
    let words = arguments[SealParameter.seal]
    guard !words.isEmpty else { return nil }
    try clinic.sealer.prepare()
    let keyring = try clinic.keyring
    let languages = session.registry.all(.languages).map(\.id)
    let secret = Set(languages.map { Wording($0, in: registry).word("value.passphrase").folded })
    let isForPassphrase = words.contains { secret.contains($0.folded) }
    let receivers = try arguments.read(SealParameter.seal) { word in
      secret.contains(word.folded) ? nil : try keyring.trusted(named: word)
    }.compactMap(\.self)
    return try Seal(
      for: receivers, passphrase: isForPassphrase ? passphrase(arguments, twice: true) : nil, signedBy: keyring)
  }

  /// From the file that the line names, else asked for without being shown.
  ///
  /// - Parameter twice: whether it is new, so that a slip must show; then it is asked until it is long enough and typed alike.
  /// - Throws: ``Failure`` `seal.passphrase_short` for that of a file, `seal.needs_passphrase` where nobody can be asked, and those of
  ///   ``UserFiles/read(_:limit:)``.
  func passphrase(_ arguments: Arguments, twice: Bool) throws -> String {
    if let path = arguments[SealParameter.passphraseFile] {
      return try arguments.at(SealParameter.passphraseFile) {
        let line = try UserFiles.read(path, limit: 1 << 16).prefix { $0 != 0x0A && $0 != 0x0D }
        return try enough(String(decoding: line, as: UTF8.self), isNew: twice)
      }
    }
    guard console.isInteractive else {
      throw Failure(
        "seal.needs_passphrase",
        hint: Phrase(
          "seal.needs_passphrase.hint", ["option": .text("--" + wording.word("option.passphrase-file"))]))
    }
    while true {
      do {
        let typed = try enough(console.ask(secretly: wording.text(Phrase("seal.passphrase")) + " "), isNew: twice)
        guard twice else { return typed }
        let again = try console.ask(secretly: wording.text(Phrase("seal.passphrase_again")) + " ")
        guard again == typed else { throw Failure("seal.passphrases_differ") }
        return typed
      } catch let failure as Failure where Self.mended.contains(failure.what.key) {
        console.message(wording.text(failure.what))
      }
    }
  }

  /// That of a file which is sealed already; at the prompt as often as it takes, until none is given.
  ///
  /// - Parameter wrong: what was wrong with the last one; nil for the first.
  /// - Returns: nil where there is no other.
  /// - Throws: as ``passphrase(_:twice:)``.
  func passphrase(_ arguments: Arguments, insteadOf wrong: Failure?) throws -> String? {
    if let wrong {
      guard arguments[SealParameter.passphraseFile] == nil else { return nil }
      console.message("! " + wording.text(wrong.what))
    }
    let typed = try passphrase(arguments, twice: false)
    return typed.isEmpty ? nil : typed
  }

  /// What is wrong with a new passphrase, so that it is typed anew.
  private static let mended: Set = ["seal.passphrase_short", "seal.passphrases_differ"]

  /// Asks before something goes to people none of whom can open it.
  ///
  /// - Parameter names: what those are called to whom it goes.
  /// - Throws: ``Failure`` `confirm.needed`, `confirm.declined`.
  func confirm(_ seal: Seal?, reaching names: [String], _ arguments: Arguments) throws {
    guard let seal, !seal.opens(forAnyOf: names), !arguments[SealParameter.yes] else { return }
    try confirm(
      Phrase(
        "seal.not_addressee",
        ["sealed": .list(seal.receivers.map(Value.text)), "names": .list(names.map(Value.text))]),
      option: SealParameter.yes)
  }

  /// A new one has to withstand being guessed by whoever has the file.
  private func enough(_ passphrase: String, isNew: Bool) throws -> String {
    guard !isNew || passphrase.count >= Self.shortest else {
      throw Failure("seal.passphrase_short", ["count": .integer(Self.shortest)])
    }
    return passphrase
  }

  private static let shortest = 12
}
