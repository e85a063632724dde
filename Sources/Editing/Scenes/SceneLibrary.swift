import Geometry
import InterfaceBuilder

/// The controllers that come as scenes of their own, as Xcode's library has them.
package enum SceneLibrary {
  /// What can be added to a storyboard, in the order of the library.
  package static let kinds: [ElementKind] = [
    .viewController, .navigationController, .tabBarController, .tableViewController, .collectionViewController,
    .splitViewController, .pageViewController, .avPlayerViewController, .viewControllerPlaceholder,
  ]

  /// A kind by the name of its element, of its class or of the library; nil for anything else.
  package static func kind(named name: String) -> ElementKind? {
    let wanted = name.lowercased()
    return kinds.first { kind in
      [kind.rawValue, kind.className, kind.libraryName].contains { $0.lowercased() == wanted }
    }
  }

  /// The distance between the left edges of two scenes in a row, in points of the storyboard's map.
  static let step = 940.0
}

/// A segue that does not exist yet.
package struct NewSegue: Hashable, Sendable {
  /// The id of a control, a cell, a container view, a bar button item, a gesture recognizer or a controller.
  package var from: String
  /// The id of the controller that it leads to.
  package var to: String
  /// `show`, `presentation`, `embed`, `relationship` or another kind of the document's words.
  package var kind: String
  /// `rootViewController` or `viewControllers`, of a relationship.
  package var relationship: String?
  /// The name by which code performs the segue.
  package var identifier: String?

  /// A segue without an identifier.
  package init(from: String, to: String, kind: String, relationship: String? = nil, identifier: String? = nil) {
    (self.from, self.to, self.kind) = (from, to, kind)
    (self.relationship, self.identifier) = (relationship, identifier)
  }
}
