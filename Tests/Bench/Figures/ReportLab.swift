import Foundation

/// The same page drawn by Python's ReportLab, which is installed into a folder of the build when it is first needed.
struct ReportLab {
  static let name = "reportlab"

  private let python: String
  private let script: String
  private let pdf: String

  /// Nil where it can't be installed; says so.
  init?(_ bench: Bench) {
    let folder = Places.root.appendingPathComponent(".build/bench-python").path
    python = folder + "/bin/python"
    pdf = bench.path("reportlab.pdf")
    do {
      if (try? Programs.run(python, ["-c", "import reportlab, PIL"])) == nil {
        try Programs.run(Programs.python(), ["-m", "venv", folder])
        try Programs.run(python, ["-m", "pip", "install", "--quiet", "reportlab", "pillow"])
      }
      script = try bench.write(Self.source, to: "page.py")
    } catch {
      bench.report.note("reportlab can't be installed: its figures are left out")
      return nil
    }
  }

  /// One page, the interpreter's start included.
  func page() throws { try Programs.run(python, [script, Sample.pictures.path, pdf, "1"]) }

  /// Seconds of a page once others have been drawn.
  func warmPage() throws -> Double {
    guard let seconds = Double(try Programs.output(of: python, [script, Sample.pictures.path, pdf, "5"]).dropLast())
    else { throw Trouble("reportlab gave no figure") }
    return seconds
  }

  private static let source = """
    import sys, time
    from reportlab.lib.colors import red
    from reportlab.lib.pagesizes import A4
    from reportlab.pdfgen.canvas import Canvas

    pictures, path, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
    words = "eu querer mais suco pão biscoito água acabou obrigado".split()
    for run in range(runs):
        start = time.perf_counter()
        page = Canvas(path, pagesize=A4)
        page.setFont("Helvetica", 18)
        page.drawString(40, 800, "Hora do lanche")
        page.setStrokeColor(red)
        page.setLineWidth(4)
        for index, word in enumerate(words):
            x, y = 40 + index % 3 * 175, 560 - index // 3 * 200
            page.rect(x, y, 165, 190)
            name = ["giovanna.png", "ana.jpg"][index % 2]
            page.drawImage(f"{pictures}/{name}", x + 10, y + 35, 145, 145, mask="auto", preserveAspectRatio=True)
            page.drawCentredString(x + 82, y + 12, word)
        page.save()
        took = time.perf_counter() - start
    print(took)

    """
}
