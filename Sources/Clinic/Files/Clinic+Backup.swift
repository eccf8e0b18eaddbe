import Files
import Foundation
import Sealing
public import TagarelaKit
import Workspace

extension Clinic {
  /// Writes a consistent copy of all data to a file that is its owner's alone, while others may be at work. Nobody who looks into the
  /// file's folder sees anything of it before it is whole.
  ///
  /// - Parameters:
  ///   - seal: for whom it is sealed; nil for nobody.
  ///   - replacing: whether it may take the place of a file that is there.
  /// - Throws: ``Failure`` as ``Workspace/backup(to:)`` and ``FileSink``, and what sealing throws.
  public func backUp(to path: String, _ seal: Seal?, replacing: Bool) throws {
    let sink = try FileSink(path, replacing: replacing)
    let folder = try PrivateFolder()
    let plain = folder.path + "/backup"
    try workspace.backup(to: plain)
    var whole = plain
    if let seal {
      whole = folder.path + "/sealed"
      try sealer.seal(
        plain, into: whole, ending: "bak", for: seal.allKeys, passphrase: seal.passphrase, signedBy: seal.signer)
    }
    try sink.write(UserFiles.read(whole, limit: .max))
    try withExtendedLifetime(folder) { try sink.finish() }
  }

  /// Replaces all data by a backup's, which may be sealed. What was here before is kept in a file beside the workspace.
  ///
  /// - Parameters: as those of ``open(_:keyFile:passphrase:)``.
  /// - Returns: the path of the file with what was here before.
  /// - Throws: ``Failure`` as ``Workspace/restore(from:named:tables:)`` and ``open(_:keyFile:passphrase:)``.
  public func restore(from path: String, keyFile: String?, passphrase: (Failure?) throws -> String?) throws -> String {
    let tables = registry.all(.tables)
    guard (try? FileContents.part(of: path, count: Sealer.beginning.count)) == Sealer.beginning else {
      return try workspace.restore(from: path, tables: tables)
    }
    let unsealed = try unseal(path, keyFile: keyFile, passphrase: passphrase)
    return try withExtendedLifetime(unsealed) {
      try workspace.restore(from: unsealed.path, named: path, tables: tables)
    }
  }
}
