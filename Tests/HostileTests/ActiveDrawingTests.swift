import Foundation
import TagarelaTestSupport
import Testing

/// A drawing that somebody gave us leaves again in pages and files; none of them does anything when it is opened.
@Suite(.waiting, .serialized)
struct ActiveDrawingTests {
  private let tagarela: Tagarela
  private let server: SilentServer

  init() throws {
    tagarela = try Tagarela(sharesCache: true)
    server = try SilentServer()
  }

  private var drawing: String {
    let address = "http://127.0.0.1:\(server.port)/seen"
    return """
      <?xml-stylesheet href="\(address).css"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90" viewBox="0 0 9 9"
        onload="document.documentElement.setAttribute('class', 'has-run')">
      <script>document.documentElement.setAttribute('class', 'has-run'); new Image().src = '\(address)';</script>
      <style>@import url('\(address).css'); rect { fill: url(\(address).svg#a) }</style>
      <image xlink:href="\(address).png" width="9" height="9"/>
      <foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="\(address)"
        onerror="document.documentElement.setAttribute('class', 'has-run')"/></foreignObject>
      <circle cx="4" cy="4" r="3" fill="#204080"/>
      </svg>
      """
  }

  /// Chromium, which writes what it makes of a file. A page that waits for an answer takes all of the time.
  private func opening(_ path: String) throws -> ChildProgram {
    try ChildProgram(
      "/usr/bin/chromium",
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=3000", "--timeout=120000",
        "--user-data-dir=\(tagarela.path("profile"))", "--dump-dom", URL(fileURLWithPath: path).absoluteString,
      ], environment: ProcessInfo.processInfo.environment, folder: tagarela.folder)
  }

  /// What Chromium makes of a file, and how many it has called.
  private func opened(_ path: String) throws -> (page: String, calls: Int) {
    let result = try opening(path).result(within: 300)
    return (result.output, server.calls)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium"), "Chromium is not installed"))
  func `whatever file it leaves in, nothing of it runs and nobody is called`() throws {
    let given = tagarela.path("given.svg")
    try drawing.write(toFile: given, atomically: true, encoding: .utf8)
    // It does when nobody has taken anything out; what waits for an answer is not shown.
    let calling = try opening(given)
    try calling.wait("a call", within: 300) { server.calls > 0 }
    calling.signal(SIGTERM)
    _ = try calling.result(within: 300)
    let alone = tagarela.path("given-alone.svg")
    try #"<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = "has-run";</script></svg>"#
      .write(toFile: alone, atomically: true, encoding: .utf8)
    #expect(try opened(alone).page.contains(#"id="has-run""#))
    let board = """
      {"format":"open-board-0.1","id":"b","locale":"en","name":"Arrived","buttons":[{"id":1,"label":"sun","image_id":"i"}],
      "images":[{"id":"i","width":90,"height":90,"content_type":"image/svg+xml",
      "data":"data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())"}],"sounds":[],
      "grid":{"rows":1,"columns":1,"order":[[1]]}}
      """
    try board.write(toFile: tagarela.path("given.obf"), atomically: true, encoding: .utf8)
    let result = try tagarela.run(commands: [
      "patient new Zoe", "use zoe", "tutor new Ana", "category new things --color red",
      "symbol new own --category things --picture '\(given)' --patient zoe", "board new Own", "board put Own 1 own",
      "plan new P --tutor Ana --type board --board Own --description d",
      "receive '\(tagarela.path("given.obf"))' --yes --patient zoe", "patient export zoe '\(tagarela.path("all"))'",
      "symbol picture own '\(tagarela.path("own.svg"))'", "export plan:P '\(tagarela.path("page.html"))'",
      "export Arrived '\(tagarela.path("arrived.html"))'", "export Arrived '\(tagarela.path("arrived.svg"))'",
      "export Arrived '\(tagarela.path("arrived.obf"))'", "export Arrived '\(tagarela.path("arrived.pdf"))'",
    ])
    #expect(result.status == 0, "\(result.errors)")
    let all = try FileManager.default.subpathsOfDirectory(atPath: tagarela.folder.path)
      .filter { !$0.hasPrefix("profile") && !$0.hasPrefix("given") }
    let shown = all.filter { $0.hasSuffix(".svg") || $0.hasSuffix(".html") }
    #expect(shown.contains { $0.hasPrefix("all/media") && $0.hasSuffix(".svg") }, "\(all)")
    for file in shown {
      let (page, calls) = try opened(tagarela.path(file))
      #expect(!page.contains("has-run") && calls == 0, "\(file): \(calls)")
    }
    let traces = ["has-run", "127.0.0.1:\(server.port)"]
    for file in all {
      guard let bytes = FileManager.default.contents(atPath: tagarela.path(file)) else { continue }
      for trace in traces { #expect(bytes.range(of: Data(trace.utf8)) == nil, "\(file) has \(trace)") }
    }
    struct Sent: Decodable {
      struct Image: Decodable { let data: String }
      let images: [Image]
    }
    let sent = try JSONDecoder().decode(Sent.self, from: tagarela.bytes("arrived.obf"))
    #expect(!sent.images.isEmpty)
    for image in sent.images {
      let bytes = try #require(Data(base64Encoded: String(image.data.split(separator: ",").last ?? "")))
      for trace in traces { #expect(bytes.range(of: Data(trace.utf8)) == nil, "\(trace)") }
    }
  }
}
