public import Foundation
import HelperProtocols
public import Sealing
import Services
public import TagarelaKit

/// For whom something is sealed, and by whom it is signed.
public struct Seal: Sendable {
  let keys: [PublicKeys]
  let passphrase: String?
  let signer: SecretKeys?
  private let own: PublicKeys?
  /// What those are called who may open it with their keys.
  public let receivers: [String]
  /// Whether it is for a file that opens itself, where the program isn't.
  private(set) var isSelfOpening = false

  /// - Parameters:
  ///   - receivers: who may open it with their keys.
  ///   - passphrase: with which anybody may who knows it.
  /// - Throws: ``Failure`` `key.exposed`, `key.unreadable` for the user's own keys.
  public init(for receivers: [KnownKeys], passphrase: String?, signedBy keyring: Keyring) throws {
    keys = receivers.map(\.keys)
    self.receivers = receivers.map(\.name)
    self.passphrase = passphrase
    let own = try keyring.own()
    signer = own?.secret
    self.own = own?.known.keys
  }

  /// Whether one of these people may be able to open it: somebody's keys bear their name or a part of it, or there is a passphrase, which
  /// anybody may know.
  public func opens(forAnyOf names: [String]) -> Bool {
    func words(_ name: String) -> Set<Substring> { Set(name.folded.split(separator: " ")) }
    return passphrase != nil
      || receivers.contains { receiver in
        names.contains { words($0).isSubset(of: words(receiver)) || words(receiver).isSubset(of: words($0)) }
      }
  }

  /// Whether somebody may open it with their keys.
  public var isForKeys: Bool { !keys.isEmpty }

  /// The same for a file that opens itself; nil where it takes keys, which only the program has.
  ///
  /// Nobody looks at a signature there, and what such a file hands back its sealer opens with their own keys.
  public var selfOpening: Seal? {
    guard passphrase != nil else { return nil }
    var seal = self
    seal.isSelfOpening = true
    return seal
  }

  /// Those of ``keys``, and the sealer's own where what is handed back is sealed for the same.
  var allKeys: [PublicKeys] {
    guard isSelfOpening, let own, !keys.contains(own) else { return keys }
    return keys + [own]
  }
}

extension Clinic {
  /// - Throws: ``Failure`` `seal.none` where nothing can be sealed.
  public var sealer: Sealer {
    get throws {
      guard let sealer = try services[Sealer.self] else { throw Failure("seal.none") }
      return sealer
    }
  }

  /// The bytes of a sealed file.
  ///
  /// - Parameters:
  ///   - content: what is in it.
  ///   - ending: of its name.
  func sealed(_ content: Data, ending: String, _ seal: Seal) throws -> Data {
    let folder = try PrivateFolder()
    let (plain, sealed) = (folder.path + "/plain", folder.path + "/sealed")
    try UserFiles.write([(path: plain, data: content)], replacing: false)
    try sealer.seal(
      plain, into: sealed, ending: ending, for: seal.allKeys, passphrase: seal.passphrase,
      seal.isSelfOpening ? .pbkdf2 : .scrypt, signedBy: seal.isSelfOpening ? nil : seal.signer)
    return try withExtendedLifetime(folder) { try UserFiles.read(sealed, limit: Self.largestFile) }
  }

  /// A file that was sealed, opened.
  public struct Opened {
    /// As it was before it was sealed.
    public let file: InputFile
    /// Who has signed it; nil where nobody has.
    public let signer: Data?
    private let folder: PrivateFolder

    fileprivate init(file: InputFile, signer: Data?, folder: PrivateFolder) {
      self.file = file
      self.signer = signer
      self.folder = folder
    }
  }

  /// The ending of sealed files, behind that of what is in them.
  public static let sealedEnding = Sealer.ending

  /// Whether a file is sealed.
  public func isSealed(_ file: InputFile) -> Bool { file.bytes.prefix(Sealer.beginning.count) == Sealer.beginning }

  /// Opens a sealed file with the user's keys, those of a file, or a passphrase.
  ///
  /// - Parameters:
  ///   - keyFile: of somebody's own keys, kept elsewhere.
  ///   - passphrase: asked only where the file is for one, and again with what was wrong with the last one; nil gives up.
  /// - Throws: ``Failure`` as ``Sealer/open(_:into:with:passphrase:)``, and what reading keys throws.
  public func open(_ path: String, keyFile: String?, passphrase: (Failure?) throws -> String?) throws -> Opened {
    let unsealed = try unseal(path, keyFile: keyFile, passphrase: passphrase)
    let file = try UserFiles.input(unsealed.path, limit: Self.largestFile)
    return Opened(file: file, signer: unsealed.signer, folder: unsealed.folder)
  }

  /// What a sealed file holds, in a file that goes with its folder.
  struct Unsealed {
    let path: String
    let signer: Data?
    let folder: PrivateFolder
  }

  /// The same as ``open(_:keyFile:passphrase:)``, however large it is.
  func unseal(_ path: String, keyFile: String?, passphrase: (Failure?) throws -> String?) throws -> Unsealed {
    let folder = try PrivateFolder()
    let secrets = try keyFile.map { [try keyring.secret(in: $0).secret] } ?? keyring.own().map { [$0.secret] } ?? []
    func unseal(_ passphrase: String?, _ name: String) throws -> Unsealed {
      let plain = "\(folder.path)/\(name)"
      let (ending, signer) = try sealer.open(path, into: plain, with: secrets, passphrase: passphrase)
      let name = URL(fileURLWithPath: path).deletingPathExtension().deletingPathExtension().lastPathComponent
      let safe = UserFiles.slug(ending)
      let called = "\(folder.path)/\(UserFiles.slug(name))\(safe.isEmpty ? "" : ".\(safe)")"
      guard rename(plain, called) == 0 else {
        throw Failure("file.unwritable", ["path": .text(called), "reason": .systemError])
      }
      return Unsealed(path: called, signer: signer, folder: folder)
    }
    do {
      return try unseal(nil, "1")
    } catch var failure as Failure where failure.what.key == "seal.needs_passphrase" {
      var wrong: Failure?
      var attempts = 1
      while let passphrase = try passphrase(wrong) {
        attempts += 1
        do {
          return try unseal(passphrase, "\(attempts)")
        } catch let refusal as Failure where refusal.what.key == "seal.wrong_passphrase" {
          wrong = refusal
          failure = refusal
        }
      }
      throw failure
    }
  }
}
