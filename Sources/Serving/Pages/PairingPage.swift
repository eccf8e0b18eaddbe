import TagarelaKit

extension WrittenPage {
  /// Where a code is typed; all that is seen of the clinic without one.
  static func pairing(_ wording: Wording) -> WrittenPage {
    func field(_ id: String, _ attributes: [(String, String)], _ label: String) -> [Markup] {
      [.element("label", [("for", id)], text: label), .element("input", [("id", id), ("name", id)] + attributes)]
    }
    let form: [Markup] =
      field(
        "code", [("inputmode", "numeric"), ("autocomplete", "one-time-code"), ("required", ""), ("maxlength", "80")],
        wording.said("pair.code"))
      + field("device", [("maxlength", "60"), ("autocomplete", "off")], wording.said("pair.device"))
      + [
        .element(
          "details", [],
          [.element("summary", text: wording.said("pair.therapist"))]
            + field(
              "passphrase", [("type", "password"), ("maxlength", "200"), ("autocomplete", "off")],
              wording.said("pair.passphrase"))),
        .element("button", [("type", "submit")], text: wording.said("pair.button")),
        .element("p", [("id", "wrong"), ("role", "alert"), ("data-failed", wording.said("pair.unreachable"))]),
      ]
    return WrittenPage(
      wording: wording, title: wording.said("pair.title"), scripts: ["pair.js"],
      body: [
        .heading(wording.said("pair.title")), .element("p", text: wording.said("pair.help")),
        .element("form", [("id", "pair")], form),
      ])
  }
}
