extension Content: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  /// The `kind` says which content it is: `text`, `image` or `control`; no kind is none.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decodeIfPresent(String.self, forKey: .kind) {
    case nil: self = .none
    case "text": self = .text(try TextContent(from: decoder))
    case "image": self = .image(try ImageContent(from: decoder))
    case "control": self = .control(try ControlContent(from: decoder))
    case let kind?:
      throw DecodingError.dataCorruptedError(forKey: .kind, in: members, debugDescription: "no content \(kind)")
    }
  }

  /// The content's own members include the `kind`; no content is an empty object.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .none: _ = encoder.container(keyedBy: CodingKeys.self)
    case .text(let text): try text.encode(to: encoder)
    case .image(let image): try image.encode(to: encoder)
    case .control(let control): try control.encode(to: encoder)
    }
  }
}

extension TextContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, lines, fontFamily, fontSize, fontWeight, isItalic, color, clip
  }

  /// A missing `fontWeight` counts as 400, a missing `isItalic` as false; no `fontFamily` is the system font, and without a `clip` all
  /// of the lines is seen.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      lines: try members.decode(.lines), fontFamily: try members.decodeIfPresent(.fontFamily),
      fontSize: try members.decode(.fontSize), fontWeight: try members.decode(.fontWeight, or: 400),
      isItalic: try members.decode(.isItalic, or: false), color: try members.decode(.color),
      clip: try members.decodeIfPresent(.clip))
  }

  /// Writes the `kind` `text`, the lines, the size and the color. Family, weight and slant are written only where
  /// they differ from the regular upright system font, and the clip only where there is one.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode("text", forKey: .kind)
    try members.encode(lines, forKey: .lines)
    try members.encodeIfPresent(fontFamily, forKey: .fontFamily)
    try members.encode(fontSize, forKey: .fontSize)
    if fontWeight != 400 { try members.encode(fontWeight, forKey: .fontWeight) }
    if isItalic { try members.encode(true, forKey: .isItalic) }
    try members.encode(color, forKey: .color)
    try members.encodeIfPresent(clip, forKey: .clip)
  }
}

extension ImageContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, name, contentMode, size, tint, file, isTemplate, capInsets, isSymbol, isMirrored
  }

  /// Only `contentMode` must be there; an image may lack its name, its size and its tint.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try members.decodeIfPresent(.name), contentMode: try members.decode(.contentMode),
      size: try members.decodeIfPresent(.size), tint: try members.decodeIfPresent(.tint),
      file: try members.decodeIfPresent(.file), isTemplate: try members.decode(.isTemplate, or: false),
      capInsets: try members.decodeIfPresent(.capInsets), isSymbol: try members.decode(.isSymbol, or: false),
      isMirrored: try members.decode(.isMirrored, or: false))
  }

  /// Writes the `kind` `image` and leaves out what is nil, and what is false.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode("image", forKey: .kind)
    try members.encodeIfPresent(name, forKey: .name)
    try members.encode(contentMode, forKey: .contentMode)
    try members.encodeIfPresent(size, forKey: .size)
    try members.encodeIfPresent(tint, forKey: .tint)
    try members.encodeIfPresent(file, forKey: .file)
    try members.encode(isTemplate, forKey: .isTemplate, unless: false)
    try members.encodeIfPresent(capInsets, forKey: .capInsets)
    try members.encode(isSymbol, forKey: .isSymbol, unless: false)
    try members.encode(isMirrored, forKey: .isMirrored, unless: false)
  }
}

extension ControlContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, texts, tint, track, thumb, isRightToLeft, isDrawnByView
  }

  /// The member `control` says which control it is; missing `texts` count as none, a missing
  /// `isRightToLeft` as false.
  ///
  /// - Throws: `DecodingError` for the name of an unknown control.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try Kind(from: decoder), texts: try members.decode(.texts, or: []),
      tint: try members.decodeIfPresent(.tint), track: try members.decodeIfPresent(.track),
      thumb: try members.decodeIfPresent(.thumb), isRightToLeft: try members.decode(.isRightToLeft, or: false))
    isDrawnByView = try members.decode(.isDrawnByView, or: false)
  }

  /// The members of the kind stand between `kind` and `texts`.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode("control", forKey: .kind)
    try kind.encode(to: encoder)
    try members.encode(texts, forKey: .texts, unless: [])
    try members.encodeIfPresent(tint, forKey: .tint)
    try members.encodeIfPresent(track, forKey: .track)
    try members.encodeIfPresent(thumb, forKey: .thumb)
    try members.encode(isRightToLeft, forKey: .isRightToLeft, unless: false)
    try members.encode(isDrawnByView, forKey: .isDrawnByView, unless: false)
  }
}
