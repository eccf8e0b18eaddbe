import Foundation
import TagarelaKit

/// Plans with their symbols. A bundle usually has one; each object that describes a plan begins another.
enum PlanReader {
  static func parcel(from objects: [BundleObject], _ complaints: inout Complaints) -> Parcel {
    var parcel = Parcel(kind: .plan)
    let sections = sections(of: objects, &complaints)
    let people = sections.first?.head
    parcel.patient = people?.patient(&complaints)
    parcel.tutor = people?.tutor(&complaints)
    parcel.therapistEmail = people?.optional(.therapistEmail)
    for section in sections {
      if let people, let head = section.head, !head.concernsThoseOf(people) {
        complaints.add("bundle.other_people", ["plan": .text(head[.planName] ?? "")])
      } else {
        parcel.plans.append(plan(from: section, &complaints))
      }
    }
    if let file = objects.lazy.compactMap(\.boards).first { parcel.boards = boards(in: file, &complaints) }
    if objects.contains(where: { $0.optional(.categoryImage) != nil }) { complaints.add("bundle.category_pictures") }
    return parcel
  }

  /// The boards to which the plan's leads.
  private static func boards(in file: BundleFile, _ complaints: inout Complaints) -> [Board] {
    var boards: [Board] = []
    var head: BundleObject?
    var symbols: [BundleObject] = []
    func close(_ complaints: inout Complaints) {
      guard let head else { return }
      boards.append(BoardReader.board(head: head, kind: .board, name: "", symbols: symbols, &complaints))
    }
    for object in file.objects {
      if object.isSymbol {
        symbols.append(object)
      } else {
        close(&complaints)
        head = object
        symbols = []
      }
    }
    close(&complaints)
    return boards
  }

  private struct Section {
    var head: BundleObject?
    var symbols: [BundleObject] = []
  }

  private static func sections(of objects: [BundleObject], _ complaints: inout Complaints) -> [Section] {
    var done: [Section] = []
    var current: Section?
    for object in objects {
      let isHead = object.isAboutPlan || (object.isAboutPeople && !object.isSymbol)
      if isHead {
        if let current { done.append(current) }
        current = Section(head: object)
      }
      if object.isSymbol {
        current = current ?? Section()
        current?.symbols.append(object)
      } else if !isHead {
        complaints.add("bundle.object_unknown", ["number": .integer(object.number)])
      }
    }
    return done + [current].compactMap(\.self)
  }

  private static func plan(from section: Section, _ complaints: inout Complaints) -> Plan {
    let head = section.head ?? BundleObject(number: 0, isOurs: false, values: [:])
    if head[.planName] == nil { complaints.add("bundle.plan_missing") }
    let name = head[.planName] ?? ""
    let kind = kind(of: head, symbols: section.symbols.count, &complaints)
    let board = BoardReader.board(head: head, kind: kind, name: name, symbols: section.symbols, &complaints)
    return Plan(
      uid: head.uid(.planUID), name: name, description: head[.planDescription] ?? "", kind: kind,
      start: start(of: head, &complaints), board: board,
      activities: (head[.planActivities].flatMap { FieldContent(written: $0, as: .texts)?.texts } ?? [])
        .compactMap(PlanActivity.init))
  }

  private static func kind(of head: BundleObject, symbols: Int, _ complaints: inout Complaints) -> PlanKind {
    let likely: PlanKind = symbols == 1 ? .large : .board
    guard let text = head.optional(.planType) else { return likely }
    guard let kind = PlanKind(bundleText: text) else {
      complaints.add("bundle.type_unknown", ["type": .text(text), "taken": .word(likely.rawValue)])
      return likely
    }
    if kind == .large, symbols > 1, !head.isOurs {
      complaints.add("bundle.large_has_many", ["symbols": .integer(symbols)])
      return .board
    }
    return kind
  }

  private static func start(of head: BundleObject, _ complaints: inout Complaints) -> Day? {
    guard let text = head.optional(.planStart) else { return nil }
    let day = DateText.moment(text)?.day
    if day == nil {
      complaints.add("bundle.date_broken", ["date": .text(text), "number": .integer(head.number)])
    }
    return day
  }
}
