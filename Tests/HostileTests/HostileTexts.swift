import Foundation
import Testing

/// Files of no good form for any format, and templates of a format's form with something monstrous in them.
enum HostileTexts {
  struct Sample: Sendable {
    let name: String
    let bytes: Data

    init(_ name: String, _ bytes: Data) {
      self.name = name
      self.bytes = bytes
    }

    init(_ name: String, _ text: String) { self.init(name, Data(text.utf8)) }
  }

  /// No reader may take anything from these.
  static let shapeless: [Sample] = [
    Sample("nothing", ""), Sample("zeros", Data(count: 5_000)), Sample("ones", Data(repeating: 0xFF, count: 5_000)),
    Sample("zip-beginning", Data("PK\u{3}\u{4}".utf8)), Sample("database-beginning", "SQLite format 3\u{0}"),
    Sample("nested", String(repeating: "[", count: 100_000)),
    Sample("nested-object", String(repeating: #"{"grids":"#, count: 100_000)),
    Sample("nested-elements", String(repeating: "<Grid>", count: 100_000)),
    Sample("not-text", Data(#"{"format":"open-board-0.1","name":""#.utf8) + [0xFF, 0xFE] + Data("\"}".utf8)),
    Sample("cut", #"{"format":"open-board-0.1","buttons":[{"id":1,"label":"á"#),
    Sample("entities", bombOfEntities), Sample("entity-of-a-file", entityOfAFile),
  ]

  private static let bombOfEntities =
    #"<!DOCTYPE Grid [<!ENTITY e0 "lol">"#
    + (1...9).map { #"<!ENTITY e\#($0) "\#(String(repeating: "&e\($0 - 1);", count: 10))">"# }.joined()
    + "]><Grid>&e9;</Grid>"

  private static let entityOfAFile = #"<!DOCTYPE Grid [<!ENTITY a SYSTEM "file:///etc/passwd">]><Grid>&a;</Grid>"#

  /// Whole files with a hole, which is filled with each of ``monsters``.
  static let templates: [(ending: String, text: String)] = [
    ("obf", board(#""rows":@,"columns":2,"order":[[1,null]]"#)), ("obf", board(#""rows":1,"columns":@,"order":[[1]]"#)),
    ("obf", board(#""rows":1,"columns":1,"order":@"#)), ("obf", board(#""rows":1,"columns":1,"order":[@,[@]]"#)),
    ("obf", #"{"format":"open-board-0.1","id":@,"name":@,"locale":@,"buttons":@,"grid":@}"#),
    ("obf", cell(#""id":@,"label":@"#)), ("obf", cell(#""id":1,"label":"a","background_color":@,"hidden":@"#)),
    ("obf", cell(#""id":1,"label":"a","left":@,"top":@,"width":@,"height":@"#)),
    ("obf", cell(#""id":1,"label":"a","image_id":@,"sound_id":@,"load_board":@,"action":@,"actions":@"#)),
    ("obf", cell(#""id":1,"label":"a","load_board":{"id":@,"name":@,"path":@,"url":@}"#)),
    ("grd", #"{"grids":@}"#), ("grd", #"{"grids":[@],"metadata":@}"#),
    ("grd", grid(#""rowCount":@,"minColumnCount":@"#, "[]")), ("grd", grid(#""label":@,"id":@"#, "@")),
    ("grd", grid(#""rowCount":2"#, #"[{"id":"e","x":@,"y":@,"width":@,"height":@,"label":{"en":"a"}}]"#)),
    ("grd", grid(#""rowCount":2"#, #"[{"id":@,"x":0,"y":0,"width":1,"height":1,"label":@,"image":@,"actions":@}]"#)),
    ("grd", grid(#""rowCount":2"#, #"[{"id":"e","x":0,"y":0,"image":{"data":@,"url":@},"actions":[@]}]"#)),
    ("obl", #"{"format":"open-board-log-0.1","user_id":@,"sessions":@}"#),
    ("obl", #"{"format":"open-board-log-0.1","sessions":[{"id":@,"type":"log","started":@,"ended":@,"events":@}]}"#),
    (
      "obl",
      #"{"format":"open-board-log-0.1","sessions":[{"type":"log","events":[{"id":"1","type":@,"timestamp":@,"label":@,"#
        + #""board_id":@,"button_id":@,"spoken":@}]}]}"#
    ),
    ("csv", "word,category,meaning\n@,@,@\n"), ("csv", "@\n@;@;@\n"), ("txt", "@\n@\n"),
  ]

  private static func board(_ grid: String) -> String {
    #"{"format":"open-board-0.1","id":"b","name":"b","buttons":[{"id":1,"label":"a"}],"images":[],"grid":{\#(grid)}}"#
  }

  private static func cell(_ button: String) -> String {
    #"{"format":"open-board-0.1","id":"b","name":"b","buttons":[{\#(button)}],"images":[{"id":@,"data":@}],"#
      + #""grid":{"rows":1,"columns":1,"order":[[1]]}}"#
  }

  private static func grid(_ fields: String, _ elements: String) -> String {
    #"{"grids":[{"id":"g","modelName":"GridData",\#(fields),"gridElements":\#(elements)}]}"#
  }

  static let monsters = [
    "null", "true", "0", "-1", "1e999", "-9223372036854775808", "9223372036854775807", "99999999999999999999", "0.5",
    #""""#, #""\u0000""#, #""\u001b[2J""#, #""\u202egnp.exe""#, #""../../../../etc/passwd""#, #""file:///etc/passwd""#,
    #""data:image/png;base64,####""#, #""data:image/svg+xml;base64,""#, "[]", "{}", "[[[[[[[[[[]]]]]]]]]]",
    #"{"a":{"a":{"a":{"a":null}}}}"#, #""\#(String(repeating: "a", count: 100_000))""#,
    #""\#(String(repeating: "e\\u0301\\u0301", count: 10_000))""#,
    "[\(String(repeating: "0,", count: 20_000))0]", "[\(String(repeating: "[],", count: 20_000))[]]",
  ]
}
