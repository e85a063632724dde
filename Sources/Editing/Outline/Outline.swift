import Geometry
import LayoutReports

/// Interface Builder's document outline: scenes, views, guides and constraints by the names that Xcode gives them, with what
/// decides where each view is.
public struct Outline: Hashable, Sendable {
  /// One document.
  public struct DocumentPart: Hashable, Sendable, Codable, StandsOnItsOwnLine {
    /// The path as it was given.
    public var file: String
    /// In the document's order.
    public var scenes: [ScenePart]
  }

  /// A scene of a storyboard, or a top-level object of a xib.
  public struct ScenePart: Hashable, Sendable, Codable, StandsOnItsOwnLine {
    /// The id of the controller or of the top-level view; nil if it has none.
    public var id: String?
    /// The controller's title, class or kind.
    public var name: String
    /// The device, or `canvas`.
    public var surface: String
    /// The size classes in Xcode's words: `wC hR`.
    public var sizeClasses: String
    /// The controller with its view, or views.
    public var objects: [Object]
  }

  /// A view, controller or guide.
  public struct Object: Hashable, Sendable, WireTree {
    /// What an object is.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A view controller.
      case controller
      /// A view.
      case view
      /// A layout guide, or one of a view's areas.
      case guide
    }

    /// What it is.
    public var kind: Kind
    /// The document's id; nil for a content view of an old document.
    public var id: String?
    /// The name in the outline.
    public var name: String
    /// The name of its class in Xcode's library, or the custom class.
    public var className: String
    /// The line of the document, from 1.
    public var line: Int
    /// Where the view is in its superview, in points; nil for what is not laid out.
    public var frame: Rect?
    /// The intrinsic width in points; nil for none.
    public var contentWidth: Double?
    /// The intrinsic height in points; nil for none.
    public var contentHeight: Double?
    /// The hugging priorities, horizontal and vertical; nil for what is not laid out.
    public var hugging: [Double]?
    /// The compression resistance, horizontal and vertical; nil for what is not laid out.
    public var resistance: [Double]?
    /// What decides `x`, `y`, `width` and `height`.
    public var decidedBy: [Decision] = []
    /// The constraints that the view owns.
    public var constraints: [ConstraintPart] = []
    /// What is wrong with the layout of the view.
    public var issues: [String] = []
    /// Guides, then views, from back to front.
    public var children: [Object] = []
  }

  /// What decides a part of a view's rectangle.
  public struct Decision: Hashable, Sendable, Codable {
    /// `x`, `y`, `width` or `height`.
    public var quantity: String
    /// Constraints in Xcode's words, `content`, or what else decides.
    public var by: [String]
    /// The ids of those constraints that the document has.
    public var constraints: [String]
  }

  /// A constraint.
  public struct ConstraintPart: Hashable, Sendable, Codable, StandsOnItsOwnLine {
    /// The document's id.
    public var id: String?
    /// The equation by which Xcode's outline lists it.
    public var name: String
    /// Whose inspector lists it in the words of ``text``.
    public var subject: String
    /// The words of Xcode's size inspector.
    public var text: String
    /// The line of the document, from 1.
    public var line: Int
    /// Whether the size classes of the surface leave it out.
    public var isInstalled: Bool
    /// What is wrong with it: that it was broken in a conflict.
    public var issues: [String] = []
  }

  /// In the order in which they were given.
  public var documents: [DocumentPart]

  /// An outline of documents, of none unless given.
  public init(documents: [DocumentPart] = []) { self.documents = documents }
}
