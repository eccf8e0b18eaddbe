import Testing

@testable import TagarelaKit

struct DomainNameTests {
  /// RFC 3492, 7.1, in lower case as domains have it; and names that registries publish.
  @Test(arguments: [
    ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
    ("Pročprostěnemluvíčesky", "xn--proprostnemluvesky-uyb24dma41a"),
    ("PorquénopuedensimplementehablarenEspañol", "xn--porqunopuedensimplementehablarenespaol-fmd56a"),
    ("bücher.example", "xn--bcher-kva.example"), ("mañana.example", "xn--maana-pta.example"),
    ("BÜCHER.example", "xn--bcher-kva.example"), ("bu\u{308}cher.example", "xn--bcher-kva.example"),
    ("ｅｘａｍｐｌｅ．com", "example.com"), ("clinica.example", "clinica.example"),
  ])
  func `letters beyond ASCII become those of servers`(domain: String, ascii: String) {
    #expect(DomainName.ascii(domain) == ascii)
    #expect(DomainName.ascii(DomainName.readable(ascii)) == ascii)
  }

  @Test(arguments: [
    ("xn--bcher-kva.example", "bücher.example"), ("xn--ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"),
    ("example.org", "example.org"), ("xn--", "xn--"), ("xn--a", "xn--a"),
    ("xn--zzzzzzzzzz99999999", "xn--zzzzzzzzzz99999999"),
    ("xn--bcher-kvá", "xn--bcher-kvá"), ("xn--example-", "xn--example-"),
  ])
  func `people read the letters, where there are any`(ascii: String, readable: String) {
    #expect(DomainName.readable(ascii) == readable)
  }

  @Test(arguments: [
    "", ".", "a..b", "ã b.org", "ã/b.org", "ã\u{0}b", "★.example", String(repeating: "ã", count: 64) + ".org",
  ])
  func `what is no domain has no such form`(text: String) {
    #expect(DomainName.ascii(text) == nil)
  }
}
