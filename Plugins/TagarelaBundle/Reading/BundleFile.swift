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

  init(_ data: Data) {
    var splitter = ObjectSplitter([UInt8](data))
    var number = 0
    var isOurs = false
    var wasRepaired = false
    while let piece = splitter.next() {
      number += 1
      guard number <= Self.mostObjects else {
        complaints.add("bundle.too_many", ["limit": .integer(Self.mostObjects)])
        break
      }
      switch piece {
      case .tooDeep:
        complaints.add("bundle.object_broken", ["number": .integer(number)])
      case .cut(let range):
        isCut = true
        if ObjectText(splitter.bytes, in: range).isTelling { isBundle = true }
      case .whole(let range):
        let text = ObjectText(splitter.bytes, in: range)
        if text.isTelling { isBundle = true }
        if text.wasRepaired { wasRepaired = true }
        guard text.isWhole else {
          complaints.add("bundle.object_broken", ["number": .integer(number)])
          continue
        }
        if let format = text.values[.format] {
          if !isOurs, Int(format) ?? 2 > 1 { complaints.add("bundle.newer", ["version": .text(format)]) }
          isOurs = true
        }
        objects.append(BundleObject(number: number, isOurs: isOurs, values: text.values))
      }
    }
    if wasRepaired { complaints.add("bundle.not_utf8") }
    if splitter.metStrayText { complaints.add("bundle.stray_text") }
    if isCut { complaints.add("bundle.truncated", ["objects": .integer(objects.count)]) }
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
