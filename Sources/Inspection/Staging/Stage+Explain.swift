import InterfaceBuilder
import UIKit

extension Stage {
  /// Why an attribute of a view or layout guide of the document is what it is on the surface, in the document's names and with
  /// the lines of its constraints.
  ///
  /// - Parameter item: An id, else a label of Xcode's outline, else a text that the view shows; the first in the document.
  /// - Returns: Nil if there is no such item, or if no scene lays it out by constraints.
  public func explain(_ item: String, _ attribute: NSLayoutConstraint.Attribute) -> Explanation? {
    for matches in [Self.hasID(item), Self.hasLabel(item), Self.hasText(item)] {
      var explanation: Explanation?
      forEachRoot { root, loaded in
        guard explanation == nil, let object = Self.find(loaded, below: root, matches) else { return }
        let names = DocumentNames(document, loaded, root)
        explanation = Explanation(ofObject: object, attribute)?.renamed(names)
      }
      if let explanation { return explanation }
    }
    return nil
  }

  private static func hasID(_ id: String) -> (String, ViewElement?) -> Bool { { key, _ in key == id } }
  private static func hasLabel(_ label: String) -> (String, ViewElement?) -> Bool {
    { _, element in element?.userLabel == label }
  }
  private static func hasText(_ text: String) -> (String, ViewElement?) -> Bool {
    { _, element in element?.displayName == text }
  }

  private static func find(
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

/// What a document calls the items that the console names by class and address, and where its constraints are.
@MainActor
struct DocumentNames {
  /// The console's name and the document's, longer ones first: one may begin another.
  private let names: [(logged: String, name: String)]
  private let places: [String: CodePlace]

  init(_ document: Document, _ loaded: LoadedScene, _ root: UIView) {
    let file = String(document.file.split(separator: "/").last ?? "")
    places = Dictionary(
      loaded.constraints.map { ($0.element.id, CodePlace(fileID: file, line: $0.element.position.line)) },
      uniquingKeysWith: { first, _ in first })
    var names: [(logged: String, name: String)] = []
    var used: [String: Int] = [:]
    for view in root.tree {
      let element = view.interfaceBuilderID.flatMap { loaded.elements[$0] }
      let plain = view === root ? "root" : element?.displayName ?? view.interfaceBuilderName ?? "\(type(of: view))"
      used[plain, default: 0] += 1
      let name = used[plain] == 1 ? plain : "\(plain) #\(used[plain]!)"
      names.append((view.loggedName, name))
      names.append((view.safeAreaLayoutGuide.loggedName, "safe area of \(name)"))
      names.append((view.layoutMarginsGuide.loggedName, "margins of \(name)"))
      names.append((view.readableContentGuide.loggedName, "readable width of \(name)"))
      names += view.layoutGuides.map { ($0.loggedName, $0.identifier.isEmpty ? "guide of \(name)" : $0.identifier) }
    }
    self.names = names.sorted { $0.logged.count > $1.logged.count }
  }

  func renamed(_ text: String) -> String {
    names.reduce(text) { text, name in text.replacing(name.logged, with: name.name) }
  }

  func place(_ identifier: String?) -> CodePlace? { identifier.flatMap { places[$0] } }
}

extension Explanation {
  /// The explanation with a document's names and places.
  @MainActor
  fileprivate func renamed(_ names: DocumentNames) -> Explanation {
    var result = self
    result.item = names.renamed(item)
    result.steps = steps.map { step in
      var step = step
      step.constraint = step.constraint.renamed(names)
      return step
    }
    result.rests = rests.map { rest in
      var rest = rest
      rest.quantity = names.renamed(rest.quantity)
      return rest
    }
    result.dissenters = dissenters.map { dissenter in
      var dissenter = dissenter
      dissenter.constraint = dissenter.constraint.renamed(names)
      dissenter.losesTo = dissenter.losesTo.map { $0.renamed(names) }
      return dissenter
    }
    result.limits = limits.map { limit in
      var limit = limit
      limit.constraint = limit.constraint.renamed(names)
      return limit
    }
    return result
  }
}

extension ConstraintMention {
  @MainActor
  fileprivate func renamed(_ names: DocumentNames) -> ConstraintMention {
    var result = self
    result.text = names.renamed(text)
    result.place = names.place(identifier) ?? place
    return result
  }
}

extension UIView {
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}
