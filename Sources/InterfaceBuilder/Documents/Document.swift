/// A storyboard or xib as it is on disk: a value, with the position of every element.
///
/// Nothing is resolved for a size class: views and constraints that are not installed are present. See
/// ``resolved(for:)``.
package struct Document: Sendable {
  /// What a document holds.
  package enum Kind: String, Sendable {
    /// Scenes of controllers, with segues between them.
    case storyboard
    /// Views or controllers, which a program loads by the document's name.
    case xib
  }

  /// The path as given to the reader.
  package let file: String
  /// What the root element says, not the extension of the file.
  package let kind: Kind
  /// The version of the tool that saved the document, as it is written; nil if the document does not say.
  package let toolsVersion: String?
  /// The Xcode that saved the document, concluded from ``toolsVersion``.
  package let xcode: XcodeGeneration
  /// Whether the document uses safe areas instead of layout guides; false if it does not say.
  package let useSafeAreas: Bool
  /// Whether constraints count; false if the document does not say.
  package let useAutolayout: Bool
  /// Whether the document uses size classes; false if it does not say.
  package let useTraitCollections: Bool
  /// Whether iOS shows the document while the app starts; false if it does not say.
  package let isLaunchScreen: Bool
  /// The id of the initial controller; nil if the storyboard has none.
  package let initialViewController: String?
  /// The device the canvas showed; nil in documents from before Xcode 8, whose canvas was a square of 600 points.
  package let device: DeviceElement?
  /// The scenes of a storyboard; for a xib, its top-level views and controllers, one scene each.
  package let scenes: [Scene]
  /// Images the document mentions, by name, with the size they had when it was saved.
  package internal(set) var images: [String: ImageResource]
  /// Colors of the asset catalog, by name, with the value they had when the document was saved.
  package internal(set) var namedColors: [String: ColorValue]
  /// System colors, by name (`labelColor`), with their light value when the document was saved.
  package let systemColors: [String: ColorValue]
  /// The whole XML, with everything that has no property here.
  package let root: Element
  /// The tree that was read, with all bytes of the file; variations and texts that were applied since are not in it.
  package let source: XMLTree
  /// Whether the document is the one that was read: no variations or texts were applied to it since.
  package var isAsRead: Bool { source.roots.first === root }
  /// Comments of the file as it was read; none after variations or texts changed something.
  package internal(set) var comments: [DocumentComment] = []
  /// The remarks of the reader, in the order in which it made them.
  package let diagnostics: [Diagnostic]

  let elements: ElementIndex
  /// The segues between the controllers, from which the bars around each follow.
  let navigation: CanvasNavigation

  /// The tint of all views that have none of their own, Xcode's Global Tint; nil for the system's.
  package var globalTint: ColorValue? { root.color("tintColor") }

  /// The element with that id, the first of them if several claim it. Constant time but for the first call.
  package func element(id: String) -> Element? { elements[id] }
}
