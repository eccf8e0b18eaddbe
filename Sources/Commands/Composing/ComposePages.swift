import Clinic
import Shell
import TagarelaKit

/// What a guided sentence offers, in pages: what is likely wanted first, then all of it by category, the likelier categories first.
struct ComposePages {
  /// A page has the choices of one category, or what is likely.
  struct Page {
    let name: String
    let offered: [Composition.Offered]
  }

  /// A category, with its likeliest choice and where it begins.
  struct Category {
    let name: String
    let likeliest: Composition.Offered
    /// Of ``ComposePages/pages``, from 0.
    let page: Int
  }

  private(set) var pages: [Page] = []
  /// Empty where one page, or few without names, have all.
  private(set) var categories: [Category] = []

  /// So many choices at least are among the likely ones.
  private static let likely = 9
  /// Without categories there are no more pages than this.
  private static let fewPages = 2

  /// - Parameters:
  ///   - found: the likeliest first.
  ///   - perPage: 1 or more.
  ///   - isSearch: whether they were looked for, and so are few, or soon will be.
  init(_ found: [Composition.Offered], perPage: Int, isSearch: Bool, _ wording: Wording) {
    guard !isSearch, found.count > perPage * Self.fewPages else {
      add(found, "", perPage)
      return
    }
    let likely = (Self.likely + perPage - 1) / perPage * perPage
    add(Array(found.prefix(likely)), wording.text(Phrase("compose.likely")), perPage)
    var members: [ComposeCategory: [Composition.Offered]] = [:]
    var order: [ComposeCategory] = []
    for one in found {
      if members[one.category] == nil { order.append(one.category) }
      members[one.category, default: []].append(one)
    }
    for category in order {
      guard let all = members[category], let likeliest = all.first else { continue }
      let name = category.name(in: wording)
      categories.append(Category(name: name, likeliest: likeliest, page: pages.count))
      add(all, name, perPage)
    }
  }

  private mutating func add(_ offered: [Composition.Offered], _ name: String, _ perPage: Int) {
    let count = (offered.count - 1) / perPage + 1
    pages += (0..<count).map { index in
      let number = count > 1 ? " \(index + 1)/\(count)" : ""
      return Page(
        name: name.isEmpty ? "" : name + number, offered: Array(offered.dropFirst(index * perPage).prefix(perPage)))
    }
  }

  /// What pages are called; empty for numbers.
  var names: [String] { categories.isEmpty ? [] : pages.map(\.name) }
}
