extension ViewReport: Codable, WireTree {
  private enum CodingKeys: String, CodingKey {
    case id
    case className = "class"
    case name, frame, boundsOrigin, contentSize, isHidden, alpha, clipsToBounds, backgroundColor, cornerRadius
    case lowerCornerRadius, squareCorners, borderWidth, borderColor, content, shadow, mask, transform, textFit,
      decorations, overlays,
      children
  }

  /// The key of the children, which are the last member of a view.
  public static var childrenKey: String { CodingKeys.children.rawValue }

  /// A member that is missing has its default: the view is opaque, visible and uncut, and has no content or children.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try members.decodeIfPresent(.id), className: try members.decode(.className),
      name: try members.decodeIfPresent(.name), frame: try members.decode(.frame),
      boundsOrigin: try members.decode(.boundsOrigin, or: .zero),
      contentSize: try members.decodeIfPresent(.contentSize),
      isHidden: try members.decode(.isHidden, or: false),
      alpha: try members.decode(.alpha, or: 1), clipsToBounds: try members.decode(.clipsToBounds, or: false),
      backgroundColor: try members.decodeIfPresent(.backgroundColor),
      cornerRadius: try members.decode(.cornerRadius, or: 0),
      lowerCornerRadius: try members.decodeIfPresent(.lowerCornerRadius),
      squareCorners: Set(try members.decode(.squareCorners, or: [Corner]())),
      borderWidth: try members.decode(.borderWidth, or: 0),
      borderColor: try members.decodeIfPresent(.borderColor), content: try members.decode(.content, or: .none),
      shadow: try members.decodeIfPresent(.shadow), mask: try members.decodeIfPresent(.mask),
      transform: try members.decodeIfPresent(.transform),
      textFit: try members.decodeIfPresent(.textFit), decorations: try members.decode(.decorations, or: []),
      overlays: try members.decode(.overlays, or: []),
      children: try members.decode(.children, or: []))
  }

  /// The node's members, then the list of children even if it is empty. ``ReportEncoder`` calls ``encodeNode(to:)``
  /// instead.
  public func encode(to encoder: any Encoder) throws {
    try encodeNode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(children, forKey: .children)
  }

  /// `id`, which may be null, `class` and `frame` are always there, the others where they differ from their default.
  public func encodeNode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    if let id { try members.encode(id, forKey: .id) } else { try members.encodeNil(forKey: .id) }
    try members.encode(className, forKey: .className)
    try members.encodeIfPresent(name, forKey: .name)
    try members.encode(frame, forKey: .frame)
    try members.encode(boundsOrigin, forKey: .boundsOrigin, unless: .zero)
    try members.encodeIfPresent(contentSize, forKey: .contentSize)
    if isHidden { try members.encode(true, forKey: .isHidden) }
    if alpha != 1 { try members.encode(alpha, forKey: .alpha) }
    if clipsToBounds { try members.encode(true, forKey: .clipsToBounds) }
    try members.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    if cornerRadius != 0 { try members.encode(cornerRadius, forKey: .cornerRadius) }
    try members.encodeIfPresent(lowerCornerRadius, forKey: .lowerCornerRadius)
    // Sets have no order of their own.
    try members.encode(Corner.allCases.filter(squareCorners.contains), forKey: .squareCorners, unless: [])
    if borderWidth != 0 { try members.encode(borderWidth, forKey: .borderWidth) }
    try members.encodeIfPresent(borderColor, forKey: .borderColor)
    if content != .none { try members.encode(content, forKey: .content) }
    try members.encodeIfPresent(shadow, forKey: .shadow)
    try members.encodeIfPresent(mask, forKey: .mask)
    try members.encodeIfPresent(transform, forKey: .transform)
    try members.encodeIfPresent(textFit, forKey: .textFit)
    try members.encode(decorations, forKey: .decorations, unless: [])
    try members.encode(overlays, forKey: .overlays, unless: [])
  }
}

extension ViewPath: Codable {
  /// An array of the children's indices.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Int].self))
  }

  /// Writes an array of the children's indices; the root's path is an empty one.
  public func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    for index in indices { try elements.encode(index) }
  }
}

extension Color: Codable {
  /// An array of red, green, blue and alpha.
  public init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    self.init(
      red: try elements.decode(Double.self), green: try elements.decode(Double.self),
      blue: try elements.decode(Double.self), alpha: try elements.decode(Double.self))
  }

  /// Writes an array of four numbers: red, green, blue and alpha.
  public func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    for component in [red, green, blue, alpha] { try elements.encode(component) }
  }
}
