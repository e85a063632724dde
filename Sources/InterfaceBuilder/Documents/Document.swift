/// A storyboard or xib as it is on disk: a value, with the position of every element.
///
/// Nothing is resolved for a size class: views and constraints that are not installed are present. See
/// ``resolved(for:)``.
public struct Document: Sendable {
  public enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  /// The path as given to the reader.
  public let file: String
  public let kind: Kind
  /// What the tool that saved the document calls itself, as written.
  public let toolsVersion: String?
  public let xcode: XcodeGeneration
  public let useSafeAreas: Bool
  public let useAutolayout: Bool
  public let useTraitCollections: Bool
  public let isLaunchScreen: Bool
  /// The id of the controller the storyboard begins with.
  public let initialViewController: String?
  /// The device the canvas showed; nil in documents from before Xcode 8, whose canvas was a square of 600 points.
  public let device: Device?
  /// The scenes of a storyboard; for a xib, its top-level views and controllers, one scene each.
  public let scenes: [Scene]
  /// Images the document mentions, by name, with the size they had when it was saved.
  public internal(set) var images: [String: ImageResource]
  /// Colours of the asset catalog, by name, with the value they had when the document was saved.
  public internal(set) var namedColors: [String: ColorValue]
  /// System colours, by name (`labelColor`), with their light value when the document was saved.
  public let systemColors: [String: ColorValue]
  public let root: Element
  /// Comments of the file as it was read; none after variations or texts were applied.
  public internal(set) var comments: [DocumentComment] = []
  /// In document order of discovery.
  public let diagnostics: [Diagnostic]

  let elementsByID: [String: Element]
  /// How the controllers reach each other; every question about bars asks it.
  let navigation: CanvasNavigation

  /// The element with that id, the first of them if several claim it. Constant time.
  public func element(id: String) -> Element? { elementsByID[id] }
}
