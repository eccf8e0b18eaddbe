import Clinic
import Desk
import Devices
import Foundation
import HelperProtocols
import Packs
import Services
import Shell
import TagarelaKit
import Workspace

enum ServeParameter {
  static let port = Argument.option("port", .integer(0...65_535))
  static let address = Argument.option("address", .text)
}

enum ServeCommands {
  static let all = [
    Command(
      Signature(
        "serve", nil, [ServeParameter.port, ServeParameter.address],
        examples: [Example("serve --port 0 --address 127.0.0.1", prints: "✓ serving at https://localhost:…")]),
      .acts, run: start),
    Command(
      Signature(
        "serve", "start", [ServeParameter.port, ServeParameter.address],
        examples: [
          Example("serve start --port 0 --address 127.0.0.1", prints: "✓ serving at https://localhost:…")
        ]),
      .acts, run: start),
    Command(
      Signature("serve", "stop", examples: [Example("serve stop", prints: "✓ no server runs")]), .acts, run: stop),
    Command(
      Signature("serve", "status", examples: [Example("serve status", prints: "state  stopped")]), .reads, run: status),
    Command(
      Signature("serve", "wait", examples: [Example("serve wait", prints: "✓ no server runs")]), .acts, run: wait),
  ]
}

extension Context {
  var serverProgram: ServerProgram {
    get throws {
      guard let program = try services[ServerProgram.self] else { throw Failure("serve.missing") }
      return program
    }
  }
}

/// The port where nobody names another.
private let usualPort = 8743

private func start(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  guard !workspace.isUnsaved else { throw Failure("serve.atomic") }
  let address = try arguments.read(ServeParameter.address) { text in
    guard text.isAddress else { throw Failure("serve.address", ["address": .text(text)]) }
    return text == "localhost" ? "127.0.0.1" : text
  }
  let request = ServeStart(
    workspace: URL(filePath: workspace.path).path, modules: try context.services[ModuleShelf.self]?.places.given ?? [],
    language: context.wording.language.id, address: address, port: arguments[ServeParameter.port] ?? usualPort)
  let server = try context.serverProgram.start(
    request, DeviceStore(workspace), isInterrupted: context.session.isInterrupted)
  return Outcome(
    .record(server.record), said: Phrase("serve.started", ["address": .text(server.addresses.first ?? "")]),
    remarks: [
      Phrase("serve.fingerprint", ["fingerprint": .text(server.fingerprint)]), Phrase("serve.pair_next"),
    ])
}

private func stop(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let isStopped = try context.serverProgram.stopServing(DeviceStore(context.workspace))
  return .record(
    Record(["stopped": .flag(isStopped)]), said: Phrase(isStopped ? "serve.stopped" : "serve.not_running"))
}

private func status(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = DeviceStore(try context.workspace)
  guard let server = try store.server() else { return .record(Record(["state": .word("stopped")])) }
  var record = server.record
  record.fields.append(.init(key: "devices", value: .integer(try store.devices().count)))
  return .record(record)
}

/// Goes on as long as a server does, whoever has started it: so a service of the system serves.
private func wait(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = DeviceStore(try context.workspace)
  let isThere = try store.server() != nil
  while try store.server() != nil {
    try context.checkInterruption()
    usleep(200_000)
  }
  return .record(Record(["stopped": .flag(isThere)]), said: Phrase(isThere ? "serve.stopped" : "serve.not_running"))
}

extension RunningServer {
  fileprivate var record: Record {
    Record([
      "state": .word("serving"), "addresses": .list(addresses.map(Value.text)), "serving_since": .moment(since),
      "fingerprint": .text(fingerprint),
    ])
  }
}

extension String {
  /// An address (IPv4 or IPv6), or `localhost`.
  fileprivate var isAddress: Bool {
    var bytes = in6_addr()
    return self == "localhost" || inet_pton(AF_INET, self, &bytes) == 1 || inet_pton(AF_INET6, self, &bytes) == 1
  }
}
