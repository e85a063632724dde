import InterfaceBuilder
import LayoutReports
import UIKitCore

extension Stage {
  /// Why an attribute of a view or layout guide of the document is what it is on the surface, in the document's names and with
  /// the lines of its constraints.
  ///
  /// - Parameter item: An id, else a label of Xcode's outline, else a text that the view shows; the first in the document.
  /// - Returns: Nil if there is no such item, or if no scene lays it out by constraints.
  public func explain(_ item: String, _ attribute: NSLayoutConstraint.Attribute) -> Explanation? {
    for matches in Self.namings(item) {
      var explanation: Explanation?
      forEachRoot { root, loaded in
        guard explanation == nil, let object = Self.find(loaded, below: root, matches) else { return }
        explanation = Explanation(
          ofObject: object, attribute, names: TreeNames(document, loaded, below: root))
      }
      if let explanation { return explanation }
    }
    return nil
  }

  /// The ways to name an item, the most certain first.
  static func namings(_ item: String) -> [(String, ViewElement?) -> Bool] {
    [hasID(item), hasLabel(item), hasText(item)]
  }

  private static func hasID(_ id: String) -> (String, ViewElement?) -> Bool { { key, _ in key == id } }
  private static func hasLabel(_ label: String) -> (String, ViewElement?) -> Bool {
    { _, element in element?.userLabel == label }
  }
  private static func hasText(_ text: String) -> (String, ViewElement?) -> Bool {
    { _, element in element?.displayName == text }
  }

  static func find(
    _ loaded: LoadedScene, below root: UIView, _ matches: (String, ViewElement?) -> Bool
  ) -> AnyObject? {
    let views = loaded.views.filter { $0.value.isDescendant(of: root) }.map { ($0.key, $0.value as AnyObject) }
    let guides = loaded.guides.filter { $0.value.owningView?.isDescendant(of: root) ?? false }
      .map { ($0.key, $0.value as AnyObject) }
    let found = (views + guides).filter { matches($0.0, loaded.elements[$0.0]) }
    // The document's order, not that of a dictionary.
    return found.min { a, b in
      let (first, second) = (loaded.elements[a.0]?.position, loaded.elements[b.0]?.position)
      return (first?.line ?? 0, first?.column ?? 0, a.0) < (second?.line ?? 0, second?.column ?? 0, b.0)
    }?.1
  }
}

extension Stage {
  /// What is open about the view with the id, and what would settle it; nothing if no view that the document places by
  /// constraints has the id. Costs a layout, and some solves for each open quantity.
  public func explainAmbiguity(of id: String) -> [AmbiguityExplanation] { explainAmbiguity(of: id, calling: [:]) }

  /// The same with other names of views, by their ids.
  package func explainAmbiguity(of id: String, calling names: [String: String]) -> [AmbiguityExplanation] {
    var found: [AmbiguityExplanation] = []
    forEachRoot { root, loaded in
      guard found.isEmpty, let view = root.descendant(id) else { return }
      root.layoutIfNeeded()
      found = view.explainAmbiguity(names: TreeNames(document, loaded, below: root, calling: names))
    }
    return found
  }
}
