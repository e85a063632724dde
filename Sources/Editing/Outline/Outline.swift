import Geometry
import LayoutReports

/// Interface Builder's document outline: scenes, views, guides and constraints by the names that Xcode gives them, with what
/// decides where each view is.
package struct Outline: Hashable, Sendable {
  /// One document.
  package struct DocumentPart: Hashable, Sendable, Codable, StandsOnItsOwnLine {
    /// The path as it was given.
    package var file: String
    /// In the document's order.
    package var scenes: [ScenePart]
  }

  /// A scene of a storyboard, or a top-level object of a xib.
  package struct ScenePart: Hashable, Sendable, Codable, StandsOnItsOwnLine {
    /// The id of the controller or of the top-level view; nil if it has none.
    package var id: String?
    /// The controller's title, class or kind.
    package var name: String
    /// The device, or `canvas`.
    package var surface: String
    /// The size classes in Xcode's words: `wC hR`.
    package var sizeClasses: String
    /// The controller with its view, or views.
    package var objects: [Object]
  }

  /// A view, controller or guide.
  package struct Object: Hashable, Sendable, WireTree {
    /// What an object is.
    package enum Kind: String, Hashable, Sendable, Codable {
      /// A view controller.
      case controller
      /// A view.
      case view
      /// A layout guide, or one of a view's areas.
      case guide
    }

    /// What it is.
    package var kind: Kind
    /// The document's id; nil for a content view of an old document.
    package var id: String?
    /// The name in the outline.
    package var name: String
    /// The name of its class in Xcode's library, or the custom class.
    package var className: String
    /// The line of the document, from 1.
    package var line: Int
    /// Where the view is in its superview, in points; nil for what is not laid out.
    package var frame: Rect?
    /// The intrinsic width in points; nil for none.
    package var contentWidth: Double?
    /// The intrinsic height in points; nil for none.
    package var contentHeight: Double?
    /// The size of what scrolls in the view, in points; nil for a view that does not scroll.
    package var scrolledSize: Size?
    /// The hugging priorities, horizontal and vertical; nil for what is not laid out.
    package var hugging: [Double]?
    /// The compression resistance, horizontal and vertical; nil for what is not laid out.
    package var resistance: [Double]?
    /// What decides `x`, `y`, `width` and `height`.
    package var decidedBy: [Decision] = []
    /// The constraints that the view owns.
    package var constraints: [ConstraintPart] = []
    /// What is wrong with the layout of the view.
    package var issues: [String] = []
    /// Guides, then views, from back to front.
    package var children: [Object] = []
  }

  /// What decides a part of a view's rectangle.
  package struct Decision: Hashable, Sendable, Codable {
    /// `x`, `y`, `width` or `height`.
    package var quantity: String
    /// Constraints in Xcode's words, `content`, or what else decides.
    package var by: [String]
    /// The ids of those constraints that the document has.
    package var constraints: [String]
  }

  /// A constraint.
  package struct ConstraintPart: Hashable, Sendable, Codable, StandsOnItsOwnLine {
    /// The document's id.
    package var id: String?
    /// The equation by which Xcode's outline lists it.
    package var name: String
    /// Whose inspector lists it in the words of ``text``.
    package var subject: String
    /// The words of Xcode's size inspector.
    package var text: String
    /// The line of the document, from 1.
    package var line: Int
    /// Whether the size classes of the surface leave it out.
    package var isInstalled: Bool
    /// What is wrong with it: that it was broken in a conflict.
    package var issues: [String] = []
  }

  /// In the order in which they were given.
  package var documents: [DocumentPart]

  /// An outline of documents, of none unless given.
  package init(documents: [DocumentPart] = []) { self.documents = documents }
}
