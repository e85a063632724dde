import InterfaceBuilder

/// What a nib's root view keeps, so that views, constraints and values follow its size classes.
///
/// A program's nib is loaded for the size classes of the screen. The root may then stand in another place, such as a column of a split view,
/// or the device is turned: before the root is told of new traits, what is no longer installed leaves, values change, and what is installed
/// now comes. Objects that stay as they are keep whatever the program did to them.
@MainActor
final class NibVariations {
  private let varied: VariedDocument
  /// Makes colors, fonts and images as when the nib was loaded; it holds no objects.
  private let loader: NibLoader
  private(set) var classes: SizeClasses
  /// The parents of views that some size classes leave out, with the ids of all their subviews in document order.
  private var containers: [Container] = []
  /// Every constraint of the nib that exists, with the view that owns it. Inactive ones are held by nobody else.
  private var constraints: [(id: String, constraint: NSLayoutConstraint, owner: Weak)] = []
  private var views: [String: Weak] = [:]
  /// Views that are not installed, which are held by nobody else.
  private var detached: [String: UIView]

  private struct Weak {
    weak var view: UIView?
  }

  private struct Container {
    let view: Weak
    let element: ViewElement
  }

  /// Takes what the loader made of a root and what is below it, and keeps the views that are not installed; nil if nothing of it varies.
  init?(of root: ViewElement, loaded: NibLoader, _ uninstalled: [String: UIView]) {
    guard let variations = loaded.variations else { return nil }
    varied = variations.varied
    classes = variations.classes
    loader = loaded.again()
    detached = [:]
    let tree = root.tree
    guard
      tree.contains(where: { variations.ids.contains($0.id) })
        || tree.contains(where: { view in
          view.constraints.contains { variations.ids.contains($0.id) }
        })
    else { return nil }
    let made = Dictionary(loaded.loaded.constraints.map { ($0.element.id, $0.constraint) }) { first, _ in first }
    for element in tree {
      guard let view = loaded.loaded.views[element.id] else { continue }
      views[element.id] = Weak(view: view)
      detached[element.id] = uninstalled[element.id]
      if variations.ids.contains(element.id), !element.subviews.isEmpty {
        containers.append(Container(view: Weak(view: view), element: element))
      }
      for constraint in element.constraints {
        guard let object = made[constraint.id] else { continue }
        constraints.append((constraint.id, object, Weak(view: view)))
      }
    }
  }

  /// Changes the tree for the size classes of the traits. Nothing happens if they are the same, or one is unspecified.
  func follow(_ traits: UITraitCollection) {
    let new = SizeClasses(traits)
    guard new != classes, new.horizontal != .unspecified, new.vertical != .unspecified else { return }
    let old = classes
    classes = new
    let (before, after) = (varied.uninstalled(for: old), varied.uninstalled(for: new))
    let wereInstalled = constraints.map { isInstalled($0.id, $0.constraint, in: $0.owner.view, before) }
    for entry in constraints where after.contains(entry.id) && !before.contains(entry.id) {
      entry.constraint.isActive = false
    }
    for container in containers { removeViews(of: container, before, after) }
    for change in varied.changes(from: old, to: new) { apply(change) }
    for container in containers { addViews(of: container, before, after) }
    for (entry, wasInstalled) in zip(constraints, wereInstalled) where !wasInstalled {
      guard let owner = entry.owner.view, isInstalled(entry.id, entry.constraint, in: owner, after) else { continue }
      owner.addConstraint(entry.constraint)
    }
  }

  private func isInstalled(
    _ id: String, _ constraint: NSLayoutConstraint, in owner: UIView?, _ uninstalled: Set<String>
  ) -> Bool {
    guard let owner, !uninstalled.contains(id) else { return false }
    return [constraint.firstItem, constraint.secondItem].allSatisfy { $0.map { NibLoader.isInside($0, owner) } ?? true }
  }

  private func removeViews(of container: Container, _ before: Set<String>, _ after: Set<String>) {
    for id in container.element.subviews.map(\.id) where after.contains(id) && !before.contains(id) {
      guard let view = views[id]?.view else { continue }
      detached[id] = view
      view.removeFromSuperview()
    }
  }

  /// Puts each view in front of the nearest one before it in the document that is there.
  private func addViews(of container: Container, _ before: Set<String>, _ after: Set<String>) {
    guard let superview = container.view.view else { return }
    var previous: UIView?
    for element in container.element.subviews {
      if before.contains(element.id), !after.contains(element.id), let view = detached.removeValue(forKey: element.id) {
        insert(view, element, in: superview, behind: previous)
      }
      if let view = views[element.id]?.view, view.superview === superview { previous = view }
    }
  }

  private func insert(_ view: UIView, _ element: ViewElement, in superview: UIView, behind previous: UIView?) {
    if let stack = superview as? UIStackView, element.role == .subview {
      let place = previous.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(view, at: place.map { $0 + 1 } ?? 0)
    } else if let previous {
      superview.insertSubview(view, aboveSubview: previous)
    } else {
      superview.insertSubview(view, at: 0)
    }
  }

  private func apply(_ change: VariedDocument.Change) {
    guard let id = change.element.id else { return }
    if let view = views[id]?.view {
      VariedValue.apply(change, to: view, loader)
    } else if let constraint = constraints.first(where: { $0.id == id })?.constraint {
      if change.words.contains("constant") { constraint.constant = CGFloat(change.element.double("constant") ?? 0) }
      if change.words.contains("priority") {
        constraint.priority = UILayoutPriority(Float(change.element.double("priority") ?? 1000))
      }
    }
  }
}

/// What a loader knows of a document that varies.
struct NibVariationSource {
  let varied: VariedDocument
  /// The size classes for which it loads.
  let classes: SizeClasses
  /// The views and constraints that these leave out.
  let uninstalled: Set<String>
  /// The elements with variations.
  let ids: Set<String>

  /// For the size classes of the main screen; nil if the document is the same for all.
  @MainActor
  init?(_ document: InterfaceBuilder.Document) {
    guard let varied = VariedDocument(document) else { return nil }
    self.varied = varied
    classes = SizeClasses(UIScreen.main.traitCollection)
    uninstalled = varied.uninstalled(for: classes)
    ids = varied.ids
  }

  var document: InterfaceBuilder.Document { varied.document(for: classes) }
}

extension SizeClasses {
  @MainActor init(_ traits: UITraitCollection) {
    self.init(horizontal: SizeClass(traits.horizontalSizeClass), vertical: SizeClass(traits.verticalSizeClass))
  }
}

extension SizeClass {
  fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}
