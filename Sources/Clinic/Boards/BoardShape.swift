public import TagarelaKit
public import Workspace

/// The layout, size and pages of a board.
public struct BoardShape: Sendable, Equatable {
  /// The identifier of the layout; empty for none.
  public let layout: String
  /// Of one page.
  public let size: GridSize
  /// At most ``TagarelaKit/Board/mostPages``.
  public let pages: Int

  /// What a shape is to have; what is nil is as it was before, else as usual.
  public struct Request: Sendable {
    public var layout: BoardLayout?
    public var size: GridSize?
    /// So many cells at least, on as many pages as it takes.
    public var count: Int?
    public var pages: Int?

    public init(layout: BoardLayout? = nil, size: GridSize? = nil, count: Int? = nil, pages: Int? = nil) {
      self.layout = layout
      self.size = size
      self.count = count
      self.pages = pages
    }
  }
}

extension Clinic {
  /// The shape that is asked for.
  ///
  /// - Parameter board: keeps what isn't asked for; nil for a new board, which is otherwise of the first layout.
  /// - Throws: ``Failure`` `layout.other_size`, `layout.sizes`, `board.too_many_cells`.
  public func shape(_ request: BoardShape.Request, of board: BoardRecord? = nil) throws -> BoardShape {
    if let board, request.size == nil, request.layout == nil {
      return try checked(
        BoardShape(layout: board.layout, size: board.size, pages: request.pages ?? board.pages), request)
    }
    let layout = request.layout ?? layout(for: request, of: board)
    let sizes = layout?.sizes ?? .only(request.size ?? .nine)
    var pages = board?.pages ?? 1
    let size: GridSize
    if let wanted = request.size {
      try layout?.check(wanted)
      size = wanted
      if let count = request.count { pages = (count - 1) / wanted.count + 1 }
    } else if let count = request.count {
      (size, pages) = sizes.holding(count)
    } else {
      size = board.map(\.size).map { sizes.contains($0) ? $0 : sizes.usual } ?? sizes.usual
    }
    return try checked(BoardShape(layout: layout?.id ?? "", size: size, pages: request.pages ?? pages), request)
  }

  private func layout(for request: BoardShape.Request, of board: BoardRecord?) -> BoardLayout? {
    let all = registry.all(.layouts)
    let kept = board.flatMap { board in all.first { $0.id == board.layout } } ?? all.first
    guard let sizes = kept?.sizes else { return all.plain(for: request.size) }
    let fits =
      request.size.map(sizes.contains) ?? request.count.map { sizes.holding($0).pages == 1 } ?? true
    return fits ? kept : all.plain(for: request.size)
  }

  private func checked(_ shape: BoardShape, _ request: BoardShape.Request) throws -> BoardShape {
    guard (1...Board.mostPages).contains(shape.pages) else {
      throw Failure(
        "board.too_many_cells",
        [
          "cells": .integer(request.count ?? shape.pages * shape.size.count), "size": .text(shape.size.description),
          "pages": .integer(Board.mostPages), "limit": .integer(shape.size.count * Board.mostPages),
        ])
    }
    return shape
  }
}

extension BoardLayout {
  /// - Throws: ``Failure`` `layout.other_size`, `layout.sizes`.
  public func check(_ size: GridSize) throws {
    guard !sizes.contains(size) else { return }
    guard let single = sizes.single else {
      throw Failure("layout.sizes", ["layout": .text(id), "sizes": .text(sizes.text)])
    }
    throw Failure("layout.other_size", ["layout": .text(id), "size": .text(single.description)])
  }
}

extension BoardLayout.Sizes {
  /// The usual size, and between which others there may be: `3 × 3 (1 × 1 – 50 × 50)`.
  public var text: String {
    func text(_ size: GridSize) -> String { "\(size.columns) × \(size.rows)" }
    return single.map(text) ?? "\(text(usual)) (\(text(least)) – \(text(most)))"
  }
}
