import Foundation

/// What libFuzzer calls with each input; `TAGARELA_READER` in the environment says whom it is for. What is found ends the
/// process: a trap, a check of ours that doesn't hold, too much time or memory.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  reader(Data(bytes: bytes, count: count))
  return 0
}

private let reader: @Sendable (Data) -> Void = {
  let name = ProcessInfo.processInfo.environment["TAGARELA_READER"] ?? ""
  guard let reader = FuzzedReader.all[name] else {
    print("TAGARELA_READER is one of: \(FuzzedReader.all.keys.sorted().joined(separator: " "))")
    exit(2)
  }
  return reader
}()
