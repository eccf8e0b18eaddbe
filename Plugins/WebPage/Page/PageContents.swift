import Foundation
import TagarelaKit

/// What the page's script is given at once: all that the first board needs (`Script/types.d.ts` describes it for the script).
struct PageContents: Encodable {
  var format = 1
  var program = "Tagarela"
  /// ISO 639-1.
  let language: String
  let direction: String
  /// Names what the browser keeps of this page: its plan's identity, else its board's.
  let uid: String
  var made: String
  var texts: [String: String]
  let plan: Named?
  /// Without one nothing is noted.
  let patient: Named?
  let tutor: Sender?
  let therapist: Address?
  /// The board where one begins.
  let home: Int
  let boards: [PageBoard]
  let words: [PageWord]
  /// Those that the first board shows, as addresses of kind `data:`; ``PageSupply`` goes on counting.
  let pictures: [String]
  /// Whether ``PageSupply`` has any.
  let hasSentences: Bool
  /// The identifiers of what modules show beside the boards; nil for nothing.
  var activities: [String]?
  /// Likely words by what was said before, as numbers with blanks between.
  var next: [String: [Int]]?
  /// What was set for the patient; what the carer sets on the device wins.
  let settings: [String: PageValue]
  /// Under which keys settings are sent back.
  let settingKeys: [String: String]

  struct Named: Encodable {
    let uid: String
    let name: String
  }

  struct Sender: Encodable {
    let uid: String
    let name: String
    let email: String
    let place: String
  }

  struct Address: Encodable {
    let email: String
  }
}

/// What follows the script, so that the first board needn't wait for it. Sounds and films are addresses of kind `data:`.
struct PageSupply {
  /// Those that the first board doesn't show, packed into one text; none where it shows all.
  let pictures: [String]
  let sounds: [String]
  let videos: [String]
  /// One ``SentenceText``, or none.
  let sentences: [String]

  /// By the names under which the script finds them.
  var blocks: [(name: String, texts: [String])] {
    [("pictures", pictures), ("sounds", sounds), ("videos", videos), ("sentences", sentences)]
  }
}

/// A word of the page's cells.
struct PageWord: Encodable {
  let text: String
  let `class`: String?
  /// By which every symbol system draws it; nil for a word that only its spelling tells.
  let concept: String?
}

/// As ``Board``, with places in the page's lists for what it shows, says and leads to.
struct PageBoard: Encodable {
  let uid: String
  let name: String
  let columns: Int
  let rows: Int
  let pages: Int
  let labels: String
  let letters: String
  let background: String?
  let scene: Int?
  let cells: [PageCell]
}

/// As ``Board/Cell``.
struct PageCell: Encodable {
  let uid: String
  let position: Int
  let columns: Int
  let rows: Int
  let area: [Double]?
  let label: String
  let spoken: String
  let name: String
  let picture: Int?
  let sound: Int?
  let video: Int?
  let word: Int?
  let fill: String?
  let border: String?
  let hidden: Bool
  let level: Int
  let link: Int?
  let actions: [String]
  /// Whether it only says what a column or row is for; nil for no.
  let heading: Bool?
  let movable: Bool
  let symbol: String?
  /// Nil for no.
  let favourite: Bool?
}
