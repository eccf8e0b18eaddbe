public import FoundationEssentials
import Glibc

/// How helpers are spoken to: a request a line on standard input, an answer a line on standard output.
public enum HelperLines {
  /// Answers until the input ends or nobody reads the answers; what a request held, a password perhaps, is wiped out once it is
  /// answered.
  ///
  /// - Parameter answer: makes an answer, without the end of its line. What it is given is there as long as it works.
  public static func answer(_ answer: (Data) -> Data) {
    guard let input = fdopen(STDIN_FILENO, "r") else { exit(1) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    while true {
      let count = getline(&line, &capacity, input)
      guard count > 0, let line else { return }
      let said = answer(Data(bytesNoCopy: line, count: count, deallocator: .none))
      explicit_bzero(line, count)
      guard write(said), write(Data("\n".utf8)) else { exit(1) }
    }
  }

  /// Writes all of it to standard output.
  ///
  /// - Returns: false where nobody reads any more.
  public static func write(_ bytes: Data) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
