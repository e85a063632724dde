import Geometry
import InterfaceBuilder
import LayoutReports
import UIKitCore

extension TreeNames {
  /// What a document calls the views and guides below `root`, and the lines of the document that its constraints are on.
  ///
  /// A view has its label in Xcode's outline, its text or its class; the second of a name is `Name #2`.
  ///
  /// - Parameter known: other names of views, by their ids.
  @MainActor
  init(_ document: Document, _ loaded: LoadedScene, below root: UIView, calling known: [String: String] = [:]) {
    let file = String(document.file.split(separator: "/").last ?? "")
    let lines = Dictionary(
      loaded.constraints.map { (ObjectIdentifier($0.constraint), $0.element.position.line) },
      uniquingKeysWith: { first, _ in first })
    var names: [ObjectIdentifier: ItemName] = [:]
    var used: [String: Int] = [:]
    for view in root.tree {
      let element = view.interfaceBuilderID.flatMap { loaded.elements[$0] }
      let plain = view === root ? "root" : element?.displayName ?? view.interfaceBuilderName ?? "\(type(of: view))"
      used[plain, default: 0] += 1
      let count = used[plain, default: 1]
      let name = view.interfaceBuilderID.flatMap { known[$0] } ?? (count == 1 ? plain : "\(plain) #\(count)")
      names[ObjectIdentifier(view)] = ItemName(name)
      for (guide, part) in view.namedGuides { names[ObjectIdentifier(guide)] = ItemName(name, part) }
    }
    self.init(
      item: { item in
        guard let item else { return TreeNames.console.item(nil) }
        if let name = names[ObjectIdentifier(item)] { return name }
        // Guides of stack views are in no list of the app's, and have telling identifiers.
        guard let guide = item as? UILayoutGuide else { return TreeNames.console.item(item) }
        return ItemName("", .guide("guide \(guide.identifier)"))
      },
      place: { constraint in
        lines[ObjectIdentifier(constraint)].map { CodeLocation(fileID: file, line: UInt($0)) }
          ?? TreeNames.console.place(constraint)
      })
  }
}

extension UIView {
  /// The view and all below it, superviews first.
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  /// The guides of the view with what they are of it.
  fileprivate var namedGuides: [(UILayoutGuide, ItemName.Part)] {
    var guides: [(UILayoutGuide, ItemName.Part)] = [
      (safeAreaLayoutGuide, .safeArea), (layoutMarginsGuide, .layoutMargins),
      (readableContentGuide, .readableContent),
    ]
    guides += layoutGuides.map { ($0, .guide($0.identifier)) }
    if let scrollView = self as? UIScrollView {
      guides += [(scrollView.contentLayoutGuide, .content), (scrollView.frameLayoutGuide, .frame)]
    }
    return guides
  }
}
