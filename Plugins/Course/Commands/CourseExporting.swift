import Clinic
import Desk
import Foundation
import Shell
import TagarelaKit
import Workspace

/// `course export COURSE FILE`: an archive or a folder that another program imports, or the patient's page with the course alone.
func exportCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let course = try context.course(arguments, CourseParameter.course)
  let contents = try CourseStore(clinic.workspace).contents(of: course)
  guard !contents.lessons.isEmpty else { throw Failure("course.empty", ["course": .text(course.name)]) }
  let path = try arguments[CourseParameter.target]
  let folder = try CourseFolder(contents, clinic)
  var files: [(path: String, data: Data)]
  switch path.ending {
  case "zip": files = [(path, try clinic.archiver.pack(folder.files))]
  case _ where !(path as NSString).lastPathComponent.contains("."):
    files = folder.files.map { ("\(path)/\($0.path)", $0.bytes) }
  default:
    return try arguments.at(CourseParameter.target) {
      throw Failure("course.export_ending", ["path": .text(path)], hint: Phrase("course.export_ending.hint"))
    }
  }
  let replaces = try arguments.at(CourseParameter.target) { try context.mayReplace(files.map(\.path), arguments) }
  if files.count > 1 || path.ending != "zip" { try UserFiles.makeFolder(path) }
  try arguments.at(CourseParameter.target) { try UserFiles.write(files, replacing: replaces) }
  let size = files.reduce(0) { $0 + $1.data.count }
  return .record(
    Record(["file": .text(path), "lessons": .integer(contents.lessons.count), "bytes": .integer(size)]),
    said: Phrase("file.written", ["path": .text(path)]))
}
