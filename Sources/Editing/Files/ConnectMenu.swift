import LayoutReports

/// What a control-drag between two places offers, as `trellis edit` prints it.
package struct ConnectMenu: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  package static let schemaVersion = 1

  /// A line of the menu.
  package struct Item: Hashable, Sendable, Codable {
    /// The word that chooses it.
    package var choice: String
    /// The constraint that it adds, as an equation.
    package var constraint: String
  }

  /// The path of the document as it was given.
  package var file: String
  /// In the order of the menu.
  package var items: [Item]

  /// A menu for a document.
  package init(file: String, items: [Item]) { (self.file, self.items) = (file, items) }

  /// A line for each item.
  package var text: String {
    let width = items.map(\.choice.count).max() ?? 0
    return items.map { item in
      item.choice + String(repeating: " ", count: width - item.choice.count + 2) + item.constraint
    }.joined(separator: "\n")
  }

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, file, items
  }

  /// - Throws: `DecodingError` if it was written in a newer form than ``schemaVersion``.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    guard try members.decode(Int.self, forKey: .schemaVersion) <= Self.schemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: members, debugDescription: "A newer version of trellis wrote this menu.")
    }
    self.init(
      file: try members.decode(String.self, forKey: .file), items: try members.decode([Item].self, forKey: .items))
  }

  /// Members in the order of the type.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(file, forKey: .file)
    try members.encode(items, forKey: .items)
  }
}
