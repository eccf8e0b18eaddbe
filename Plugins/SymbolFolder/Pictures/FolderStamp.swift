import Foundation

/// A folder and the moment at which it last changed: when files came into it, went or got other names.
struct FolderStamp: Equatable {
  /// Inside the pictures' folder, which is itself `""`.
  let path: String
  /// Seconds and nanoseconds; means nothing but to be compared.
  let moment: String

  init(path: String, moment: String) {
    self.path = path
    self.moment = moment
  }

  /// Nil when there is no such folder.
  init?(of path: String, in root: String) {
    var facts = stat()
    guard lstat(path.isEmpty ? root + "/." : root + "/" + path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else {
      return nil
    }
    self.path = path
    moment = "\(facts.st_ctim.tv_sec).\(facts.st_ctim.tv_nsec)"
  }
}
