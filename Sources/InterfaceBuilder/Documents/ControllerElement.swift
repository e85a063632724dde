/// A view controller of a storyboard or xib.
package struct ControllerElement: Sendable {
  /// The XML element, with everything that has no property here.
  package let element: Element
  /// The object identifier, unique in the document; empty if the element has none.
  package let id: String
  /// The controller's view, or its table or collection view; nil if it has none in this document.
  package let rootView: ViewElement?
  /// The views that the controller owns beside its view: bars, title views, views of bar buttons, refresh controls.
  package let otherViews: [ViewElement]
  /// The top and bottom layout guides from before the safe area.
  package let layoutGuides: [LayoutGuideElement]
  /// Outlets, actions and segues that begin at the controller itself, in document order.
  package let connections: [ConnectionElement]

  /// Nil if the tag is unknown here. Such a controller is a plain one.
  package var kind: ElementKind? { element.kind }
  /// The name of the XML element, such as `tableViewController`; for messages, as ``kind`` says what it means.
  package var className: String { element.name }
  /// The class of the app, without its module; nil for UIKit's own.
  package var customClass: String? { element["customClass"] }
  /// The title that bars may show; nil if there is none.
  package var title: String? { element["title"] }
  /// The name that was typed into Xcode's outline; nil if there is none. No app sees it.
  package var userLabel: String? { element["userLabel"] }
  /// The name by which a program asks for the controller; nil if there is none.
  package var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  /// Absent means true.
  package var viewRespectsSystemMinimumLayoutMargins: Bool? { element.bool("viewRespectsSystemMinimumLayoutMargins") }
  /// Where the element's start tag begins.
  package var position: SourcePosition { element.position }
}

extension Element {
  /// Whether the element is a view controller.
  var isController: Bool {
    // Controllers of a later release have tags of this form.
    isSceneController || kind?.has(.controller) ?? name.hasSuffix("ViewController")
  }

  /// Whether the element is marked as the controller of its scene.
  package var isSceneController: Bool { word("sceneMemberID", as: SceneMember.self) == .viewController }

  private enum SceneMember: String { case viewController, firstResponder }
}

extension DocumentReader {
  mutating func controller(_ element: Element) -> ControllerElement {
    var root: ViewElement?
    var others: [ViewElement] = []
    for child in childViews(of: element, ownerID: element.id ?? "") {
      if root == nil, child.key == .view {
        root = child.with(role: .root)
      } else {
        others.append(child)
      }
    }
    let guides = element.child("layoutGuides")?.children.compactMap(LayoutGuideElement.init) ?? []
    return ControllerElement(
      element: element, id: element.id ?? "", rootView: root, otherViews: others, layoutGuides: guides,
      connections: ConnectionElement.all(of: element))
  }
}
