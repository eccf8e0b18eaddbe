import Testing

@testable import TagarelaKit

struct WebAddressTests {
  @Test(arguments: [
    ("https://símbolos.example/á b.png", "https://xn--smbolos-7ya.example/%C3%A1%20b.png"),
    ("https://ana:1@símbolos.example:8443/x.png#y", "https://xn--smbolos-7ya.example:8443/x.png"),
    ("HTTPS://example.org", "https://example.org"),
    ("http://127.0.0.1:80/a?b=c%20d&e", "http://127.0.0.1:80/a?b=c%20d&e"),
    ("http://[::1]:8080/x", "http://[::1]:8080/x"), ("https://example.org:/50%", "https://example.org/50%25"),
  ])
  func `it is asked for as servers want it`(written: String, asked: String) {
    #expect(WebAddress(written)?.text == asked)
  }

  @Test func `who reads it is told its host in letters`() {
    #expect(WebAddress("https://xn--smbolos-7ya.example:8443/x.png")?.readableHost == "símbolos.example:8443")
    #expect(WebAddress("http://127.0.0.1/x.png")?.readableHost == "127.0.0.1")
  }

  @Test(arguments: [
    "", "https://", "https:///x", "ftp://example.org/x", "example.org/x", "https://a b/x", "https://example.org:x/",
    "https://example.org:70000/", "http://[::1/x", "http://[x]/", "https://★/x", "https://@/x",
  ])
  func `what can't be asked for is none`(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
