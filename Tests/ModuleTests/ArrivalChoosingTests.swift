import BuiltIns
import Clinic
import TagarelaKit
import Testing
import Workspace

/// What somebody chooses of a file, without a prompt.
struct ArrivalChoosingTests {
  /// Who sends a plan, and who receives it.
  private let sender: ShellBench
  private let home: ShellBench

  init() throws {
    sender = try ShellBench(builtInModules)
    home = try ShellBench(builtInModules)
    for line in [
      "patient new Giovanna", "use Giovanna", "tutor new Ana", "board new Lanche --grid 2x2",
      "board word Lanche 1 sim", "plan new Hora --tutor Ana --type board --board Lanche --description d",
    ] { _ = try sender.run(line) }
  }

  private func arrival() throws -> Arrival {
    let plan = try #require(try sender.workspace.plans(of: nil).first)
    return try home.clinic.arrival(of: Reading(parcel: try sender.workspace.parcel(of: plan)), for: nil)
  }

  private func kinds(_ places: Set<Int>, _ arrival: Arrival) -> Set<String> {
    Set(places.map { arrival.changes.items[$0].kind })
  }

  private func places(_ kind: String, _ arrival: Arrival) -> Set<Int> {
    Set(arrival.changes.items.indices.filter { arrival.changes.items[$0].kind == kind })
  }

  @Test func `what is taken takes along what it rests on, once`() throws {
    let arrival = try arrival()
    var choosing = ArrivalChoosing(arrival, beginningWith: try arrival.selection(Wanted(only: [])))
    #expect(choosing.taken.isEmpty)
    let plan = places("plan", arrival)
    #expect(kinds(choosing.take(plan), arrival).isSuperset(of: ["patient", "tutor"]))
    #expect(kinds(choosing.taken, arrival).isSuperset(of: ["patient", "tutor", "plan"]))
    #expect(choosing.take(plan).isEmpty)
  }

  @Test func `what is left leaves along what rests on it`() throws {
    let arrival = try arrival()
    var choosing = ArrivalChoosing(arrival, beginningWith: try arrival.selection(Wanted()))
    #expect(choosing.choice.taken.count == arrival.changes.items.count)
    #expect(kinds(choosing.leave(places("patient", arrival)), arrival).isSuperset(of: ["tutor", "plan"]))
    #expect(kinds(choosing.taken, arrival).isDisjoint(with: ["patient", "tutor", "plan"]))
  }

  @Test func `what both have changed is open until a version is chosen, and each side's is what was chosen`() throws {
    let first = try arrival()
    _ = try home.workspace.together { try home.clinic.take(first, first.selection(Wanted()).choice) }
    _ = try home.run("plan edit Hora --description ours")
    _ = try sender.run("plan edit Hora --description theirs")
    let arrival = try arrival()
    let selection = try arrival.selection(Wanted())
    let place = try #require(selection.conflicts.first)
    var choosing = ArrivalChoosing(arrival, beginningWith: selection)
    #expect(choosing.open(place).map(\.field) == ["description"])
    choosing.choose(.ours, at: place)
    #expect(choosing.open(place).isEmpty && choosing.choice.taken[place] == ["description"])
    #expect(choosing.choice == selection.choice(settling: .ours, in: arrival.changes))
    choosing.choose(.theirs, "description", at: place)
    #expect(choosing.choice.taken[place] == [])
    #expect(choosing.choice == selection.choice(settling: .theirs, in: arrival.changes))
    #expect(selection.newOnly(in: arrival.changes).taken.isEmpty)
  }
}
