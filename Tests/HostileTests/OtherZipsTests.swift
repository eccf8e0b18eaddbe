import Foundation
import TagarelaTestSupport
import Testing

/// Every kind of archive that is read, as each program writes it.
@Suite(.waiting)
struct OtherZipsTests {
  private static let grid = """
    <Grid><GridGuid>5b2b8d26-1d4a-4b5e-9f0e-2f6f1c7d2a11</GridGuid><ColumnDefinitions><ColumnDefinition/><ColumnDefinition/>
    </ColumnDefinitions><RowDefinitions><RowDefinition/></RowDefinitions><Cells><Cell X="0" Y="0"><Content>
    <CaptionAndImage><Caption>water</Caption><Image>.png</Image></CaptionAndImage></Content></Cell></Cells></Grid>
    """
  private static let board = """
    {"format":"open-board-0.1","id":"casa","name":"Home","buttons":[{"id":1,"label":"water","image_id":"i"}],
    "grid":{"rows":1,"columns":1,"order":[[1]]},"images":[{"id":"i","path":"images/agua.png","content_type":"image/png"}]}
    """
  private static let manifest = """
    {"format":"open-board-0.1","root":"boards/a.obf",
    "paths":{"boards":{"casa":"boards/a.obf"},"images":{"i":"images/agua.png"}}}
    """

  private func pack(_ files: [String: Data], as zip: String) throws {
    let folder = zip + "-files"
    for (path, bytes) in files {
      let url = URL(filePath: folder).appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = URL(filePath: folder)
    process.arguments =
      ["python3", "-m", "zipfile", "-c", zip] + Array(Set(files.keys.map { String($0.prefix { $0 != "/" }) }))
    try process.run()
    process.waitUntilExit()
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test(arguments: ["gridset", "obz"], ZipShapes.genuine)
  func `boards come with their pictures`(_ ending: String, _ shape: String) throws {
    let clinic = try Clinic()
    let picture = try Data(contentsOf: URL(filePath: "\(Tagarela.pictures)/giovanna.png"))
    let files: [String: [String: Data]] = [
      "gridset": [
        "FileMap.xml": Data("<FileMap/>".utf8), "Grids/Home/grid.xml": Data(Self.grid.utf8),
        "Grids/Home/0-0.png": picture,
      ],
      "obz": [
        "manifest.json": Data(Self.manifest.utf8), "boards/a.obf": Data(Self.board.utf8), "images/agua.png": picture,
      ],
    ]
    let zip = clinic.given + "/plain.zip"
    try pack(files[ending] ?? [:], as: zip)
    try ZipShapes.write(zip, as: shape, to: "\(clinic.given)/shaped.\(ending)")
    let run = try clinic.program.run([
      "--lang", "en", "-c", "receive \(clinic.given)/shaped.\(ending) --yes", "-c", "board show Home",
      "-c", "symbol picture water \(clinic.given)/out.png",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("A1 water"), "\(run.output)")
    #expect(FileManager.default.fileExists(atPath: clinic.given + "/out.png"))
  }

  @Test(arguments: ZipShapes.genuine)
  func `a pack is added`(_ shape: String) throws {
    let program = try Tagarela(sharesCache: true)
    let words = URL(filePath: Tagarela.pictures).deletingLastPathComponent().appending(path: "packs/words")
    let names = try FileManager.default.contentsOfDirectory(atPath: words.path)
    let files = try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: words.appending(path: $0))) })
    let zip = program.path("plain.zip")
    try pack(files, as: zip)
    try ZipShapes.write(zip, as: shape, to: program.path("words.zip"))
    let run = try program.run(["--lang", "en", "-c", "module add \(program.path("words.zip"))"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
