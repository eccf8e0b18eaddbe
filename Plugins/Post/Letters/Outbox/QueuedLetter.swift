import TagarelaKit

/// A letter that was sent and hasn't left yet, as far as is known.
struct QueuedLetter: Equatable {
  let id: Int64
  /// In all mailboxes; the same each time that the letter is handed over.
  let messageID: String
  let subject: String
  /// Addresses, as servers write them.
  let sender: String
  let receiver: String
  /// The transport's identifier.
  let way: String
  let bytes: Int
  let since: Moment
  let state: State
  /// When it was last handed over.
  let tried: Moment?
  /// Why it is still here.
  let obstacle: Obstacle?

  /// Languages call it by its `value.STATE`.
  enum State: String {
    /// Certainly not with anybody else.
    case waiting = "waiting"
    /// Being handed over this moment.
    case leaving = "leaving"
    /// Handed over without an answer: it may have left.
    case unsure = "unsure"
  }

  var why: Phrase? {
    switch state {
    case .leaving: Phrase("post.leaving")
    case .unsure:
      Phrase("post.unsure", ["id": .integer(Int(id)), "reply": .text(obstacle?.reply ?? "")])
    case .waiting: obstacle.map { $0.phrase(to: receiver) }
    }
  }
}
