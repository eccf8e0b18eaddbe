import Foundation
import TagarelaKit

/// The objects of a bundle, as far as they are whole.
struct BundleFile {
  private(set) var objects: [BundleObject] = []
  private(set) var complaints = Complaints()
  private(set) var isCut = false
  /// True when it has the keys of a bundle, be it in a broken object.
  private(set) var isBundle = false

  /// More objects than this are not read.
  static let mostObjects = 100_000

  /// Bytes of the largest file that is written or read, pictures and voices and all.
  static let largest = 80_000_000

  private let shelf: SentMedia
  private var number = 0
  private var isOurs: Bool
  private var wasRepaired = false
  private var metStrayText = false

  init(_ bytes: [UInt8]) {
    shelf = SentMedia()
    isOurs = false
    take(bytes)
    if wasRepaired { complaints.add("bundle.not_utf8") }
    if metStrayText { complaints.add("bundle.stray_text") }
    if isCut { complaints.add("bundle.truncated", ["objects": .integer(objects.count)]) }
  }

  /// The objects of a text that stands in an object, by its content with the escape sequences.
  private init(nested content: ArraySlice<UInt8>, _ shelf: SentMedia) {
    self.shelf = shelf
    isOurs = true
    var lines = NestedLines(content)
    while number < Self.mostObjects, let line = lines.next() {
      take(line)
      guard isCut else { continue }
      // An object that goes over several lines: ours never do.
      isCut = false
      take(line + [0x0A] + (lines.remainder() ?? []))
    }
  }

  private mutating func take(_ bytes: [UInt8]) {
    var splitter = ObjectSplitter(bytes)
    while let piece = splitter.next() {
      guard number < Self.mostObjects else {
        complaints.add("bundle.too_many", ["limit": .integer(Self.mostObjects)])
        break
      }
      number += 1
      switch piece {
      case .tooDeep:
        complaints.add("bundle.object_broken", ["number": .integer(number)])
      case .cut(let range):
        isCut = true
        if ObjectText(splitter.bytes, in: range).isTelling { isBundle = true }
      case .whole(let range): take(ObjectText(splitter.bytes, in: range), of: splitter.bytes)
      }
    }
    if splitter.metStrayText { metStrayText = true }
  }

  private mutating func take(_ text: ObjectText, of bytes: [UInt8]) {
    if text.isTelling { isBundle = true }
    if text.wasRepaired { wasRepaired = true }
    guard text.isWhole else {
      complaints.add("bundle.object_broken", ["number": .integer(number)])
      return
    }
    if let format = text.values[.format] {
      if !isOurs, Int(format) ?? 2 > 1 { complaints.add("bundle.newer", ["version": .text(format)]) }
      isOurs = true
    }
    var object = BundleObject(number: number, isOurs: isOurs, values: text.values, shelf: shelf)
    // After the object's own pictures, as they stand in the file.
    object.boards = text.boards.map { BundleFile(nested: bytes[$0], shelf) }
    objects.append(object)
  }
}

extension BundleFile {
  /// What the file brings, as its keys tell.
  var kind: Parcel.Kind? { Self.kind(of: objects) }

  /// What a file that begins like this brings; nil when it is no bundle. Where pictures hide the telling keys it is
  /// taken for a plan, which has the most of them.
  static func kind(ofBeginning data: Data) -> Parcel.Kind? {
    var splitter = ObjectSplitter([UInt8](data))
    var objects: [BundleObject] = []
    while let piece = splitter.next() {
      switch piece {
      case .tooDeep: continue
      case .whole(let range), .cut(let range):
        let text = ObjectText(splitter.bytes, in: range)
        if objects.isEmpty, !text.isTelling { return nil }
        objects.append(BundleObject(number: 0, isOurs: true, values: text.values))
      }
    }
    return objects.isEmpty ? nil : kind(of: objects) ?? .plan
  }

  private static func kind(of objects: [BundleObject]) -> Parcel.Kind? {
    if let kind = objects.lazy.compactMap({ $0[.kind].flatMap(Parcel.Kind.init) }).first { return kind }
    if objects.contains(where: \.isNote) { return .observations }
    if objects.contains(where: \.isTouch) { return .usage }
    return objects.contains { $0.isAboutPlan || $0.isSymbol } ? .plan : nil
  }
}
