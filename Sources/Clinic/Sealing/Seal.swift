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

  /// - Parameters:
  ///   - receivers: who may open it with their keys.
  ///   - passphrase: with which anybody may who knows it.
  /// - Throws: ``Failure`` `key.exposed`, `key.unreadable` for the user's own keys.
  public init(for receivers: [KnownKeys], passphrase: String?, signedBy keyring: Keyring) throws {
    keys = receivers.map(\.keys)
    self.passphrase = passphrase
    signer = try keyring.own()?.secret
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
      plain, into: sealed, ending: ending, for: seal.keys, passphrase: seal.passphrase, signedBy: seal.signer)
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

  /// Whether a file is sealed.
  public func isSealed(_ file: InputFile) -> Bool { file.bytes.prefix(Sealer.beginning.count) == Sealer.beginning }

  /// Opens a sealed file with the user's keys, those of a file, or a passphrase.
  ///
  /// - Parameters:
  ///   - keyFile: of somebody's own keys, kept elsewhere.
  ///   - passphrase: asked only where the file is for one.
  /// - Throws: ``Failure`` as ``Sealer/open(_:into:with:passphrase:)``, and what reading keys throws.
  public func open(_ path: String, keyFile: String?, passphrase: () throws -> String?) throws -> Opened {
    let folder = try PrivateFolder()
    let secrets = try keyFile.map { [try keyring.secret(in: $0).secret] } ?? keyring.own().map { [$0.secret] } ?? []
    func open(_ passphrase: String?, _ name: String) throws -> Opened {
      let plain = "\(folder.path)/\(name)"
      let (ending, signer) = try sealer.open(path, into: plain, with: secrets, passphrase: passphrase)
      let name = URL(fileURLWithPath: path).deletingPathExtension().deletingPathExtension().lastPathComponent
      let safe = UserFiles.slug(ending)
      let called = "\(folder.path)/\(UserFiles.slug(name))\(safe.isEmpty ? "" : ".\(safe)")"
      guard rename(plain, called) == 0 else {
        throw Failure("file.unwritable", ["path": .text(called), "reason": .systemError])
      }
      return Opened(file: try UserFiles.input(called, limit: Self.largestFile), signer: signer, folder: folder)
    }
    do {
      return try open(nil, "1")
    } catch let failure as Failure where failure.what.key == "seal.needs_passphrase" {
      guard let passphrase = try passphrase() else { throw failure }
      return try open(passphrase, "2")
    }
  }
}
