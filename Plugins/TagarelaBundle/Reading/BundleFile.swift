import Foundation
import TagarelaKit

/// The objects of a bundle, as far as they are whole.
struct BundleFile {
  /// Those of a plan. Of a history they are not held: it may be of any length.
  private(set) var objects: [BundleObject] = []
  /// How many are whole.
  private(set) var count = 0
  private(set) var complaints = Complaints()
  private(set) var isCut = false
  /// True when it has the keys of a bundle, be it in a broken object.
  private(set) var isBundle = false
  /// What the first that is whole says of the plan's name.
  private(set) var planName: String?
  /// What modules send along.
  private(set) var items: [ParcelItem] = []
  private let file: InputFile
  private let shelf: SentMedia
  private var signs = KindSigns()

  /// More objects of a plan than this are not read.
  static let mostObjects = 100_000

  /// Bytes of the largest plan that is written or read, pictures and voices and all.
  static let largest = 80_000_000

  init(_ file: InputFile) {
    self.file = file
    shelf = SentMedia()
    // A history is read part by part, whatever its size; of a plan everything is held.
    var stream = ObjectStream(file, isWhole: Self.kind(ofBeginning: file.beginning)?.isHistory != true)
    var isOurs = false
    var wasRepaired = false
    while let object = stream.next() {
      guard object.number <= Self.mostObjects || signs.isHistory else {
        complaints.add("bundle.too_many", ["limit": .integer(Self.mostObjects)])
        break
      }
      take(object, &isOurs, &wasRepaired)
    }
    if wasRepaired { complaints.add("bundle.not_utf8") }
    if stream.metStrayText { complaints.add("bundle.stray_text") }
    if isCut { complaints.add("bundle.truncated", ["objects": .integer(count)]) }
  }

  /// The objects of a text that stands in an object, by its content with the escape sequences.
  private init(nested content: ArraySlice<UInt8>, _ shelf: SentMedia) {
    file = InputFile(path: "", bytes: Data())
    self.shelf = shelf
    var isOurs = true
    var wasRepaired = false
    var lines = NestedLines(content)
    var number = 0
    while number < Self.mostObjects, let line = lines.next() {
      var stream = ObjectStream(line)
      while let object = stream.next(), number < Self.mostObjects {
        number += 1
        take(object.numbered(number), &isOurs, &wasRepaired)
      }
      guard isCut else { continue }
      // An object that goes over several lines: ours never do.
      isCut = false
      stream = ObjectStream(line + [0x0A] + (lines.remainder() ?? []))
      while let object = stream.next(), number < Self.mostObjects {
        number += 1
        take(object.numbered(number), &isOurs, &wasRepaired)
      }
    }
  }

  private mutating func take(_ object: ObjectStream.Object, _ isOurs: inout Bool, _ wasRepaired: inout Bool) {
    if object.text?.isTelling == true { isBundle = true }
    if object.isCut {
      isCut = true
      return
    }
    if object.text?.wasRepaired == true { wasRepaired = true }
    guard let text = object.text, text.isWhole else {
      complaints.add("bundle.object_broken", ["number": .integer(object.number)])
      return
    }
    if let format = text.values[Field.format.rawValue] {
      if !isOurs, Int(format) ?? 2 > 1 { complaints.add("bundle.newer", ["version": .text(format)]) }
      isOurs = true
    }
    count += 1
    var whole = BundleObject(number: object.number, isOurs: isOurs, values: text.values, shelf: shelf)
    // After the object's own pictures, as they stand in the file.
    whole.boards = text.boards.map { BundleFile(nested: object.bytes[$0], shelf) }
    signs.add(whole)
    items += whole.items(&complaints)
    if count == 1 { planName = whole.optional(.planName) }
    if signs.isHistory { objects = [] } else { objects.append(whole) }
  }

  /// What the file brings, as its keys tell.
  var kind: Parcel.Kind? { signs.kind }

  /// All whole objects, of which only one is held at a time.
  var records: BundleRecords { BundleRecords(file: file, isHistory: signs.isHistory) }
}

/// The objects of a file, read anew each time that one goes through them.
struct BundleRecords: Sendable {
  let file: InputFile
  let isHistory: Bool

  func forEach(_ body: (BundleObject) throws -> Void) rethrows {
    var stream = ObjectStream(file, isWhole: !isHistory)
    var isOurs = false
    while let object = stream.next() {
      guard object.number <= BundleFile.mostObjects || isHistory else { return }
      guard !object.isCut, let text = object.text, text.isWhole else { continue }
      if text.values[Field.format.rawValue] != nil { isOurs = true }
      try body(BundleObject(number: object.number, isOurs: isOurs, values: text.values))
    }
  }
}

extension BundleFile {
  /// What a file that begins like this brings; nil when it is no bundle. Where pictures hide the telling keys it is
  /// taken for a plan, which has the most of them.
  static func kind(ofBeginning data: Data) -> Parcel.Kind? {
    var stream = ObjectStream([UInt8](data))
    var signs = KindSigns()
    var isFirst = true
    while let object = stream.next() {
      guard let text = object.text else { continue }
      if isFirst, !text.isTelling { return nil }
      isFirst = false
      signs.add(BundleObject(number: 0, isOurs: true, values: text.values))
    }
    return isFirst ? nil : signs.kind ?? .plan
  }
}

/// What the objects of a bundle tell of its kind.
private struct KindSigns {
  private var said: Parcel.Kind?
  private var hasNotes = false
  private var hasTouches = false
  private var hasPlan = false

  mutating func add(_ object: BundleObject) {
    if said == nil { said = object[.kind].flatMap(Parcel.Kind.init) }
    // What has been said can't be outweighed, and most of a long file says nothing new.
    if said != nil || hasNotes { return }
    if object.isNote {
      hasNotes = true
    } else if object.isTouch {
      hasTouches = true
    } else if object.isAboutPlan || object.isSymbol {
      hasPlan = true
    }
  }

  var kind: Parcel.Kind? { said ?? (hasNotes ? .observations : hasTouches ? .usage : hasPlan ? .plan : nil) }

  var isHistory: Bool { kind?.isHistory == true }
}

extension Parcel.Kind {
  /// Records of what was, which may be any number.
  var isHistory: Bool { self == .usage || self == .observations }
}
