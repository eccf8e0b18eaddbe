import TagarelaKit
public import Workspace

extension ParcelPart {
  /// What a carer has set for a patient goes along with a plan, and comes back when it was changed there: one item of the
  /// patient's identity, a field for each setting.
  public static let settings = ParcelPart(
    id: "settings", travelsWith: [.plan, .observations],
    gather: { workspace, patient, _ in
      let fields = try patient.settings(in: workspace)
      return fields.isEmpty ? [] : [ParcelItem(part: "settings", uid: patient.uid, fields: fields)]
    },
    compare: { workspace, patient, item in
      guard !item.settings.isEmpty else { return .unreadable }
      guard let patient else { return .new(name: "", at: nil) }
      // Everything about somebody else is a slip or a trick.
      guard item.uid == patient.uid else { return .unreadable }
      let here = try patient.settings(in: workspace)
      let differing = item.settings.filter { here[$0] != $1 }.keys.sorted()
      return differing.isEmpty ? .same : .changed(name: patient.name, fields: differing)
    },
    take: { workspace, patient, item in
      guard item.uid == patient.uid else { return }
      var taken = patient
      for (key, value) in item.settings where !taken.setOwn(key, to: value) {
        try workspace.set(key, to: value, of: patient)
      }
      if taken.settingsOfRecord != patient.settingsOfRecord { try workspace.save(taken) }
    },
    here: { workspace, patient, uid in
      guard uid == patient.uid else { return nil }
      let fields = try patient.settings(in: workspace)
      return ParcelItem(part: "settings", uid: uid, fields: fields)
    })
}

extension PatientRecord {
  fileprivate var settingsOfRecord: [String: String] {
    Dictionary(uniqueKeysWithValues: Self.ownSettings.compactMap { key in own(key).map { (key, $0) } })
  }

  fileprivate func settings(in workspace: Workspace) throws -> [String: String] {
    try workspace.settings(of: id).merging(settingsOfRecord) { $1 }
  }
}

extension ParcelItem {
  /// What can be settings; what they may be is looked at where they count.
  fileprivate var settings: [String: String] {
    fields.filter { key, value in
      (1...60).contains(key.utf8.count) && key.utf8.allSatisfy(Self.isOfKeys) && (1...4000).contains(value.utf8.count)
    }
  }

  private static func isOfKeys(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || [0x2E, 0x2D, 0x5F].contains(byte)
  }
}
