@testable import Devices
import Foundation
import Synchronization
import TagarelaKit
import Testing
import Workspace

/// Devices, codes and sessions as a workspace on the disk keeps them.
struct DeviceStoreTests {
  private let room: ServedRoom

  init() throws { room = try ServedRoom() }

  private var store: DeviceStore { room.store }

  @Test(arguments: ["%@", " %@ ", "AB-%@"])
  func `a code is known however it is spaced, and as nothing else`(_ form: String) throws {
    let code = try store.makeCode(for: .patient(room.patient.id))
    let spaced = "\(code.digits.prefix(3)) \(code.digits.dropFirst(3))"
    let typed = form.replacing("%@", with: spaced)
    if form.contains("AB") {
      #expect(throws: Failure.self) { try store.pair(typed, name: "tablet") }
    } else {
      #expect(try store.pair(typed, name: "tablet").device.patient == room.patient.id)
    }
  }

  @Test func `a code has six digits, and its token can't be guessed`() throws {
    let codes = try (0..<20).map { _ in try store.makeCode(for: .patient(room.patient.id)) }
    #expect(codes.allSatisfy { $0.digits.count == 6 && $0.digits.allSatisfy(\.isNumber) && $0.token.count == 40 })
    #expect(Set(codes.map(\.digits)).count == 20 && Set(codes.map(\.token)).count == 20)
  }

  @Test func `digits and token pair once together`() throws {
    let code = try store.makeCode(for: .patient(room.patient.id))
    _ = try store.pair(code.token, name: "tablet")
    #expect(throws: Failure.self) { try store.pair(code.digits, name: "phone") }
    #expect(try store.devices().count == 1)
  }

  @Test func `a code is forgotten after ten minutes`() throws {
    let code = try store.makeCode(for: .patient(room.patient.id))
    room.pass(seconds: 601)
    let failure = #expect(throws: Failure.self) { try store.pair(code.digits, name: "tablet") }
    #expect(failure?.what.key == "device.wrong_code")
  }

  @Test func `ten wrong codes use up all that are open`() throws {
    let code = try store.makeCode(for: .patient(room.patient.id))
    for _ in 0..<10 { #expect(throws: Failure.self) { try store.pair("nothing", name: "") } }
    #expect(throws: Failure.self) { try store.pair(code.digits, name: "tablet") }
  }

  @Test func `a therapist's code opens with the passphrase alone`() throws {
    let passphrase = try #require(Passphrase("girafa amarela"))
    #expect(Passphrase("girafa") == nil)
    let code = try store.makeCode(for: .therapist, passphrase: passphrase)
    for typed in [nil, "", "girafa", "girafa amarelo"] {
      let failure = #expect(throws: Failure.self) { try store.pair(code.digits, passphrase: typed, name: "laptop") }
      #expect(failure?.what.key == "device.wrong_passphrase")
    }
    #expect(try store.pair(code.digits, passphrase: "girafa amarela", name: "laptop").device.role == .therapist)
  }

  @Test func `a session goes on while it is used, and ends when it isn't`() throws {
    let token = try room.paired()
    room.pass(seconds: 60 * 86_400)
    #expect(try store.device(session: token) != nil)
    room.pass(seconds: 60 * 86_400)
    #expect(try store.device(session: token) != nil)
    room.pass(seconds: 91 * 86_400)
    #expect(try store.device(session: token) == nil)
    #expect(try store.devices().isEmpty)
  }

  @Test func `a therapist's session ends after half a day`() throws {
    let passphrase = try #require(Passphrase("girafa amarela"))
    let code = try store.makeCode(for: .therapist, passphrase: passphrase)
    let token = try store.pair(code.digits, passphrase: "girafa amarela", name: "laptop").token
    room.pass(seconds: 12 * 3600 + 1)
    #expect(try store.device(session: token) == nil)
  }

  @Test func `who was revoked is nobody, and undo brings nobody back`() throws {
    let token = try room.paired()
    try store.revoke(try #require(store.devices().first))
    #expect(try store.device(session: token) == nil)
    while try room.workspace.undo() != nil {}
    #expect(try store.device(session: token) == nil)
  }

  @Test func `a pairing isn't a change of the clinic's data, whereas a command, its undo and its redo are`() throws {
    let start = try room.workspace.latestChange()
    let token = try room.paired()
    let device = try #require(try store.device(session: token))
    try store.revoke(device)
    #expect(try room.workspace.latestChange() == start)
    var seen: [Int64] = [start]
    try room.workspace.change("settings name Marta") { try room.workspace.set("name", to: "Marta") }
    seen.append(try room.workspace.latestChange())
    _ = try room.workspace.undo()
    seen.append(try room.workspace.latestChange())
    _ = try room.workspace.redo()
    seen.append(try room.workspace.latestChange())
    #expect(zip(seen, seen.dropFirst()).allSatisfy(<))
  }

  @Test func `a device's number is never another device's, also when it was the last`() throws {
    var seen: [Int64] = []
    for _ in 0..<3 {
      _ = try room.paired()
      let device = try #require(store.devices().last)
      seen.append(device.id)
      try store.revoke(device)
    }
    #expect(Set(seen).count == 3)
  }

  @Test func `a device gets the name that the clinic gives it`() throws {
    _ = try room.paired()
    let device = try #require(store.devices().first)
    try store.rename(device, to: "  Living room \n")
    #expect(try store.devices().map(\.name) == ["Living room"])
    #expect(throws: Failure.self) { try store.rename(device, to: " \t ") }
    #expect(try store.devices().map(\.name) == ["Living room"])
  }

  @Test func `what a device holds is known as it has told it, within reason`() throws {
    _ = try room.paired()
    let device = try #require(store.devices().first)
    #expect(device.backlog == .none)
    try store.note(DeviceBacklog(waiting: 3, refused: -5), of: device)
    #expect(try store.devices().first?.backlog == DeviceBacklog(waiting: 3, refused: 0))
  }

  @Test func `a code is open until it has paired`() throws {
    let code = try store.makeCode(for: .patient(room.patient.id))
    #expect(try store.isOpen(code))
    _ = try store.pair(code.digits, name: "tablet")
    #expect(try !store.isOpen(code))
    let other = try store.makeCode(for: .patient(room.patient.id))
    room.pass(seconds: PairingCode.patience + 1)
    #expect(try !store.isOpen(other))
  }

  @Test func `a patient's devices go with the patient`() throws {
    let token = try room.paired()
    try room.workspace.remove(room.patient)
    #expect(try store.device(session: token) == nil)
  }

  @Test func `the workspace holds nothing that opens a session or pairs a device`() throws {
    let code = try store.makeCode(for: .patient(room.patient.id))
    let token = try room.paired()
    let kept = ["", "-wal"].compactMap { ending in
      try? Data(contentsOf: URL(filePath: room.workspace.path + ending))
    }.reduce(Data(), +)
    for secret in [code.token, token] { #expect(kept.range(of: Data(secret.utf8)) == nil) }
    #expect(kept.range(of: Data("tablet".utf8)) != nil)
  }

  @Test func `what has come is told together by patient, and for a day`() throws {
    let now = Moment.now
    for (touches, notes) in [(2, 0), (3, 1)] {
      try store.note(DeviceArrival(patient: room.patient.id, at: now, touches: touches, notes: notes, others: 0))
    }
    let told = try store.arrivals(since: Moment(seconds: now.seconds - 600))
    #expect(told.map(\.touches) == [5] && told.map(\.notes) == [1])
    let later = Moment(seconds: now.seconds + 2 * 86_400)
    try store.note(DeviceArrival(patient: room.patient.id, at: later, touches: 1, notes: 0, others: 0))
    #expect(try store.arrivals(since: Moment(seconds: 0)).map(\.touches) == [1])
  }

  @Test func `a server that was killed doesn't run, also where nobody has looked after it yet`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // A child that ends while its parent goes on without asking.
    process.arguments = ["-c", "sleep 0 & echo $!; exec sleep 3600"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // It has the test's signals, which may be ignored ones.
    defer { kill(process.processIdentifier, SIGKILL) }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let child = try #require(Int32(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    let here = RunningServer(addresses: [], fingerprint: "")
    let server = RunningServer(process: child, host: here.host, since: .now, addresses: [], fingerprint: "")
    try store.begin(server)
    for _ in 0..<6_000 where try store.server() != nil { usleep(20_000) }
    #expect(kill(child, 0) == 0, "the kernel still has its number")
    #expect(try store.server() == nil)
  }

  @Test func `a server whose process is gone doesn't run`() throws {
    let server = RunningServer(addresses: ["https://localhost:1"], fingerprint: "AA")
    try store.begin(server)
    #expect(try store.server() == server)
    try store.end(server)
    #expect(try store.server() == nil)
  }
}
