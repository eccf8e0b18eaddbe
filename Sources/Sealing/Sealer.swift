public import Foundation
public import HelperProtocols
public import Programs
import TagarelaKit

/// Seals files for those who may open them, and opens such files (docs/sealed.md).
///
/// The work is done by the seal tool, a program of its own: the prompt doesn't link its library. Every function throws,
/// besides its own, the failures of ``LineProgram/ask(_:isInterrupted:isLast:)``.
public struct Sealer: Sendable {
  private let program: LineProgram

  /// - Parameter program: the executable `tagarela-seal`.
  public init(program: LineProgram) { self.program = program }

  /// Has the tool start while something else is done, for it will be asked soon.
  public func prepare() { program.prepare() }

  /// How every sealed file begins.
  public static let beginning = Data("tagarela-sealed\n".utf8)

  /// The ending that sealed files get behind that of what is in them.
  public static let ending = "sealed"

  /// A pair of keys for each purpose.
  public func makeKeys() throws -> (secret: SecretKeys, known: PublicKeys) {
    guard case .made(let secret, let known) = try answer(to: .makeKeys) else { throw Self.misunderstood }
    return (secret, known)
  }

  /// Seals a file into a new one.
  ///
  /// - Parameters:
  ///   - ending: of the file's name, which is told to whoever opens it.
  ///   - keys: of those who may open it.
  ///   - passphrase: that opens it as well.
  ///   - stretching: how the passphrase becomes a key.
  ///   - signer: who signs it; nil for nobody.
  /// - Throws: ``Failure`` `seal.bad_key`, `seal.unwritable`.
  public func seal(
    _ file: String, into sealed: String, ending: String, for keys: [PublicKeys], passphrase: String?,
    _ stretching: Stretching = .scrypt, signedBy signer: SecretKeys?
  ) throws {
    let request = SealRequest.seal(
      file: file, sealed: sealed, ending: ending, keys: keys, passphrase: passphrase.map(Self.typed),
      stretching: stretching, signer: signer)
    guard case .sealed = try answer(to: request) else { throw Self.misunderstood }
  }

  /// Opens a sealed file into a new one.
  ///
  /// - Returns: the ending of the file's name, and the key of who has signed it.
  /// - Throws: ``Failure`` `seal.not_sealed`, `seal.newer`, `seal.no_key`, `seal.needs_passphrase`, `seal.wrong_passphrase`,
  ///   `seal.damaged`, `seal.false_signature`, `seal.costly`, `seal.bad_key`, `seal.unreadable`, `seal.unwritable`.
  public func open(_ sealed: String, into file: String, with keys: [SecretKeys], passphrase: String?) throws -> (
    ending: String, signer: Data?
  ) {
    let request = SealRequest.open(sealed: sealed, file: file, keys: keys, passphrase: passphrase.map(Self.typed))
    guard case .opened(let ending, let signer) = try answer(to: request) else { throw Self.misunderstood }
    return (ending, signer)
  }

  /// An accent may be typed as a letter of its own.
  private static func typed(_ passphrase: String) -> String { passphrase.precomposedStringWithCanonicalMapping }

  private func answer(to request: SealRequest) throws -> SealAnswer {
    let line = try program.ask(JSONEncoder().encode(request))
    guard let answer = try? JSONDecoder().decode(SealAnswer.self, from: line) else { throw Self.misunderstood }
    if case .refused(let refusal) = answer { throw Failure(refusal) }
    return answer
  }

  private static let misunderstood = Failure("seal.failed", ["reason": .text("an answer that is no answer")])
}

extension Failure {
  fileprivate init(_ refusal: SealRefusal) {
    let reason = Value(refusal.detail)
    switch refusal.reason {
    case .unreadable: self.init("seal.unreadable", ["reason": reason])
    case .notSealed: self.init("seal.not_sealed")
    case .newer: self.init("seal.newer")
    case .noKey: self.init("seal.no_key", hint: Phrase("seal.no_key.hint"))
    case .needsPassphrase: self.init("seal.needs_passphrase", hint: Phrase("seal.needs_passphrase.hint"))
    case .wrongPassphrase: self.init("seal.wrong_passphrase")
    case .damaged: self.init("seal.damaged", hint: Phrase("seal.damaged.hint"))
    case .falseSignature: self.init("seal.false_signature")
    case .costly: self.init("seal.costly")
    case .badKey: self.init("seal.bad_key")
    case .unwritable: self.init("seal.unwritable", ["reason": reason])
    case .badRequest: self.init("seal.failed", ["reason": reason])
    }
  }
}
