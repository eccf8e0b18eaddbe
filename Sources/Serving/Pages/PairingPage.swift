import TagarelaKit

extension WrittenPage {
  /// Where a code is typed; all that is seen of the clinic without one.
  ///
  /// - Parameter hasEnded: whether somebody sees it whose device was paired before.
  static func pairing(_ wording: Wording, hasEnded: Bool = false) -> WrittenPage {
    func field(_ id: String, _ attributes: [(String, String)], _ label: String) -> [Markup] {
      [.element("label", [("for", id)], text: label), .element("input", [("id", id), ("name", id)] + attributes)]
    }
    let form: [Markup] =
      field(
        "code", [("inputmode", "numeric"), ("autocomplete", "one-time-code"), ("required", ""), ("maxlength", "80")],
        wording.text(Phrase("serve.page.pair.code")))
      + field("device", [("maxlength", "60"), ("autocomplete", "off")], wording.text(Phrase("serve.page.pair.device")))
      + [
        .element(
          "details", [],
          [.element("summary", text: wording.text(Phrase("serve.page.pair.therapist")))]
            + field(
              "passphrase", [("type", "password"), ("maxlength", "200"), ("autocomplete", "off")],
              wording.text(Phrase("serve.page.pair.passphrase")))),
        .element("button", [("type", "submit")], text: wording.text(Phrase("serve.page.pair.button"))),
        .element(
          "p",
          [("id", "wrong"), ("role", "alert"), ("data-failed", wording.text(Phrase("serve.page.pair.unreachable")))]),
      ]
    return WrittenPage(
      wording: wording, title: wording.text(Phrase("serve.page.pair.title")), scripts: ["outbox.js", "pair.js"],
      body: (hasEnded ? [.element("p", [("role", "alert")], text: wording.text(Phrase("serve.page.ended")))] : []) + [
        .heading(wording.text(Phrase("serve.page.pair.title"))),
        .element("p", text: wording.text(Phrase("serve.page.pair.help"))),
        .element("form", [("id", "pair")], form),
      ])
  }
}
