import Foundation
import Testing

/// Drawings of Windows of which something isn't drawn.
struct PartialDrawingTests {
  /// A WMF of one polygon, and of a single pixel where `isPartial`.
  private func drawing(isPartial: Bool) -> Data {
    func words(_ numbers: [Int]) -> Data { Data(numbers.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255)] }) }
    var records: [[Int]] = [
      [5, 0, 0x020B, 0, 0], [5, 0, 0x020C, 100, 100], [10, 0, 0x0324, 3, 10, 10, 90, 10, isPartial ? 50 : 60, 90],
    ]
    if isPartial { records.append([7, 0, 0x041F, 255, 0, 5, 5]) }
    let all = records.flatMap(\.self) + [3, 0, 0]
    let placed = words([0xCDD7, 0x9AC6, 0, 0, 0, 100, 100, 96, 0, 0, 0])
    return placed + words([1, 9, 0x300, all.count + 9, 0, 1, 11, 0, 0]) + words(all)
  }

  @Test func `are told once, with board and cell`() async throws {
    let desk = try Desk()
    let images = [true, false].enumerated().map { number, isPartial in
      """
      {"id": "i\(number)", "content_type": "image/wmf",
       "data": "data:image/wmf;base64,\(drawing(isPartial: isPartial).base64EncodedString())"}
      """
    }
    let board = """
      {"format": "open-board-0.1", "id": "b", "locale": "en", "name": "Snack",
       "buttons": [{"id": "1", "label": "bread", "image_id": "i0"}, {"id": "2", "label": "milk", "image_id": "i1"}],
       "images": [\(images.joined(separator: ", "))], "grid": {"rows": 1, "columns": 2, "order": [["1", "2"]]}}
      """
    try Data(board.utf8).write(to: desk.folder.appending(path: "snack.obf"))
    let answer = try await desk.run(["--lang", "en", "-c", "receive snack.obf --yes"])
    #expect(answer.status == 0, "\(answer.messages)")
    let told = answer.messages.split(separator: "\n").filter { $0.contains("can't be drawn here") }
    #expect(told.count == 1 && told.first?.contains("“Snack”: 1 drawing has parts") == true, "\(answer.messages)")
    #expect(told.first?.hasSuffix(": bread") == true)
  }
}
