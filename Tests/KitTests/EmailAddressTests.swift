import TagarelaKit
import Testing

struct EmailAddressTests {
  @Test(arguments: [
    "mae@exemplo.org", "joão@exämple.org", "a.b+c@d.e.org", "o'neill@x.ie", "x@a-b.cat", "MAE@EXEMPLO.ORG",
    "用户@例子.公司", "a@b.c1d", "\(String(repeating: "a", count: 64))@b.org",
  ])
  func `an address is taken as it was typed`(_ text: String) throws {
    #expect(try EmailAddress(validating: text).description == text)
  }

  @Test(arguments: [
    ("", "email.no_at"), ("mae", "email.no_at"), ("mae.exemplo.org", "email.no_at"), ("mae@", "email.no_domain"),
    ("mae@exemplo", "email.no_domain"), ("@exemplo.org", "email.malformed"), ("a@b@c.org", "email.malformed"),
    ("a b@c.org", "email.malformed"), ("a..b@c.org", "email.malformed"), (".a@c.org", "email.malformed"),
    ("a.@c.org", "email.malformed"), ("a@-c.org", "email.malformed"), ("a@c-.org", "email.malformed"),
    ("a@c..org", "email.malformed"), ("a@.org", "email.malformed"), ("a@c.org.", "email.malformed"),
    ("a@1.2.3.4", "email.malformed"), ("a@c_d.org", "email.malformed"), ("a@[1.2.3.4]", "email.malformed"),
    ("\"a b\"@c.org", "email.malformed"), ("a@c.org\n", "email.malformed"), ("a\r\nBcc: x@y.org", "email.malformed"),
    ("a,b@c.org", "email.malformed"), ("<a@c.org>", "email.malformed"), ("a\u{200B}@c.org", "email.malformed"),
    ("\(String(repeating: "a", count: 65))@b.org", "email.malformed"),
    ("a@\(String(repeating: "b", count: 64)).org", "email.malformed"),
    ("a@\(String(repeating: "b.", count: 127))org", "email.malformed"), ("🙂@c.org", "email.malformed"),
  ])
  func `what is no address is refused with what is wrong`(_ text: String, _ key: String) {
    let failure = #expect(throws: Failure.self) { try EmailAddress(validating: text) }
    #expect(failure?.what.key == key)
  }
}
