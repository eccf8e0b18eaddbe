import Print
import TagarelaKit

extension Registry {
  static let printing = Registry([.print])

  func format(_ id: String) throws -> FileFormat {
    guard let format = first(.formats, id: id) else { throw Failure("test.format", ["id": .text(id)]) }
    return format
  }
}
