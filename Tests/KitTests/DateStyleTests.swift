import TagarelaKit
import Testing

struct DateStyleTests {
  @Test(arguments: [
    ("5/11/2012", "2012-11-05"), ("05-11-2012", "2012-11-05"), ("5.11.2012", "2012-11-05"), ("5/11/12", "2012-11-05"),
    ("29/2/2012", "2012-02-29"), ("1/1/26", "2026-01-01"), ("1/1/27", "1927-01-01"), ("1/1/00", "2000-01-01"),
    ("1-1.2012", "2012-01-01"),
  ])
  func `day, month and year are read, two digits as one of the last hundred years`(_ text: String, _ iso: String) {
    #expect(DateStyle.dayMonthYear(text, thisYear: 2026)?.description == iso)
  }

  @Test(arguments: [
    "", "5/11", "5/11/2", "5/11/201", "5/11/20121", "32/1/2012", "5/13/2012", "29/2/2011", "//", "a/b/c", "5 11 2012",
    "5/11/2012/1", "005/11/2012", "-5/11/2012", "5/11/٢٠١٢",
  ])
  func `what is no day is not read`(_ text: String) {
    #expect(DateStyle.dayMonthYear(text, thisYear: 2026) == nil)
  }
}
