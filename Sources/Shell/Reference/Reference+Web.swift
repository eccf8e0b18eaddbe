import TagarelaKit

extension Reference {
  /// One file, which needs no network.
  var web: String {
    let contents = chapters.enumerated().map { "<a href=\"#n\($0.offset)\">\(escaped($0.element.noun))</a>" }
    let sections = chapters.enumerated().map { number, chapter in
      "<section id=\"n\(number)\">\n<h2>\(escaped(chapter.noun))</h2>\n<p>\(escaped(chapter.about))</p>\n"
        + chapter.commands.map(article).joined(separator: "\n") + "\n</section>"
    }
    return """
      <!DOCTYPE html>
      <html lang="\(wording.language.id)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title>
      <style>\(Self.style)</style>
      <h1>\(escaped(title))</h1>
      \(introduction.map { "<p>\(escaped($0))</p>" }.joined(separator: "\n"))
      <nav>\(contents.joined(separator: " "))</nav>
      \(sections.joined(separator: "\n"))
      </html>

      """
  }

  private static let style = """
    :root{color-scheme:light dark}
    body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:auto;padding:1rem}
    nav a{margin-right:.5rem;display:inline-block}
    code,pre{font-family:ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
    pre{background:#8882;padding:.5rem}
    dd{margin-left:1.5rem}
    @media print{nav{display:none}}
    """

  private func article(_ entry: CommandEntry) -> String {
    var parts = ["<h3>\(escaped(entry.name))</h3>", "<p><code>\(escaped(entry.usage))</code></p>"]
    parts.append("<p>\(escaped(entry.summary))</p>")
    let rows = (entry.operands + entry.options).map {
      "<dt><code>\(escaped($0.typed))</code></dt><dd>\(escaped($0.about))</dd>"
    }
    if !rows.isEmpty { parts.append("<dl>\(rows.joined())</dl>") }
    for example in entry.examples {
      let lines = example.lines.map { "&gt; \(escaped($0))" } + example.result.map(escaped)
      parts.append("<pre>\(lines.joined(separator: "\n"))</pre>")
    }
    return parts.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
