import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// `course export COURSE FILE`: an archive or a folder that another program imports, or a page on which a tutor takes the course.
func exportCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let course = try context.course(arguments, CourseParameter.course)
  let contents = try CourseStore(clinic.workspace).contents(of: course)
  guard !contents.lessons.isEmpty else { throw Failure("course.empty", ["course": .text(course.name)]) }
  let path = try arguments[CourseParameter.target]
  let page = context.registry.all(.formats).first { $0.isCompanion && $0.endings.contains(path.ending) }
  if page == nil, arguments.has(CourseParameter.ofTutor) {
    return try arguments.at(CourseParameter.ofTutor) { throw Failure("course.page_only") }
  }
  let files: [(path: String, data: Data)]
  if let page {
    let patient = try context.patient(arguments)
    files = try CoursePage(
      contents, for: patient, by: context.tutorOfPage(arguments, patient), as: page, at: path, clinic
    ).files
  } else {
    files = try folder(contents, at: path, clinic, arguments)
  }
  let replaces = try arguments.at(CourseParameter.target) { try context.mayReplace(files.map(\.path), arguments) }
  for folder in Set(files.map { ($0.path as NSString).deletingLastPathComponent }) where files.count > 1 {
    try UserFiles.makeFolder(folder)
  }
  try arguments.at(CourseParameter.target) {
    guard page != nil else { return try UserFiles.write(files, replacing: replaces) }
    try context.noting(context.patient(arguments), to: path) { try UserFiles.write(files, replacing: replaces) }
  }
  let size = files.reduce(0) { $0 + $1.data.count }
  return .record(
    Record(["file": .text(path), "lessons": .integer(contents.lessons.count), "bytes": .integer(size)]),
    said: Phrase("file.written", ["path": .text(path)])
  ).remarking(page == nil ? [] : files.dropFirst().map { Phrase("course.film_beside", ["path": .text($0.path)]) })
}

private func folder(
  _ contents: CourseContents, at path: String, _ clinic: Clinic, _ arguments: Arguments
) throws -> [(path: String, data: Data)] {
  let folder = try CourseFolder(contents, clinic)
  switch path.ending {
  case "zip": return [(path, try clinic.archiver.pack(folder.files))]
  case _ where !(path as NSString).lastPathComponent.contains("."):
    return folder.files.map { ("\(path)/\($0.path)", $0.bytes) }
  default:
    return try arguments.at(CourseParameter.target) {
      throw Failure("course.export_ending", ["path": .text(path)], hint: Phrase("course.export_ending.hint"))
    }
  }
}

extension Context {
  /// Who takes the course on a page: whom the line names, else the patient's only tutor; nil where there is none.
  ///
  /// - Throws: ``Failure`` `course.which_tutor`.
  fileprivate func tutorOfPage(_ arguments: Arguments, _ patient: PatientRecord) throws -> TutorRecord? {
    if let named = try arguments.read(CourseParameter.ofTutor, { try workspace.tutor(named: $0, of: patient.id) }) {
      return named
    }
    let tutors = try workspace.tutors(of: patient.id)
    guard tutors.count < 2 else {
      throw Failure("course.which_tutor", ["patient": .text(patient.name)], candidates: tutors.map(\.name))
    }
    return tutors.first
  }
}
