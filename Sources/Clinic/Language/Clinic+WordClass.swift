public import TagarelaKit
import Workspace

extension Clinic {
  /// By the usual name or colour of a symbol's category.
  public func wordClass(ofCategory id: Int64) throws -> WordClass? {
    guard let category = try workspace.category(id: id) else { return nil }
    let usual = UsualCategory.allCases
    let byName = try usual.first { try named($0).name.folded == category.name.folded }
    switch byName ?? usual.first(where: { $0.color == category.color }) {
    case .people: return .name
    case .verbs: return .verb
    case .nouns: return .noun
    case .descriptors: return .adjective
    case .social, .miscellaneous, nil: return nil
    }
  }
}
