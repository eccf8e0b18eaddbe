import TagarelaKit
extension PackPart { static let layouts = PackPart(id: "layouts", template: PackTemplate(json: "[]", files: [:]), register: { _, _ in }, check: { _ in [] }) }
