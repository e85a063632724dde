import Geometry

extension ScreenDump {
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, release, device, screens
  }

  /// - Throws: `DecodingError` if the dump was written in a newer form than ``schemaVersion``, or is damaged.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    try members.checkSchemaVersion(.schemaVersion, atMost: Self.schemaVersion)
    self.init(
      release: try members.decode(.release), device: try members.decode(.device), screens: try members.decode(.screens))
  }

  /// The version of the form comes first, so that a reader can check it before the rest.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(release, forKey: .release)
    try members.encode(device, forKey: .device)
    try members.encode(screens, forKey: .screens)
  }
}

extension ScreenDump.Screen: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, views
  }

  /// - Throws: `DecodingError` if the views are no tree: a path that comes twice, that has no superview before it, or that is too long.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(name: try members.decode(.name), views: try members.decode(.views))
    var known: Set<ViewPath> = []
    for (index, view) in views.enumerated() {
      guard let problem = Self.problem(of: view.path, known) else {
        known.insert(view.path)
        continue
      }
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: members.codingPath + [CodingKeys.views, PlaceInList(index), WordKey("path")],
          debugDescription: problem))
    }
  }

  /// Writes the name, and then a view on each line.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(name, forKey: .name)
    try members.encode(views, forKey: .views)
  }

  private static func problem(of path: ViewPath, _ known: Set<ViewPath>) -> String? {
    if path.indices.count > ScreenDump.deepestPath {
      return "the path has more than \(ScreenDump.deepestPath) indexes"
    }
    if path.indices.contains(where: { $0 < 0 }) { return "the path has a negative index" }
    if known.contains(path) { return "another view has the same path" }
    guard let outer = path.parent else { return nil }
    if known.isEmpty { return "the first view must be the root view, with an empty path" }
    return known.contains(outer) ? nil : "the view is before the superview in the list, or has no superview"
  }
}

extension ScreenDump.View: Codable {
  private enum CodingKeys: String, CodingKey {
    case path
    case className = "class"
    case kind, identifier, controller, frame, bounds, alignmentRect, safeArea, margins, intrinsicSize, text, font
    case isHidden = "hidden"
  }

  /// A member that is missing has its default. `path`, `class`, `frame` and `bounds` must be there. A kind that is unknown is that of a
  /// plain view.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let kind: String? = try members.decodeIfPresent(.kind)
    self.init(
      path: try members.decode(.path), className: try members.decode(.className),
      kind: kind.flatMap(ScreenDump.Kind.init(rawValue:)), identifier: try members.decodeIfPresent(.identifier),
      controller: try members.decodeIfPresent(.controller), frame: try members.decode(.frame),
      bounds: try members.decode(.bounds), alignmentRect: try members.decodeIfPresent(.alignmentRect),
      safeArea: try members.decode(.safeArea, or: .zero), margins: try members.decode(.margins, or: .zero),
      intrinsicSize: try members.decode(.intrinsicSize, or: ScreenDump.IntrinsicSize()),
      text: try members.decodeIfPresent(.text), font: try members.decodeIfPresent(.font),
      isHidden: try members.decode(.isHidden, or: false))
  }

  /// `path`, `class`, `frame` and `bounds` are always there, the others where they differ from their default.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(path, forKey: .path)
    try members.encode(className, forKey: .className)
    try members.encodeIfPresent(kind, forKey: .kind)
    try members.encodeIfPresent(identifier, forKey: .identifier)
    try members.encodeIfPresent(controller, forKey: .controller)
    try members.encode(frame, forKey: .frame)
    try members.encode(bounds, forKey: .bounds)
    try members.encodeIfPresent(alignmentRect, forKey: .alignmentRect)
    try members.encode(safeArea, forKey: .safeArea, unless: .zero)
    try members.encode(margins, forKey: .margins, unless: .zero)
    try members.encode(intrinsicSize, forKey: .intrinsicSize, unless: ScreenDump.IntrinsicSize())
    try members.encodeIfPresent(text, forKey: .text)
    try members.encodeIfPresent(font, forKey: .font)
    if isHidden { try members.encode(true, forKey: .isHidden) }
  }
}

extension ViewPath {
  /// The path of the superview; nil for the root.
  public var parent: ViewPath? { indices.isEmpty ? nil : ViewPath(Array(indices.dropLast())) }

  /// `0/1/2`: the steps from the root; `root` for the root itself.
  var text: String { indices.isEmpty ? "root" : indices.map(String.init).joined(separator: "/") }
}

/// A step of a coding path into a list.
private struct PlaceInList: CodingKey {
  let index: Int
  init(_ index: Int) { self.index = index }
  init?(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }
}

/// A step of a coding path into an object.
private struct WordKey: CodingKey {
  let stringValue: String
  init(_ word: String) { stringValue = word }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  var intValue: Int? { nil }
}
