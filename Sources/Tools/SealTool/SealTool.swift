import Crypto
import FoundationEssentials
import Glibc
import HelperProtocols
import Spawning

/// `tagarela-seal`: seals and opens files (docs/sealed.md); a request a line on standard input, an answer a line on standard
/// output. Keys and passphrases come by standard input alone.
@main
enum SealTool {
  /// A file passes through in pieces; what takes memory is a passphrase.
  private static let limits = ResourceLimits(addresses: 1 << 30)
  /// Of a processor: more than anybody waits for.
  private static let secondsForAnswer = 600

  static func main() {
    limits.apply()
    umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    HelperLines.answer { line in
      ResourceLimits.allowProcessor(seconds: secondsForAnswer)
      return answer(line)
    }
  }

  private static func answer(_ line: Data) -> Data {
    var answer: SealAnswer
    do {
      guard let request = try? JSONDecoder().decode(SealRequest.self, from: line) else {
        throw SealRefusal(.badRequest, detail: "not a request")
      }
      answer = try carryOut(request)
    } catch let refusal as SealRefusal {
      answer = .refused(refusal)
    } catch {
      answer = .refused(SealRefusal(.badRequest, detail: String(describing: error)))
    }
    return (try? JSONEncoder().encode(answer)) ?? Data()
  }

  private static func carryOut(_ request: SealRequest) throws -> SealAnswer {
    switch request {
    case .makeKeys:
      let (signing, receiving) = (Curve25519.Signing.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
      return .made(
        secret: SecretKeys(signing: signing.rawRepresentation, receiving: receiving.rawRepresentation),
        known: PublicKeys(
          signing: signing.publicKey.rawRepresentation, receiving: receiving.publicKey.rawRepresentation))
    case .seal(let file, let sealed, let ending, let keys, let passphrase, let stretching, let signer):
      var sealing = try SealedWriting(
        from: InputStream(file), to: OutputStream(sealed), for: keys, passphrase: passphrase, stretching, signer: signer
      )
      try sealing.run(ending: ending)
      return .sealed
    case .open(let sealed, let file, let keys, let passphrase):
      var opening = try Opening(InputStream(sealed), keys: keys, passphrase: passphrase)
      let (ending, signer) = try opening.run(to: OutputStream(file))
      return .opened(ending: ending, signer: signer)
    }
  }
}
