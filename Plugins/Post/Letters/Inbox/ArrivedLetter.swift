import TagarelaKit

/// A file in a letter that has come, which can be received.
struct ArrivedLetter: Equatable {
  var id: Int64 = 0
  /// The mailbox or folder, and where in it.
  let source: String
  let place: String
  /// Which of the letter's files that can be received, from 1.
  var file = 1
  /// The sender's name and address, as the letter says them.
  var sender = ""
  var address = ""
  var subject = ""
  var at: Moment?
  let bytes: Int
  /// What it carries: a parcel's kind, its plans' names or how much it is, and about whom; nil for what wasn't looked at.
  var kind: String?
  var content: String?
  var patient: String?
  var state: State
  /// Why it is refused, or what it lacks.
  var reply: String?

  /// Languages call it by its `value.STATE`.
  enum State: String {
    case waiting = "waiting"
    case received = "received"
    /// It didn't arrive whole: what there is of it can be received.
    case cut = "cut"
    /// What it carries can't be read.
    case refused = "refused"
    /// Too large to be opened unasked.
    case large = "large"
    /// It carries nothing for us; nothing else is remembered of it.
    case unrelated = "unrelated"
  }
}
