import Foundation
import TagarelaKit
import Workspace

extension ParcelPart {
  /// A course goes to the tutor with a plan that brings it along; what those who learn at this computer have done goes to the
  /// therapist with the observations about their patient. Nothing that comes takes anything away.
  static let course = ParcelPart(
    id: CourseStore.module, travelsWith: [.plan, .observations],
    gather: { workspace, patient, kind in
      switch kind {
      case .plan: try ParcelItem.ofCourses(for: patient, in: workspace)
      case .observations: try ParcelItem.ofLearners(of: patient, in: workspace)
      default: []
      }
    },
    compare: { workspace, patient, item in
      switch item.fields["kind"].flatMap(CourseItem.init) {
      case .course, .lesson, .statement, .task: try SentCoursePart(item)?.arrival(in: workspace) ?? .unreadable
      case .learner: try SentLearner(item)?.arrival(for: patient, in: workspace) ?? .unreadable
      case .view, .answer, .todo: try SentDeed(item)?.arrival(for: patient, in: workspace) ?? .unreadable
      case nil: .unreadable
      }
    },
    take: { workspace, patient, item in
      switch item.fields["kind"].flatMap(CourseItem.init) {
      case .course, .lesson, .statement, .task: try SentCoursePart(item)?.taken(in: workspace)
      case .learner: try SentLearner(item)?.taken(for: patient, in: workspace)
      case .view, .answer, .todo: try SentDeed(item)?.taken(for: patient, in: workspace)
      case nil: break
      }
    })
}

/// What an item of a course is.
enum CourseItem: String {
  case course, lesson, statement, task, learner, view, answer, todo
}

extension ParcelItem {
  init(_ kind: CourseItem, uid: String, _ fields: [String: String?], media: [String: Data] = [:]) {
    self.init(
      part: CourseStore.module, uid: uid,
      fields: fields.compactMapValues { $0 }.merging(["kind": kind.rawValue]) { $1 },
      media: media)
  }

  /// A flag as items have it.
  static func mark(_ flag: Bool) -> String { flag ? "1" : "0" }
}

extension ParcelItem {
  /// Of films that go along: a letter has 20 MB. Larger ones lie beside the page, or come by another way.
  private static let mostFilmBytes = 6_000_000

  /// The courses that plans of a patient bring along.
  fileprivate static func ofCourses(for patient: PatientRecord, in workspace: Workspace) throws -> [ParcelItem] {
    let names = try workspace.plans(of: patient.id).flatMap(\.activities).filter { $0.part == CourseStore.module }
    let wanted = Set(names.map(\.name.folded))
    guard !wanted.isEmpty else { return [] }
    let store = CourseStore(workspace)
    return try store.courses().filter { wanted.contains($0.name.folded) }.flatMap { course in
      try items(of: store.contents(of: course), in: store)
    }
  }

  private static func items(of contents: CourseContents, in store: CourseStore) throws -> [ParcelItem] {
    let course = contents.course
    var films = 0
    let lessons = try (contents.tutorials + contents.lessons).map { lesson in
      var media: [String: Data] = [:]
      if let film = try store.workspace.video(lesson.film), films + film.bytes.count <= mostFilmBytes {
        films += film.bytes.count
        media["film"] = film.bytes
      }
      for picture in try store.pictures(of: lesson) {
        media["picture \(picture.name)"] = try store.workspace.picture(picture.picture)?.bytes
      }
      return ParcelItem(
        .lesson, uid: lesson.uid,
        [
          "course": course.uid, "sort": lesson.kind.rawValue, "number": String(lesson.number), "title": lesson.title,
          "notice": lesson.notice, "text": lesson.text,
        ], media: media)
    }
    return [ParcelItem(.course, uid: course.uid, ["name": course.name, "about": course.about])] + lessons
      + contents.statements.map {
        ParcelItem(
          .statement, uid: $0.uid,
          [
            "course": course.uid, "number": String($0.number), "text": $0.text, "true": mark($0.isTrue),
            "explanation": $0.explanation,
          ])
      }
      + contents.tasks.map {
        ParcelItem(.task, uid: $0.uid, ["course": course.uid, "lesson": String($0.lesson), "text": $0.text])
      }
  }

  /// Those who learn here for a patient, with what they have seen, answered and done.
  fileprivate static func ofLearners(of patient: PatientRecord, in workspace: Workspace) throws -> [ParcelItem] {
    let store = LearnerStore(workspace)
    let courses = CourseStore(workspace)
    return try store.learners(of: patient.id).filter(\.isHere).flatMap { learner -> [ParcelItem] in
      guard let course = try courses.course(learner.course) else { return [] }
      var fields: [String: String?] = ["course": course.uid, "changed": LearnerStore.text(learner.changed)]
      for field in Learner.Field.allCases { fields[field.rawValue] = learner.text(of: field) }
      return try [ParcelItem(.learner, uid: learner.uid, fields)]
        + store.views(of: learner).compactMap { view in
          try courses.lesson(view.lesson).map { lesson in
            ParcelItem(
              .view, uid: view.uid,
              [
                "learner": learner.uid, "lesson": lesson.uid, "opened": view.opened.iso, "seen": view.seen?.iso,
                "in_time": mark(view.isInTime), "rating": view.rating.map { String($0) }, "rated": view.rated?.iso,
              ])
          }
        }
        + store.answers(of: learner).compactMap { answer in
          try courses.statement(answer.statement).map { statement in
            ParcelItem(
              .answer, uid: answer.uid,
              [
                "learner": learner.uid, "statement": statement.uid, "round": String(answer.round), "at": answer.at.iso,
                "given": String(answer.given), "right": mark(answer.isRight),
              ])
          }
        }
        + store.tasks(of: learner).map { task in
          ParcelItem(
            .todo, uid: task.uid,
            [
              "learner": learner.uid, "task": try task.task.flatMap { try courses.task($0)?.uid }, "text": task.text,
              "added": task.added.iso, "done": task.done?.iso, "changed": task.changed.iso,
            ])
        }
    }
  }
}
