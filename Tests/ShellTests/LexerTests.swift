import TagarelaKit
import Testing

@testable import Shell

struct LexerTests {
  @Test(arguments: [
    ("", []), ("   \t ", []), ("# a comment", []), ("  #1 is a comment too", []), ("patient", ["patient"]),
    ("patient new Ana", ["patient", "new", "Ana"]), ("a\tb\r", ["a", "b"]), (#"a "b c" d"#, ["a", "b c", "d"]),
    ("a 'b c' d", ["a", "b c", "d"]), (#"a b\ c"#, ["a", "b c"]), ("\"\"", [""]), ("''", [""]), (#"a""b"#, ["ab"]),
    (#"a"b c"'d e'f"#, ["ab cd ef"]), (#"'a\b"c'"#, [#"a\b"c"#]), (#""a\"b\\c""#, [#"a"b\c"#]),
    (#""a\qb""#, [#"a\qb"#]),
    (#""a\nb""#, ["a\nb"]), (#"'a\nb'"#, [#"a\nb"#]), ("\\#", ["#"]), ("a \\#b", ["a", "#b"]), ("a#b", ["a#b"]),
    ("a # b c", ["a"]), ("a #b", ["a"]), ("show #12", ["show", "#12"]), ("show #12 # done", ["show", "#12"]),
    ("show #12a", ["show"]), ("show '#12a'", ["show", "#12a"]), ("show #", ["show"]),
    ("água ñandú col·lecció", ["água", "ñandú", "col·lecció"]),
    ("🙂 👩‍👩‍👧 e\u{301}", ["🙂", "👩‍👩‍👧", "e\u{301}"]), ("a\u{A0}b", ["a\u{A0}b"]), ("$x ${x}", ["$x", "${x}"]),
    ("'it''s'", ["its"]), ("dir l'avi i l'àvia", ["dir", "l'avi", "i", "l'àvia"]),
    ("i don't want mums' soup", ["i", "don't", "want", "mums'", "soup"]), ("né'x y'", ["né'x", "y'"]),
    ("name='a b'", ["name=a b"]), ("'l\"a'", ["l\"a"]),
  ])
  func `a line is split into words`(_ line: String, _ words: [String]) throws {
    #expect(try Lexer.words(of: line).map(\.text) == words)
  }

  @Test(arguments: [
    (#"say "água"#, "line.quote_open", 5), ("água 'b", "line.quote_open", 6), (#"água \"#, "line.backslash_at_end", 6),
    ("água\u{1}", "line.control_character", 5), ("a\nb", "line.control_character", 2),
    ("a\u{7F}", "line.control_character", 2),
    ("a\0", "line.control_character", 2), ("'\u{1B}[31m'", "line.control_character", 2), (#""👩‍👩‍👧"#, "line.quote_open", 1),
    (#"👩‍👩‍👧 ñ "x"#, "line.quote_open", 5), ("\"\"\"", "line.quote_open", 3),
  ])
  func `what is wrong is told with its column`(_ line: String, _ key: String, _ column: Int) throws {
    let failure = try #require(throws: Failure.self) { try Lexer.words(of: line) }
    #expect(failure.what.key == key)
    #expect(failure.place?.column == column)
    #expect(failure.place?.text == line)
  }

  @Test(arguments: [
    "plain", "two words", #"quo"te"#, "'", #"\"#, "--email", "# no comment", "${other}", "$(rm -rf ~)", "`x`", "; quit",
    "a\nb",
    "", "água 🙂", "\u{1B}[31m", "${name}", "*", "-",
  ])
  func `a variable stays inside its word, whatever it holds`(_ value: String) throws {
    let variables = ["name": value, "other": "X"]
    #expect(try Lexer.words(of: "a ${name} b", variables: variables).map(\.text) == ["a", value, "b"])
    #expect(try Lexer.words(of: #"a "<${name}>" b"#, variables: variables).map(\.text) == ["a", "<\(value)>", "b"])
    #expect(try Lexer.words(of: "a=${name}${other}", variables: variables).map(\.text) == ["a=\(value)X"])
  }

  @Test func `single quotes and backslashes keep a variable's name`() throws {
    let variables = ["name": "Ana"]
    #expect(try Lexer.words(of: "'${name}'", variables: variables).map(\.text) == ["${name}"])
    #expect(try Lexer.words(of: #""\${name}""#, variables: variables).map(\.text) == ["${name}"])
    #expect(try Lexer.words(of: #"\${name}"#, variables: variables).map(\.text) == ["${name}"])
    #expect(try Lexer.words(of: "$name $", variables: variables).map(\.text) == ["$name", "$"])
  }

  @Test func `a variable that has no value is told with the nearest that has one`() throws {
    let failure = try #require(throws: Failure.self) {
      try Lexer.words(of: "água ${pacient}", variables: ["paciente": "Ana", "x": ""])
    }
    #expect(failure.what == Phrase("script.variable_unknown", ["name": "pacient"]))
    #expect(failure.candidates == ["paciente"])
    #expect(failure.place?.column == 6)
    let open = try #require(throws: Failure.self) { try Lexer.words(of: "a ${b c", variables: [:]) }
    #expect(open.what.key == "script.variable_open")
    #expect(open.place?.column == 3)
  }

  @Test func `words know where they stand, quotes included`() throws {
    let words = try Lexer.words(of: #"é "b c" d"#)
    #expect(words.map(\.range) == [0..<2, 3..<8, 9..<10])
    #expect(words.map(\.quoted) == [false, true, false])
  }

  @Test(arguments: [
    "a", "two words", #"quo"te"#, "it's", "l'àvia", "'tis", "mums' x", #"back\slash"#, "--x", "#1", "# x", "$x", "${x}",
    "a\nb", "", "água", "🙂 x",
  ])
  func `a word is written so that it is read as it was`(_ text: String) throws {
    #expect(try Lexer.words(of: "x " + text.asWord).map(\.text) == ["x", text])
    #expect(try Lexer.words(of: "x " + text.asWord, variables: ["x": "other"]).map(\.text) == ["x", text])
  }

  @Test func `a line of a hundred thousand characters is read`() throws {
    let line = String(repeating: "água ", count: 20_000)
    #expect(try Lexer.words(of: line).count == 20_000)
  }
}
