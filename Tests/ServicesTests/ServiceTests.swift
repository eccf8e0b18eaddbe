import Foundation
import Services
import Synchronization
import TagarelaKit
import Testing

/// What is made when it is first asked for, and lasts as long as the session.
struct ServiceTests {
  private let events = Events()

  private func services(_ all: Service...) -> Services {
    Services(
      Registry([
        Module(id: "made", version: "1.0") { registrar in
          for service in all { try registrar.add(service, to: .services) }
        }
      ]), cache: "/cache")
  }

  private func lamp() -> Service {
    Service("lamp") { [events] _ in
      Lamp(number: events.add("lamp"))
    } end: { [events] _ in
      events.add("lamp out")
    }
  }

  @Test func `a service is made when it is first asked for, once, and not before`() throws {
    let services = services(lamp())
    #expect(events.all.isEmpty && services.ongoing.isEmpty)
    #expect(try services[Lamp.self]?.number == 1)
    let copy = services
    #expect(try copy[Lamp.self]?.number == 1)
    #expect(events.all == ["lamp"])
  }

  @Test func `of many threads that ask at once all get the same`() throws {
    let events = events
    let services = services(
      Service("lamp") { _ in
        usleep(20_000)
        return Lamp(number: events.add("lamp"))
      })
    let numbers = Mutex<Set<Int>>([])
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let number = (try? services[Lamp.self])??.number ?? 0
      numbers.withLock { _ = $0.insert(number) }
    }
    #expect(numbers.withLock { $0 } == [1])
    #expect(events.all == ["lamp"])
  }

  @Test func `what was made is ended once, the last first, and what wasn't made isn't`() throws {
    let events = events
    let house = Service("house") {
      House(lamp: try $0.needed(Lamp.self))
    } end: { _ in
      events.add("house shut")
    }
    let garden = Service("garden") { _ in
      Garden()
    } end: { _ in
      events.add("garden shut")
    }
    let services = services(house, lamp(), garden)
    #expect(try services[House.self]?.lamp.number == 1)
    services.end()
    services.end()
    #expect(events.all == ["lamp", "house shut", "lamp out"])
    let failure = #expect(throws: Failure.self) { try services[Garden.self] }
    #expect(failure?.what.key == "service.over")
  }

  @Test func `one that can't be made says so when asked for, is tried again, and the others are there`() throws {
    let events = events
    let house = Service("house") { _ in
      if events.add("house") == 1 { throw Failure("canvas.missing") }
      return House(lamp: Lamp(number: 7))
    }
    let garden = Service("garden") { _ -> Garden in throw CancellationError() }
    let services = services(house, garden, lamp())
    #expect(#expect(throws: Failure.self) { try services[House.self] }?.what.key == "canvas.missing")
    #expect(#expect(throws: Failure.self) { try services[Garden.self] }?.what.key == "service.failed")
    #expect(try services[Lamp.self] != nil)
    #expect(try services[House.self]?.lamp.number == 7)
  }

  @Test func `two that need each other are told, not waited for`() {
    let house = Service("house") { surroundings in
      _ = try surroundings.needed(Garden.self)
      return House(lamp: Lamp(number: 1))
    }
    let garden = Service("garden") { surroundings in
      _ = try surroundings.needed(House.self)
      return Garden()
    }
    let services = services(house, garden)
    #expect(#expect(throws: Failure.self) { try services[House.self] }?.what.key == "service.circle")
    #expect(#expect(throws: Failure.self) { try services[Garden.self] }?.what.key == "service.circle")
  }

  @Test func `what nobody brings is none, and is said where another needs it`() throws {
    let services = services(Service("house") { House(lamp: try $0.needed(Lamp.self)) })
    #expect(try services[Garden.self] == nil)
    #expect(#expect(throws: Failure.self) { try services[House.self] }?.what.key == "service.missing")
  }

  @Test func `what is given stands in place of what would be made, in one copy alone`() throws {
    let services = services(lamp())
    var other = services
    other.add(Lamp(number: 40))
    #expect(try other[Lamp.self]?.number == 40)
    #expect(events.all.isEmpty)
    #expect(try services[Lamp.self]?.number == 1)
  }

  @Test func `with other modules a service that rests on them is adapted, and ended as it then is`() throws {
    let events = events
    let count = Service("count") {
      Count(modules: $0.registry.modules.count)
    } end: {
      events.add("\($0.modules)")
    }
    let register: @Sendable (inout Registrar) throws -> Void = { try $0.add(count, to: .services) }
    let first = Registry([Module(id: "one", version: "1.0", register: register)])
    var services = Services(first)
    #expect(try services[Count.self]?.modules == 1)
    services.adapt(to: first.adding([Module(id: "two", version: "1.0") { _ in }]))
    #expect(try services[Count.self]?.modules == 2)
    services.end()
    #expect(events.all == ["2"])
  }

  @Test func `work that goes on is known as such once it has been made`() throws {
    let services = services(Service("song") { _ in Song() })
    #expect(services.ongoing.isEmpty)
    #expect(try services[Song.self] != nil)
    #expect(services.ongoing.count == 1)
    #expect(services.takeNotices() == [Phrase("song.over")])
  }

  @Test func `a maker sees the modules, the cache and where progress is shown`() throws {
    let events = events
    let registry = Registry([
      Module(id: "made", version: "1.0") { registrar in
        let lamp = Service("lamp") { surroundings in
          surroundings.progress(surroundings.cache ?? "", 0.5)
          return Lamp(number: surroundings.registry.modules.count)
        }
        try registrar.add(lamp, to: .services)
      }
    ])
    let services = Services(registry, cache: "/cache") { events.add("\($0) \($1 ?? 0)") }
    #expect(try services[Lamp.self]?.number == 1)
    #expect(events.all == ["/cache 0.5"])
  }
}

/// What happened, in order.
final class Events: Sendable {
  private let noted = Mutex<[String]>([])

  var all: [String] { noted.withLock { $0 } }

  /// - Returns: how often this has happened.
  @discardableResult
  func add(_ event: String) -> Int {
    noted.withLock { noted in
      noted.append(event)
      return noted.count { $0 == event }
    }
  }
}

private struct Lamp: Sendable { let number: Int }

private struct House: Sendable { let lamp: Lamp }

private struct Garden: Sendable {}

private struct Count: ModuleDependent {
  var modules: Int
  func adapted(to registry: Registry) -> Count { Count(modules: registry.modules.count) }
}

private struct Song: OngoingWork {
  func stop() {}
  func finish(isInterrupted: () -> Bool) throws {}
  func takeFailure() -> Failure? { nil }
  func takeNotices() -> [Phrase] { [Phrase("song.over")] }
}
