/// What a reader could not carry over, told once a matter, with the first of the boards and cells that it concerns: a board
/// whose eighty pictures are elsewhere is one trouble, and so are forty such boards. However broken a file is, there are at
/// most ``mostMatters`` of them, and no more is kept of them than is told.
public struct BoardComplaints: Sendable {
  private struct Matter: Hashable {
    let key: String
    let detail: String
  }

  private enum Complaint {
    case matter(Matter)
    case single(Phrase)
  }

  private var order: [Complaint] = []
  private var occurrences: [Matter: Occurrences] = [:]
  private var others = 0

  /// What is beyond them is counted together.
  public static let mostMatters = 100

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
    let matter = Matter(key: key, detail: detail)
    if let place = occurrences.index(forKey: matter) {
      occurrences.values[place].add(board: board, cell: cell, count: count)
    } else if add(.matter(matter)) {
      occurrences[matter, default: Occurrences()].add(board: board, cell: cell, count: count)
    }
  }

  /// Adds those of a board that was read by itself, as if they had been added here.
  public mutating func add(_ board: BoardComplaints) {
    for complaint in board.order {
      guard case .matter(let matter) = complaint, let found = board.occurrences[matter] else {
        add(complaint)
        continue
      }
      if let place = occurrences.index(forKey: matter) {
        occurrences.values[place].add(found)
      } else if add(complaint) {
        occurrences[matter] = found
      }
    }
    others += board.others
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

  /// What was added, in order, and of each board by itself what at most three have to tell.
  ///
  /// - Parameter more: says that there were so many others.
  public func phrases(more: (Int) -> Phrase) -> [Phrase] {
    let said = order.flatMap { complaint in
      switch complaint {
      case .matter(let matter): (occurrences[matter]?.told ?? []).map { phrase(matter, $0) }
      case .single(let phrase): [phrase]
      }
    }
    return others == 0 ? said : said + [more(others)]
  }

  private func phrase(_ matter: Matter, _ told: Occurrences.Part) -> Phrase {
    let shown = told.cells + (told.count > told.cells.count && !told.cells.isEmpty ? ["…"] : [])
    return Phrase(
      matter.key,
      [
        "board": .text(told.board), "detail": .text(matter.detail), "count": .integer(told.count),
        "cells": .list(shown.map(Value.text)),
      ])
  }
}

/// Where a matter was found: the first boards by themselves, all of them together.
private struct Occurrences: Sendable {
  struct Part: Sendable {
    var board: String
    var count = 0
    var cells: [String] = []

    mutating func add(cell: String?, count: Int) {
      self.count += count
      if let cell, !cell.isEmpty, cells.count < Occurrences.most, !cells.contains(cell) { cells.append(cell) }
    }
  }

  /// As many boards, and cells of each, are named.
  private static let most = 3

  private var first: [Part] = []
  private var all = Part(board: "")
  private var boards = 0
  private var last: String?

  mutating func add(board: String, cell: String?, count: Int) {
    all.add(cell: cell, count: count)
    if let known = first.firstIndex(where: { $0.board == board }) {
      first[known].add(cell: cell, count: count)
    } else if first.count < Self.most {
      first.append(Part(board: board))
      first[first.count - 1].add(cell: cell, count: count)
      boards += 1
    } else if last != board {
      // Files are read board by board.
      boards += 1
    }
    last = board
  }

  /// Adds where it was found on later boards.
  mutating func add(_ later: Occurrences) {
    for cell in later.all.cells { all.add(cell: cell, count: 0) }
    all.count += later.all.count
    for part in later.first {
      if let known = first.firstIndex(where: { $0.board == part.board }) {
        for cell in part.cells { first[known].add(cell: cell, count: 0) }
        first[known].count += part.count
      } else if first.count < Self.most {
        first.append(part)
        boards += 1
      } else if last != part.board {
        boards += 1
      }
      last = part.board
    }
    boards += later.boards - later.first.count
    last = later.last ?? last
  }

  /// A few boards one by one, more of them together.
  var told: [Part] {
    guard boards > Self.most else { return first }
    var together = all
    together.board = "\(first.map(\.board).joined(separator: ", ")) … (\(boards))"
    return [together]
  }
}
