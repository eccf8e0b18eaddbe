import Clinic
import Foundation
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// Pictures, those that are kept and those that symbol systems draw.
  static let pictures: [APIOperation] = [
    APIOperation(
      id: "showPicture", method: .get, path: "pictures/{picture}", summary: "Gives a picture that is kept.",
      parameters: [.path("picture", .picture, "Its number."), .format, .side], answer: .file(PictureFormat.mediaTypes)
    ) { call in
      guard let picture = try call.workspace.picture(call.parameters["picture"]?.whole.map(Int64.init)) else {
        throw APIRefusal.notFound
      }
      return try call.file(picture, isLasting: false)
    },
    APIOperation(
      id: "showDrawing", method: .get, path: "drawing", summary: "Gives a picture of a symbol system.",
      parameters: [
        .query("symbol", .text(1...300), "`SYSTEM:CODE`", isRequired: true),
        .query("patient", .addressed, "As whose pictures are wanted."), .format, .side,
      ], answer: .file(PictureFormat.mediaTypes)
    ) { call in
      let patient = try call.patient()?.id
      guard let reference = call.text("symbol").flatMap(call.clinic.libraryReference) else { throw APIRefusal.notFound }
      return try call.file(call.clinic.picture(of: .library(reference), for: patient).picture, isLasting: true)
    },
    APIOperation(
      id: "keepPicture", method: .post, path: "pictures",
      summary: "Takes in a picture, for a symbol that is to show it.",
      body: .object([.init("picture", .encoded(Picture.largest), "The file.")]),
      answer: .made(.object([.init("picture", .picture, "Its number.")]))
    ) { call in
      let bytes = call.body["picture"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
      let number = try call.workspace.together { try call.clinic.keepPicture(bytes, called: "") }
      return .json(.object(["picture": .integer(Int(number))]))
    },
  ]
}

extension APIParameter {
  fileprivate static let format = APIParameter.query(
    "format", .choice(["svg", "png"]), "As this; as it is kept where it is missing.")
  fileprivate static let side = APIParameter.query("side", .integer(8...2048), "Pixels of a PNG's longer side.")
}

extension APICall {
  fileprivate func file(_ picture: Picture, isLasting: Bool) throws -> APIReply {
    guard let format = text("format").flatMap(RenderOutput.init), format == .png || picture.format != .svg else {
      return .file(picture.bytes, type: picture.format.mediaType, isLasting: isLasting)
    }
    let file = try clinic.file(of: picture, called: "", as: format, side: parameters["side"]?.whole).data
    return .file(file, type: format == .png ? "image/png" : "image/svg+xml", isLasting: isLasting)
  }
}

extension PictureFormat {
  fileprivate static let mediaTypes = allCases.map(\.mediaType)
}
