import Testing

@testable import Shell

@Suite struct `A time of day that is typed` {
  @Test(arguments: [
    ("9:15", 9, 15), ("09:15:30", 9, 15), ("9h", 9, 0), ("8h30", 8, 30), ("08H05", 8, 5), ("23h59", 23, 59),
    ("9am", 9, 0), ("12am", 0, 0), ("12pm", 12, 0), ("9:30PM", 21, 30),
  ])
  func `is taken as people write it`(typed: String, hour: Int, minute: Int) throws {
    let time = try #require(TypedTime(typed))
    #expect((time.hour, time.minute) == (hour, minute))
  }

  @Test(arguments: ["", "h", "9", "24h", "9h5", "9h60", "9h15h", "13pm", "0am", "am", "9:5am", "nine", "9h30m", "-1h"])
  func `is nothing else`(typed: String) {
    #expect(TypedTime(typed) == nil)
  }
}
