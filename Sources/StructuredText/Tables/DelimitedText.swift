/// Text in rows and cells, after RFC 4180: cells parted by a delimiter, those with delimiters, quotes or line breaks in
/// them between double quotes, a quote in them doubled. Lines end in CR LF, LF or CR.
///
/// A quote inside a cell that doesn't begin with one is a character like others. Lines that hold nothing are let pass.
public struct DelimitedText: Sendable {
  /// A line of the table, or several where a cell has line breaks in it.
  public struct Row: Sendable, Equatable {
    /// Where it begins, counted from 1.
    public let line: Int
    /// What stands in it, without the quotes; at most ``DelimitedText/mostCells``.
    public let cells: [String]
  }

  /// Those that hold something, in order.
  public private(set) var rows: [Row] = []
  /// Lines whose quote nothing closes; such a line is left out, and what follows it read as usual.
  public private(set) var openQuotes: [Int] = []
  /// Rows that would have come after the last that was wanted.
  public private(set) var rowsLeft = 0
  /// True when reading was given up, because quote after quote was not closed.
  public private(set) var isHopeless = false
  /// The byte between cells: the one that was given, or that the first line has most of.
  public let delimiter: UInt8

  /// Bytes that one row may have; a quote that isn't closed within them is taken for a slip.
  public static let longestRow = 1 << 20
  /// Cells of a row that are kept; no table has more columns.
  public static let mostCells = 1_000
  private static let mostOpenQuotes = 50
  private static let quote = UInt8(ascii: "\"")

  /// - Parameters:
  ///   - delimiter: nil to take the one of comma, semicolon and tab that the first line has most of.
  ///   - mostRows: how many are kept; the others are counted.
  public init(_ text: [UInt8], delimiter: UInt8? = nil, mostRows: Int = .max) {
    let delimiter = delimiter ?? Self.delimiter(of: text)
    self.delimiter = delimiter
    var place = 0
    var line = 1
    while place < text.count {
      let keeps = rows.count < mostRows
      if let (cells, says, end, breaks) = Self.row(of: text, from: place, delimiter, keeps: keeps) {
        if says, keeps {
          rows.append(Row(line: line, cells: cells))
        } else if says {
          rowsLeft += 1
        }
        place = end
        line += breaks
      } else {
        openQuotes.append(line)
        guard openQuotes.count < Self.mostOpenQuotes else {
          isHopeless = true
          return
        }
        place = Self.afterLine(of: text, from: place)
        line += 1
      }
    }
  }

  /// One row, whether something stands in it, where the next begins, and how many lines lie between; nil when a quote
  /// stays open.
  ///
  /// - Parameter keeps: false for a row that is only counted: then there are no cells.
  private static func row(of text: [UInt8], from start: Int, _ delimiter: UInt8, keeps: Bool)
    -> (cells: [String], says: Bool, end: Int, breaks: Int)?
  {
    var cells: [String] = []
    var cell: [UInt8] = []
    var says = false
    func close() {
      if !cell.isEmpty { says = true }
      if keeps, cells.count < mostCells { cells.append(String(decoding: cell, as: UTF8.self)) }
      cell.removeAll(keepingCapacity: true)
    }
    var isQuoted = false
    var isFresh = true
    var breaks = 0
    var place = start
    while place < text.count {
      let byte = text[place]
      place += 1
      if isQuoted {
        guard place - start < longestRow else { return nil }
        if byte == quote {
          if place < text.count, text[place] == quote {
            cell.append(quote)
            place += 1
          } else {
            isQuoted = false
          }
        } else {
          if isBreak(byte, at: place - 1, in: text) { breaks += 1 }
          cell.append(byte)
        }
      } else if byte == quote, isFresh {
        isQuoted = true
        isFresh = false
      } else if byte == delimiter {
        close()
        isFresh = true
      } else if byte == 0x0A || byte == 0x0D {
        if byte == 0x0D, place < text.count, text[place] == 0x0A { place += 1 }
        close()
        return (cells, says, place, breaks + 1)
      } else {
        cell.append(byte)
        isFresh = false
      }
    }
    guard !isQuoted else { return nil }
    close()
    return (cells, says, place, breaks + 1)
  }

  /// The pair CR LF counts once.
  private static func isBreak(_ byte: UInt8, at place: Int, in text: [UInt8]) -> Bool {
    byte == 0x0A || (byte == 0x0D && !(place + 1 < text.count && text[place + 1] == 0x0A))
  }

  private static func afterLine(of text: [UInt8], from start: Int) -> Int {
    guard let end = text[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return text.count }
    return text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? end + 2 : end + 1
  }

  private static func delimiter(of text: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in text.prefix(longestRow) {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      counts[byte, default: 0] += 1
    }
    let usual = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return usual.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? UInt8(ascii: ",")
  }
}
