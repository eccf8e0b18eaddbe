/// By which a page is told from a newer one: FNV-1a of 64 bits. Who can make two pages of one sum can make pages.
struct PageSum {
  private var sum: UInt64 = 0xcbf2_9ce4_8422_2325

  init(of texts: [String]) {
    for text in texts {
      for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
      // No byte of UTF-8: so where one text ends counts.
      sum = (sum ^ 0xff) &* 0x100_0000_01b3
    }
  }

  var text: String { String(sum, radix: 16) }
}
