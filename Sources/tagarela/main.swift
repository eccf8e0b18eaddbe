import Foundation
import Shell
import TagarelaKit
import Terminal

// A file-size limit is a full disk: an error to report, not the end of the process.
signal(SIGXFSZ, SIG_IGN)
Interruption.install()

let status: Int32
do {
  status = Launch(invocation: try Invocation(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  let launch = Launch(invocation: .none)
  let failure = error as? Failure ?? Failure("failed", ["reason": .text(String(describing: error))])
  launch.complain(failure, Wording(launch.language(setting: nil), in: launch.registry))
  status = 2
}
exit(status)
