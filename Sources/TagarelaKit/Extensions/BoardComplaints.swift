/// What a reader could not carry over, told once a board and matter, with the cells that it concerns: a board whose eighty
/// pictures are elsewhere is one trouble. However broken a file is, there are at most ``mostMatters`` of them.
public struct BoardComplaints: Sendable {
  private struct Matter: Hashable {
    let key: String
    let board: String
    let detail: String
  }

  private enum Complaint {
    case matter(Matter)
    case single(Phrase)
  }

  private var order: [Complaint] = []
  private var cells: [Matter: (count: Int, names: [String])] = [:]
  private var others = 0

  /// What is beyond them is counted together.
  public static let mostMatters = 100
  private static let mostNames = 5

  public init() {}

  /// True as long as nothing was added.
  public var isEmpty: Bool { order.isEmpty }

  /// - Parameters:
  ///   - key: of a message with places for `board`, `detail`, `count` and `cells`, as far as it needs them.
  ///   - detail: what tells one matter from another of the same kind, like a library or a command.
  ///   - cell: as its user knows it; nil for the board as a whole.
  ///   - count: how many times it happened there.
  public mutating func add(_ key: String, board: String = "", detail: String = "", cell: String? = nil, count: Int = 1)
  {
    let matter = Matter(key: key, board: board, detail: detail)
    var found = cells[matter] ?? (0, [])
    if found.count == 0 {
      guard add(.matter(matter)) else { return }
    }
    found.count += count
    if let cell, !cell.isEmpty, found.names.count < Self.mostNames, !found.names.contains(cell) {
      found.names.append(cell)
    }
    cells[matter] = found
  }

  /// What happens once, in words of its own.
  public mutating func add(_ phrase: Phrase) { add(.single(phrase)) }

  @discardableResult
  private mutating func add(_ complaint: Complaint) -> Bool {
    guard order.count < Self.mostMatters else {
      others += 1
      return false
    }
    order.append(complaint)
    return true
  }

  /// - Parameter more: says that there were so many others.
  public func phrases(more: (Int) -> Phrase) -> [Phrase] {
    let said = order.map { complaint in
      switch complaint {
      case .matter(let matter): phrase(matter)
      case .single(let phrase): phrase
      }
    }
    return others == 0 ? said : said + [more(others)]
  }

  private func phrase(_ matter: Matter) -> Phrase {
    let (count, names) = cells[matter] ?? (0, [])
    let shown = names + (count > names.count && !names.isEmpty ? ["…"] : [])
    return Phrase(
      matter.key,
      [
        "board": .text(matter.board), "detail": .text(matter.detail), "count": .integer(count),
        "cells": .list(shown.map(Value.text)),
      ])
  }
}
