import Foundation
import TagarelaKit
import Testing

@testable import Shell

/// The page of all commands says what the signatures say.
struct ReferenceTests {
  private static let all = Bench.languages.flatMap { language in Reference.Form.allCases.map { (language, $0) } }

  @Test(arguments: all)
  func `a page has every noun, every command and every option`(_ language: String, _ form: Reference.Form) {
    let wording = Bench.session(language).wording
    let page = plain(Reference(wording, of: Bench.table).page(as: form), form)
    let usage = Usage(wording: wording)
    for noun in Bench.table.nouns {
      #expect(page.contains(wording.text(Phrase("about.\(noun.id)"))))
      for signature in noun.commands.map(\.signature) {
        #expect(page.contains(usage.line(signature)), "\(signature.id)")
        #expect(page.contains(wording.text(Phrase("help.\(signature.id)"))), "\(signature.id)")
      }
    }
    for option in ResultShape.parameters(of: .reads) where form != .manual {
      #expect(page.contains(usage.option(option)))
    }
    #expect(!page.contains(/\b(help|field|kind|reference)\.[a-z]/))
  }

  @Test(arguments: [Reference.Form.md, .html, .txt])
  func `a page has what each operand and option is, and the examples with their results`(_ form: Reference.Form) {
    let wording = Bench.session("en").wording
    let page = plain(Reference(wording, of: Bench.table).page(as: form), form)
    for signature in Bench.table.all.map(\.signature) {
      for option in signature.options {
        #expect(page.contains(Usage(wording: wording).about(option, of: signature)), "\(signature.id) --\(option.name)")
      }
      for example in Bench.table.examples(of: signature) where [nil, "en"].contains(example.language) {
        #expect(page.contains(example.line), "\(example.line)")
        for line in example.result.split(separator: "\n") { #expect(page.contains(line), "\(example.line)") }
      }
    }
  }

  @Test(arguments: Bench.languages) func `every line of a manual is a request that there is, or a text`(
    _ language: String
  ) {
    let page = Reference(Bench.session(language).wording, of: Bench.table).page(as: .manual)
    let requests: Set = [".TH", ".SH", ".SS", ".TP", ".PP", ".nh", ".ad", ".\\\""]
    for line in page.split(separator: "\n") {
      if line.hasPrefix(".") { #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)") }
      #expect(!line.hasPrefix("'"), "\(line)")
    }
  }

  /// What a reader sees.
  private func plain(_ page: String, _ form: Reference.Form) -> String {
    switch form {
    case .txt: page
    case .md: page.replacing(/\\([\\`*_<>\[\]|#])/) { $0.output.1 }
    case .html:
      page.replacing(/<[a-z\/!][^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&amp;", with: "&")
    case .manual: page.replacing(/\\f[BR]|\\:/, with: "").replacing("\\-", with: "-").replacing("\\e", with: "\\")
    }
  }
}
