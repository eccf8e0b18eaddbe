import Fetching
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

/// `tagarela-fetch` and hosts that do all that hosts do.
@Suite(.waiting)
struct FetcherTests {
  private let largest = 1_000_000

  private func fetcher(trusts: Bool = true) -> Fetcher {
    var environment = ProcessInfo.processInfo.environment
    environment["SSL_CERT_FILE"] = trusts ? PictureHost.certificate.path : nil
    let variables = environment.map { "\($0.key)=\($0.value)" }
    return Fetcher(
      program: LineProgram(
        path: "/usr/bin/env", arguments: ["-i"] + variables + [BuiltPrograms.path("tagarela-fetch")],
        name: "tagarela-fetch", limits: .init(deadline: 120)))
  }

  private func fetch(
    _ addresses: [String], privateHosts: [String] = ["localhost"], trusts: Bool = true, by fetcher: Fetcher? = nil
  ) throws -> [FetchResult] {
    try (fetcher ?? self.fetcher(trusts: trusts))
      .fetch(addresses, privateHosts: privateHosts, largest: largest, isInterrupted: { false })
  }

  private func reasons(_ results: [FetchResult]) -> [FetchRefusal.Reason?] {
    results.map { result in
      if case .refused(let refusal) = result { refusal.reason } else { nil }
    }
  }

  @Test func `what is there comes, in the order in which it was asked for`() throws {
    let host = try PictureHost()
    let paths = ["drawing/1", "nothing", "drawing/2", "once", "busy"] + (3...8).map { "drawing/\($0)" }
    let results = try fetch(paths.map(host.address))
    #expect(reasons(results) == [nil, .missing, nil, nil, .refused] + Array(repeating: nil, count: 6))
    guard case .content(let drawing) = results[0] else { return }
    #expect(drawing.starts(with: Data("<svg".utf8)))
    #expect(host.asked == (paths.map { "/\($0)" } + ["/drawing/sent-on"]).sorted())
  }

  @Test func `what is cut, without end, too large or sent on in a circle is refused, and the rest still comes`() throws
  {
    let host = try PictureHost()
    let results = try fetch(
      ["cut", "endless", "huge", "loop", "plain", "inward", "chatter", "drawing"].map(host.address))
    #expect(reasons(results) == [.broken, .tooLarge, .tooLarge, .sentOn, .sentOn, .sentOn, .broken, nil])
  }

  @Test func `what a host packs is not unpacked`() throws {
    let host = try PictureHost()
    guard case .content(let bytes) = try fetch([host.address("bomb")])[0] else {
      Issue.record("nothing came")
      return
    }
    #expect(bytes.count < 1_000_000)
  }

  @Test func `a host that can't prove who it is is refused`() throws {
    let host = try PictureHost()
    #expect(try reasons(fetch([host.address("drawing")], trusts: false)) == [.certificate])
    #expect(host.asked.isEmpty)
  }

  @Test func `a host that isn't there is told`() throws {
    let told = try reasons(fetch(["https://localhost:1/x", "https://nowhere.invalid/x"]))
    #expect(told[0] == .unreachable)
    // Late where no name server answers.
    #expect(told[1] == .unreachable || told[1] == .late)
  }

  @Test(arguments: [
    "localhost", "127.0.0.1", "127.1", "2130706433", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1", "224.0.0.1", "255.255.255.255", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]",
    "[fe80::1]",
    "[fd00::1]", "[64:ff9b::7f00:1]", "[64:ff9b:1::808:808]", "[2002:7f00:1::]", "[ff02::1]", "[2001:db8::1]",
  ])
  func `this computer and private networks are not asked`(name: String) throws {
    let host = try PictureHost()
    let addresses = ["https://\(name):\(host.port)/drawing", "http://\(name):\(host.port)/drawing"]
    #expect(try reasons(fetch(addresses, privateHosts: [])) == [.privateNetwork, .privateNetwork])
    #expect(host.asked.isEmpty)
  }

  @Test func `a host of a private network that the user has named is asked, and no other`() throws {
    let host = try PictureHost()
    let addresses = [host.address("drawing"), "https://127.0.0.1:\(host.port)/drawing"]
    #expect(try reasons(fetch(addresses, privateHosts: ["LOCALHOST:\(host.port)"])) == [nil, .privateNetwork])
    #expect(try reasons(fetch(addresses, privateHosts: ["localhost:1"])) == [.privateNetwork, .privateNetwork])
  }

  @Test func `to whom a named host sends on must be named as well, and isn't reached later by the line that is open`()
    throws
  {
    let host = try PictureHost()
    let fetcher = fetcher()
    let direct = "https://127.0.0.1:\(host.port)/drawing"
    #expect(try reasons(fetch([host.address("away")], by: fetcher)) == [.privateNetwork])
    #expect(try reasons(fetch([direct], by: fetcher)) == [.privateNetwork])
    #expect(host.asked == ["/away"])
    let both = ["localhost", "127.0.0.1"]
    #expect(try reasons(fetch([host.address("away"), direct], privateHosts: both, by: fetcher)) == [nil, nil])
  }

  @Test(.enabled(if: canMakeNetworks, "no network of one's own can be made here"))
  func `neighbours are not asked, also by addresses of the internet`() throws {
    let setUp = "ip link set lo up && ip addr add 2a00:1450::1/64 dev lo && exec \"$0\""
    let program = LineProgram(
      path: "/usr/bin/unshare",
      arguments: ["--user", "--map-root-user", "--net", "sh", "-c", setUp, BuiltPrograms.path("tagarela-fetch")],
      name: "tagarela-fetch", limits: .init(deadline: 120))
    let addresses = ["https://[2a00:1450::2]:1/x", "https://[2a00:1450:0:1::2]:1/x"]
    #expect(
      try reasons(fetch(addresses, privateHosts: [], by: Fetcher(program: program))) == [.privateNetwork, .unreachable])
  }

  private static let canMakeNetworks: Bool = {
    let trial = try? ChildProgram(
      "/usr/bin/unshare", ["--user", "--map-root-user", "--net", "sh", "-c", "ip link set lo up"],
      environment: ProcessInfo.processInfo.environment, folder: FileManager.default.temporaryDirectory
    ).result()
    return trial?.status == 0
  }()
}
