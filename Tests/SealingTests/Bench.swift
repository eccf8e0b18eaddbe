import Foundation
import HelperProtocols
import Programs
import Sealing
import TagarelaTestSupport

/// The seal tool, with a folder of its own to work in, and two people's keys.
final class Bench {
  let sealer: Sealer
  let folder: URL
  let ana: (secret: SecretKeys, known: PublicKeys)
  let rui: (secret: SecretKeys, known: PublicKeys)
  private var count = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "seal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tool = PseudoTerminal.builtProducts.appendingPathComponent("tagarela-seal").path
    sealer = Sealer(program: LineProgram(path: tool, name: "tagarela-seal", limits: .init(deadline: 600)))
    (ana, rui) = (try sealer.makeKeys(), try sealer.makeKeys())
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A name that no file of the folder has.
  func path() -> String {
    count += 1
    return folder.appendingPathComponent(String(count)).path
  }

  /// Bytes that are sealed, as they leave.
  func seal(
    _ content: Data, for keys: [PublicKeys] = [], passphrase: String? = nil, _ stretching: Stretching = .scrypt,
    by signer: SecretKeys? = nil
  ) throws -> Data {
    let (plain, sealed) = (path(), path())
    try content.write(to: URL(fileURLWithPath: plain))
    try sealer.seal(
      plain, into: sealed, ending: "psyb", for: keys, passphrase: passphrase, stretching, signedBy: signer)
    return try Data(contentsOf: URL(fileURLWithPath: sealed))
  }

  func open(
    _ bytes: Data, with keys: [SecretKeys] = [], passphrase: String? = nil
  ) throws -> (content: Data, ending: String, signer: Data?) {
    let (sealed, plain) = (path(), path())
    try bytes.write(to: URL(fileURLWithPath: sealed))
    let (ending, signer) = try sealer.open(sealed, into: plain, with: keys, passphrase: passphrase)
    return (try Data(contentsOf: URL(fileURLWithPath: plain)), ending, signer)
  }
}
