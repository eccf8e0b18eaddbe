import Foundation
import TagarelaTestSupport

/// One run of a program whose output nobody reads.
struct MeasuredRun {
  let seconds: Double
  /// Bytes that it had at most.
  let memory: Int

  init(_ program: String, _ arguments: [String], _ bench: Bench) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = bench.folder.path
    let folder = bench.folder
    var result: ChildProgram.Result?
    seconds = try TagarelaBench.seconds {
      result = try ChildProgram(program, arguments, environment: environment, folder: folder, output: "/dev/null")
        .result(within: 3600, watchesMemory: true)
    }
    guard let result, result.status == 0, let peak = result.memory else {
      throw Trouble("\(arguments.last ?? program): \(result?.errors.suffix(300) ?? "")")
    }
    memory = peak
  }
}

/// Seconds until a program has written so many lines; then it is ended.
func secondsToLines(_ count: Int, _ program: String, _ arguments: [String]) throws -> Double {
  let pipe = Pipe()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  process.standardInput = FileHandle.nullDevice
  let seconds = try seconds {
    try process.run()
    var lines = 0
    while lines < count {
      let part = pipe.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Trouble("\(program) ended after \(lines) lines") }
      lines += part.count { $0 == 0x0A }
    }
  }
  process.terminate()
  process.waitUntilExit()
  return seconds
}
