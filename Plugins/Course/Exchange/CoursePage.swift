import Clinic
import Foundation
import TagarelaKit
import Workspace

/// A course to be taken without the program: a page that opens with it, and the films beside it that are too large to be inside.
struct CoursePage {
  /// By their paths, the page first.
  let files: [(path: String, data: Data)]

  /// - Parameters:
  ///   - patient: to whose therapist the answers go back.
  ///   - tutor: who takes it; nil for somebody who isn't known.
  ///   - format: one that is used without the program.
  ///   - path: of the page.
  /// - Throws: ``Failure`` of pictures, films and the format.
  init(
    _ contents: CourseContents, for patient: PatientRecord, by tutor: TutorRecord?, as format: FileFormat,
    at path: String,
    _ clinic: Clinic
  ) throws {
    let course = contents.course
    let plan = Plan(
      uid: course.uid, name: course.name, description: course.about, kind: .board, start: nil,
      board: Board(name: course.name, size: .one, layout: "", cells: []),
      activities: [PlanActivity(part: CourseStore.module, name: course.name)])
    let parcel = try Parcel(
      kind: .plan, patient: Patient(uid: patient.uid, name: patient.name),
      tutor: tutor.map { Tutor(uid: $0.uid, name: $0.name, place: $0.place, email: $0.email) },
      therapistEmail: clinic.workspace.setting("email"), plans: [plan])
    let aids = try clinic.writingAids(for: parcel, reader: patient)
    let page = try format.file(of: parcel, with: aids) ?? Data()
    files = try [(path, page)] + Self.films(contents, beside: path, clinic)
  }

  private static func films(
    _ contents: CourseContents, beside path: String, _ clinic: Clinic
  ) throws -> [(path: String, data: Data)] {
    var room = FilmRoom()
    let folder = (path as NSString).deletingLastPathComponent
    return try (contents.tutorials + contents.lessons).compactMap { lesson in
      guard let film = try clinic.workspace.video(lesson.film), !room.takes(film.bytes.count) else { return nil }
      let file = CourseFolder.path(ofFilm: film.format, of: lesson, of: contents.course, clinic.wording)
      return ((folder as NSString).appendingPathComponent(file), film.bytes)
    }
  }
}
