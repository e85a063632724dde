extension SceneReport: Codable, StandsOnItsOwnLine {
  private enum CodingKeys: String, CodingKey {
    case id, name, device, orientation, release, size, scale, sizeIsOpen, safeArea, root, constraints, conflicts
    case ambiguities
    case chrome, marks, diagnostics
  }

  /// Missing lists count as empty, a missing `sizeIsOpen` as false and a missing `safeArea` as no insets; a `root` of null is a scene without a view.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decodeIfPresent(.id), name: try members.decode(.name),
      device: try members.decodeIfPresent(.device), orientation: try members.decodeIfPresent(.orientation),
      release: try members.decodeIfPresent(.release),
      size: try members.decode(.size), scale: try members.decode(.scale), root: try members.decodeIfPresent(.root),
      sizeIsOpen: try members.decode(.sizeIsOpen, or: false), safeArea: try members.decode(.safeArea, or: .zero),
      constraints: try members.decode(.constraints, or: []),
      conflicts: try members.decode(.conflicts, or: []), ambiguities: try members.decode(.ambiguities, or: []),
      chrome: try members.decodeIfPresent(.chrome), marks: try members.decode(.marks, or: []),
      diagnostics: try members.decode(.diagnostics, or: []))
  }

  /// `root` is null where the scene has no view, and all lists but the diagnostics are there even if they are empty.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(id, forKey: .id)
    try members.encode(name, forKey: .name)
    try members.encodeIfPresent(device, forKey: .device)
    try members.encodeIfPresent(orientation, forKey: .orientation)
    try members.encodeIfPresent(release, forKey: .release)
    try members.encode(size, forKey: .size)
    try members.encode(scale, forKey: .scale)
    try members.encode(sizeIsOpen, forKey: .sizeIsOpen, unless: false)
    try members.encode(safeArea, forKey: .safeArea, unless: .zero)
    if let root { try members.encode(root, forKey: .root) } else { try members.encodeNil(forKey: .root) }
    try members.encode(constraints, forKey: .constraints)
    try members.encode(conflicts, forKey: .conflicts)
    try members.encode(ambiguities, forKey: .ambiguities)
    try members.encodeIfPresent(chrome, forKey: .chrome)
    try members.encode(marks, forKey: .marks, unless: [])
    try members.encode(diagnostics, forKey: .diagnostics, unless: [])
  }
}
