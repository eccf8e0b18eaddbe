import HelperProtocols
import TagarelaKit

/// Why a letter hasn't left, or a mailbox wasn't looked into, as it is kept.
struct Obstacle: Equatable {
  let kind: Kind
  /// What a server, a program or the system said.
  let reply: String

  enum Kind: Equatable {
    case refused(MailRefusal.Reason)
    /// Something here: settings, a password that isn't told. It is said already.
    case here
    /// It may not leave before the script is done.
    case script
  }

  init(_ kind: Kind, _ reply: String = "") {
    self.kind = kind
    self.reply = reply
  }

  init(_ refusal: MailRefusal) { self.init(.refused(refusal.reason), refusal.reply) }

  /// - Parameter to: whom it should reach.
  func phrase(to: String) -> Phrase {
    let reply = Value.text(reply.isEmpty ? "…" : reply)
    switch kind {
    case .here: return Phrase("post.why.here", ["reply": reply])
    case .script: return Phrase("post.why.script")
    case .refused(let reason):
      switch reason {
      case .unreachable: return Phrase("post.why.unreachable", ["reply": reply])
      case .certificate: return Phrase("post.why.certificate", ["reply": reply])
      case .unencrypted: return Phrase("post.why.unencrypted", ["reply": reply])
      case .login: return Phrase("post.why.login", ["reply": reply])
      case .receiver: return Phrase("post.why.receiver", ["reply": reply, "to": .text(to)])
      case .full: return Phrase("post.why.full", ["reply": reply, "to": .text(to)])
      case .letter: return Phrase("post.why.letter", ["reply": reply])
      case .broken: return Phrase("post.why.broken", ["reply": reply])
      case .program: return Phrase("post.why.program", ["reply": reply])
      case .missing: return Phrase("post.why.missing", ["reply": reply])
      case .tooLarge: return Phrase("post.why.too_large")
      case .misunderstood, .file, .badRequest: return Phrase("post.why.failed", ["reply": reply])
      }
    }
  }
}

extension Obstacle.Kind: RawRepresentable {
  init?(rawValue: String) {
    switch rawValue {
    case "here": self = .here
    case "script": self = .script
    default:
      guard let reason = MailRefusal.Reason(rawValue: rawValue) else { return nil }
      self = .refused(reason)
    }
  }

  var rawValue: String {
    switch self {
    case .here: "here"
    case .script: "script"
    case .refused(let reason): reason.rawValue
    }
  }
}

extension Failure {
  init(_ refusal: MailRefusal, to: String = "") { self.init(Obstacle(refusal).phrase(to: to)) }
}
