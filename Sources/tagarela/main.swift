import CLocaleData
import Foundation
import Shell
import TagarelaKit
import Terminal

// A file-size limit is a full disk: an error to report, not the end of the process.
signal(SIGXFSZ, SIG_IGN)
// So is a reader who has had enough; commands end in good order before the process does.
signal(SIGPIPE, SIG_IGN)
Outlet.openStandardFiles()
Interruption.install()

let status: Int32
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  status = Launch(invocation: try Invocation(arguments)).run()
} catch {
  let launch = Launch(invocation: .unread(arguments))
  let failure = error as? Failure ?? Failure("failed", ["reason": .text(String(describing: error))])
  launch.complain(failure, Wording(launch.language(setting: nil), in: launch.registry))
  status = 2
}
if status == Runner.unreadStatus {
  // As all programs end of which nobody reads on.
  signal(SIGPIPE, SIG_DFL)
  raise(SIGPIPE)
}
exit(status)
