import Devices
import Foundation
import HTTPTypes
import Hummingbird
import StructuredText
import TagarelaKit

/// The therapist's page, on which boards, symbols, plans and observations are made and changed. All that it does it asks for
/// through ``APIRoutes``.
struct StudioRoutes: Sendable {
  private struct File: Sendable {
    let name: String
    let type: String
    let text: String
  }

  private let wording: Wording
  private let files: [File]

  /// - Throws: ``Failure`` `module.files_missing`.
  init(wording: Wording) throws {
    self.wording = wording
    let folder = try InstalledFiles.folder(of: "Serving") + "/Browser/Studio"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    files = try names.compactMap { name in
      guard let type = Self.types[String(name.drop { $0 != "." })] else { return nil }
      return File(
        name: name, type: type, text: try InstalledFiles.text(of: "Serving", at: "Browser/Studio/\(name)"))
    }
  }

  private static let types = [".js": "text/javascript", ".css": "text/css"]

  func add(to router: Router<ServingContext>) {
    router.get("studio") { _, context in
      guard context.device?.role == .therapist else {
        return Response(status: .seeOther, headers: [.location: "/"])
      }
      return Response.text(StudioPage.html(wording))
    }
    let texts = "export const texts = \(JSONWriter.text(StudioPage.texts(wording)));\n"
    router.get("studio/texts.js") { _, _ in Self.script(texts, "text/javascript") }
    for file in files {
      router.get(RouterPath("studio/\(file.name)")) { _, _ in Self.script(file.text, file.type) }
    }
  }

  private static func script(_ text: String, _ type: String) -> Response {
    .text(text, type: "\(type); charset=utf-8", headers: [.cacheControl: "no-cache"])
  }
}
