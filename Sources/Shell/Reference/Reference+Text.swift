extension Reference {
  /// To be read at a terminal or in any editor: a heading of its own for each noun, and its commands as help shows them.
  var text: String {
    let help = HelpText(wording: wording)
    let all = chapters.flatMap { chapter in
      ["\(chapter.noun) · \(chapter.about)"] + chapter.commands.map { help.text($0, isAmongOthers: true) }
    }
    return (["\(title)\n\n" + introduction.joined(separator: "\n")] + all).joined(separator: "\n\n")
  }
}
