import InterfaceBuilder
import LayoutReports
import UIKit

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
      guard let scrollView = view as? UIScrollView else { continue }
      names.append((scrollView.contentLayoutGuide.loggedName, "content of \(name)"))
      names.append((scrollView.frameLayoutGuide.loggedName, "frame of \(name)"))
    }
    self.names = names.sorted { $0.logged.count > $1.logged.count }
  }

  func renamed(_ text: String) -> String {
    // Guides of stack views are theirs alone, and have telling identifiers.
    names.reduce(text) { text, name in text.replacing(name.logged, with: name.name) }
      .replacing(/UILayoutGuide:0x[0-9a-f]+'([^']*)'/) { "guide \($0.1)" }
  }

  func place(_ identifier: String?) -> CodePlace? { identifier.flatMap { places[$0] } }
}

extension Explanation {
  /// The explanation with a document's names and places.
  @MainActor
  func renamed(_ names: DocumentNames) -> Explanation {
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
