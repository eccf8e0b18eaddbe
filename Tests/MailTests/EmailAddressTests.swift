import Foundation
import Mail
import TagarelaKit
import Testing

struct EmailAddressTests {
  @Test(
    "Addresses that people have are accepted",
    arguments: [
      "mae@exemplo.org", "a.b+c@exemplo.com.br", "joão@exemplo.org", "ana@clínica.com.br", "用户@例子.世界", "o'neil@x-y.org",
      "a@1.org",
      "अ@उदाहरण.भारत",
    ])
  func accepted(text: String) throws {
    let address = try EmailAddress(validating: text)
    #expect(address.description == text)
    #expect(EmailAddress(text) == address)
  }

  @Test(
    "Others are refused, with the reason",
    arguments: [
      ("", "email.no_at"), ("mae", "email.no_at"), ("mae.exemplo.org", "email.no_at"), ("mae@", "email.no_domain"),
      ("mae@exemplo", "email.no_domain"), ("@exemplo.org", "email.malformed"), ("a@b@c.org", "email.malformed"),
      ("a b@c.org", "email.malformed"), (" a@c.org", "email.malformed"), ("a@c.org ", "email.malformed"),
      ("a@c .org", "email.malformed"), ("a@.org", "email.malformed"), ("a@c.", "email.malformed"),
      ("a@c..org", "email.malformed"), (".a@c.org", "email.malformed"), ("a..b@c.org", "email.malformed"),
      ("a@-c.org", "email.malformed"), ("a@c.org\r\nBcc: d@e.org", "email.malformed"), ("a\0@c.org", "email.malformed"),
      ("a@c.o\u{202E}rg", "email.malformed"), ("a@1.2.3.4", "email.malformed"), ("a@[1.2.3.4]", "email.malformed"),
      ("<a@c.org>", "email.malformed"), ("a,b@c.org", "email.malformed"), ("a@c_d.org", "email.malformed"),
      ("a@c.org,", "email.malformed"), (String(repeating: "a", count: 65) + "@c.org", "email.malformed"),
    ])
  func refused(text: String, key: String) {
    #expect(throws: Failure(key, ["text": .text(text)])) { try EmailAddress(validating: text) }
    #expect(EmailAddress(text) == nil)
  }

  @Test("Domains beyond ASCII travel in their xn-- form")
  func transport() throws {
    #expect(try EmailAddress(validating: "ana@bücher.example.org").transport == "ana@xn--bcher-kva.example.org")
    #expect(try EmailAddress(validating: "ana@exemplo.org").transport == "ana@exemplo.org")
  }
}
