import Foundation
import Glibc
import TagarelaTestSupport

/// An IMAP server on this machine with one mailbox, for any user who knows the password; it ends with this.
final class DovecotProcess {
  let folder: URL
  /// Of the line that STARTTLS encrypts, and of the one that is encrypted from the beginning.
  let ports: (plain: Int, encrypted: Int)
  private let held: [HeldPort]
  private let program: ChildProgram

  static let path = "/usr/sbin/dovecot"
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  init() throws {
    // Its sockets have paths of which the system takes some hundred characters.
    folder = URL(filePath: "/tmp/dovecot-\(UUID().uuidString.prefix(8))")
    for name in ["Maildir/new", "Maildir/cur", "Maildir/tmp", "home", "run"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    held = [try HeldPort(), try HeldPort()]
    ports = (held[0].number, held[1].number)
    // It serves nobody's mail as root.
    let user: uid_t = getuid() == 0 ? 65_534 : getuid()
    let group: gid_t = getuid() == 0 ? 65_534 : getgid()
    let own = getuid() == 0 ? "" : "default_internal_user = \(user)\ndefault_login_user = \(user)\n"
    if getuid() == 0 {
      for name in ["Maildir", "Maildir/new", "Maildir/cur", "Maildir/tmp", "home"] {
        chown(folder.appending(path: name).path, user, group)
      }
    }
    let path = folder.path
    try """
    protocols = imap
    listen = 127.0.0.1
    base_dir = \(path)/run
    state_dir = \(path)/run
    log_path = \(path)/log
    ssl = yes
    ssl_cert = <\(Certificate.files.certificate)
    ssl_key = <\(Certificate.files.key)
    disable_plaintext_auth = no
    mail_location = maildir:\(path)/Maildir
    first_valid_uid = 1
    first_valid_gid = 1
    \(own)passdb {
      driver = static
      args = password=\(PostDesk.password)
    }
    userdb {
      driver = static
      args = uid=\(user) gid=\(group) home=\(path)/home
    }
    service imap-login {
      chroot =
      inet_listener imap {
        port = \(ports.plain)
      }
      inet_listener imaps {
        port = \(ports.encrypted)
      }
    }
    service anvil {
      chroot =
    }
    """.write(to: folder.appending(path: "dovecot.conf"), atomically: false, encoding: .utf8)
    program = try ChildProgram(
      Self.path, ["-F", "-c", path + "/dovecot.conf"], environment: ProcessInfo.processInfo.environment, folder: folder)
    let log = path + "/log"
    try program.wait("the IMAP server") {
      (try? String(contentsOfFile: log, encoding: .utf8))?.contains("starting up") == true
    }
  }

  deinit {
    program.signal(SIGTERM)
    _ = try? program.result(within: 10)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Lets a letter arrive.
  func deliver(_ letter: Data, named name: String) throws {
    let path = folder.appending(path: "Maildir/new/\(name)").path
    try letter.write(to: URL(filePath: path))
    chmod(path, 0o644)
    if getuid() == 0 { chown(path, 65_534, 65_534) }
  }

  /// Names of the letters, which tell whether anybody has read them.
  var letters: [String] {
    ["new", "cur"].flatMap { part in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/Maildir/" + part)) ?? [])
        .map { "\(part)/\($0)" }
    }.sorted()
  }
}
