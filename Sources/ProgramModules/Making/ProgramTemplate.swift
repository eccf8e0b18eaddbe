import Foundation
public import TagarelaKit

/// The beginning of a program module: a format of its own, written and read by a few lines of Python, to be changed by
/// whoever makes it.
public struct ProgramTemplate {
  private let id: String
  private let name: String
  private let wording: Wording

  /// What the file with the program is called.
  public static let fileName = "program.py"

  /// - Parameters:
  ///   - id: the module's and its format's.
  ///   - name: what people call it.
  ///   - wording: in which the comments and the messages are.
  public init(id: String, name: String, wording: Wording) {
    self.id = id
    self.name = name
    self.wording = wording
  }

  public var part: PackPart {
    .formats(template: PackTemplate(json: declaration, files: [Self.fileName: Data(program.utf8)]))
  }

  private var declaration: String {
    """
    [
      {
        "id": "{id}",
        "names": "{name}",
        "endings": ["{id}"],
        "reads": ["board"],
        "writes": ["board", "plan"],
        "carries": ["sets"],
        "begins_with": "{id} 1\\n"
      }
    ]
    """
  }

  private func text(_ phrase: Phrase) -> String { wording.text(phrase) }

  private var program: String {
    """
    #!/usr/bin/env python3
    # \(name): \(text(Phrase("program.template.about")))

    import base64
    import json
    import sys

    FORMAT = "\(id)"
    FIRST_LINE = FORMAT + " 1"


    # \(text(Phrase("program.template.write")))
    def write(parcel):
        lines = [FIRST_LINE]
        boards = [plan["board"] for plan in parcel.get("plans", [])] + parcel.get("boards", [])
        for board in boards:
            size = [str(board["columns"]), str(board["rows"]), str(board.get("pages", 1))]
            lines.append("\\t".join(["board", plain(board["name"])] + size))
            for cell in board["cells"]:
                word = cell.get("label", cell.get("symbol", {}).get("name", ""))
                lines.append(cell["at"] + "\\t" + plain(word))
        return "\\n".join(lines) + "\\n"


    # \(text(Phrase("program.template.read")))
    def read(text):
        lines = text.split("\\n")
        if lines[0] != FIRST_LINE:
            raise ValueError("\(text(Phrase("program.template.not_ours")))")
        boards = []
        for line in lines[1:]:
            cells = line.split("\\t")
            if cells[0] == "board":
                boards.append({
                    "name": cells[1], "columns": int(cells[2]), "rows": int(cells[3]), "pages": int(cells[4]),
                    "cells": [],
                })
            elif line:
                # \(text(Phrase("program.template.pictures")))
                boards[-1]["cells"].append({"at": cells[0], "symbol": {"name": cells[1]}})
        return {"kind": "board", "boards": boards}


    def plain(text):
        return " ".join(text.split())


    def answer(question):
        if "hello" in question:
            return {"protocol": 1, "formats": [FORMAT]}
        if "write" in question:
            return {"text": write(question["write"]["parcel"])}
        file = base64.b64decode(question["read"]["file"])
        return {"parcel": read(file.decode("utf-8"))}


    # \(text(Phrase("program.template.lines")))
    # \(text(Phrase("program.template.output")))
    for line in sys.stdin.buffer:
        question = json.loads(line)
        try:
            reply = answer(question)
        except (ValueError, LookupError) as problem:
            # \(text(Phrase("program.template.error")))
            reply = {"error": {"message": str(problem)}}
        reply["id"] = question["id"]
        print(json.dumps(reply), flush=True)

    """
  }
}
