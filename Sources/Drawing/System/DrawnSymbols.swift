import Foundation
import Synchronization
public import TagarelaKit

/// All drawings of all modules as the symbols of one style: each drawing is a symbol, its code the key of its concept.
public struct DrawnSymbols: SymbolSource {
  private let style: DrawingStyle
  private let libraries: [DrawingLibrary]
  private let concepts: @Sendable () throws -> [Concept]
  private let shelf = Shelf()

  public init(_ style: DrawingStyle, _ aids: SystemAids) {
    self.style = style
    libraries = aids.registry.all(.drawings)
    concepts = aids.concepts
  }

  /// What a user may choose where there is colour.
  public static let choices =
    everywhere + [SymbolSystem.Choice("skin", Palette.skins), SymbolSystem.Choice("hair", Palette.hairs)]

  /// What a user may choose in every style.
  public static let everywhere = [
    SymbolSystem.Choice("detail", ["plain", "detailed"]),
    SymbolSystem.Choice("region", DrawingLook.regions),
    SymbolSystem.Choice.completeness,
  ]

  public func fingerprint() -> String {
    libraries.map { "\($0.id)\n\((try? $0.fingerprint()) ?? "")" }.joined(separator: "\n")
  }

  /// A drawing that is named with no concept's key is told and left out: nothing would lead to it.
  public func list(progress: (_ done: Int, _ total: Int) -> Void, _ take: (SystemSymbol) throws -> Void) throws
    -> [FileComplaint]
  {
    let (book, unread) = contents(asNow: true)
    let known = Set(try concepts().map(\.key))
    var complaints = unread + book.complaints
    for (index, key) in book.keys.enumerated() {
      if known.contains(key) {
        try take(SystemSymbol(code: key, concept: key))
      } else if let place = book.place(of: key) {
        complaints.append(
          FileComplaint(file: place.file, row: place.row, what: Phrase("drawing.concept", ["text": .text(key)])))
      }
      if index % 100 == 0 { progress(index, book.keys.count) }
    }
    return complaints
  }

  public func picture(of code: String, choices: [String]) throws -> Picture {
    guard let svg = try contents(asNow: false).book.picture(of: code, DrawingLook(style, choices: choices)) else {
      throw Failure("system.no_picture", ["code": .text(code)])
    }
    return Picture(format: .svg, bytes: Data(svg.utf8))
  }

  public var drawingSide: Double? { Painting.side }

  /// The drawings. A library that can't be read is told and takes nothing from the others.
  ///
  /// - Parameter asNow: looks whether the files have changed since they were read.
  private func contents(asNow: Bool) -> Shelf.Contents {
    shelf.contents.withLock { kept in
      if let kept, !asNow { return kept.contents }
      let fingerprint = fingerprint()
      if let kept, kept.fingerprint == fingerprint { return kept.contents }
      var texts: [DrawingText] = []
      var unread: [FileComplaint] = []
      for library in libraries {
        do {
          texts += try library.texts().map { DrawingText(name: "\(library.id)/\($0.name)", text: $0.text) }
        } catch {
          let what = (error as? Failure)?.what ?? Phrase("drawing.unreadable", ["path": .text(library.id)])
          unread.append(FileComplaint(file: library.id, what: what))
        }
      }
      let contents = (book: DrawingBook(texts), unread: unread)
      kept = (fingerprint, contents)
      return contents
    }
  }

  /// What was last read.
  private final class Shelf: Sendable {
    typealias Contents = (book: DrawingBook, unread: [FileComplaint])

    let contents = Mutex<(fingerprint: String, contents: Contents)?>(nil)
  }
}

extension DrawingLook {
  /// - Parameter choices: values of ``DrawnSymbols/choices``; others are let pass.
  init(_ style: DrawingStyle, choices: [String]) {
    self.init(
      style, isDetailed: choices.contains("detailed"),
      skin: choices.first(where: Palette.skins.contains) ?? Palette.skins[0],
      hair: choices.first(where: Palette.hairs.contains),
      region: choices.first(where: Self.regions.contains) ?? Self.regions[0],
      isPartial: choices.contains(SymbolSystem.Choice.partial))
  }
}
