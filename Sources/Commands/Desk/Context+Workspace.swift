import Archive
import Canvas
import Foundation
import Shell
import Sound
import TagarelaKit
import Workspace

extension Context {
  var workspace: Workspace {
    get throws {
      guard let workspace = services[Workspace.self] else { throw Failure("workspace.none") }
      return workspace
    }
  }

  var canvas: Canvas {
    get throws {
      guard let canvas = services[Canvas.self] else { throw Failure("drawing.none") }
      return canvas
    }
  }

  var archiver: any Archiver {
    get throws {
      guard let archive = services[Archive.self] else { throw Failure("archive.none") }
      return archive
    }
  }

  var sound: Sound {
    get throws {
      guard let sound = services[Sound.self] else { throw Failure("sound.none") }
      return sound
    }
  }

  /// The patient that `--patient` names, else the one in use.
  ///
  /// - Throws: ``Failure`` `patient.none_in_use`.
  func patient(_ arguments: Arguments) throws -> PatientRecord {
    if let patient = try optionalPatient(arguments) { return patient }
    throw Failure("patient.none_in_use", hint: Phrase("patient.none_in_use.hint"))
  }

  /// The same, where a command may also concern everybody.
  func optionalPatient(_ arguments: Arguments) throws -> PatientRecord? {
    if let name = arguments.text("patient") {
      return try arguments.at("patient") { try workspace.patient(named: name) }
    }
    guard let subject else { return nil }
    if let patient = try workspace.patient(id: subject.id) { return patient }
    use(nil)
    return nil
  }

  /// What a parcel's writer may use; pages have words in the letters of whose parcel it is, else of `reader`.
  func writingAids(for parcel: Parcel, reader: PatientRecord?, _ page: PageSetup = PageSetup()) throws -> WritingAids {
    var page = page
    page.letters = try letters(for: parcel.patient.flatMap { try workspace.patient(uid: $0.uid) } ?? reader)
    return try WritingAids(
      renderer: canvas, archiver: archiver, layouts: registry.all(.layouts), wording: wording, now: .now, page: page,
      isInterrupted: session.isInterrupted)
  }

  /// What a received file's reader may use.
  var readingAids: ReadingAids {
    get throws {
      try ReadingAids(
        archiver: archiver, language: wording.language.id, isInterrupted: session.isInterrupted)
    }
  }
}

/// Parameters that several nouns take.
enum Common {
  static let patient = Parameter.option("patient", .name { try $1.workspace.patientNames(beginning: $0) })
  static let from = Parameter.option("from", .recentDay)
  static let to = Parameter.option("to", .recentDay)
  static let folder = Parameter.option("to-dir", .folder)

  static func name(_ names: @escaping Parameter.Names) -> Parameter { .operand("name", .name(names)) }
}
