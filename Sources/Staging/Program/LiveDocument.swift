import Geometry
import InterfaceBuilder
import LayoutReports
import Picturing
import UIKitCore

/// What a window shows, written as a document of Interface Builder, so that rules that ask a document about views and constraints can ask
/// it. Every view, guide and constraint has an id in it: that of the document it was made from, or else one made of its place in the tree.
///
/// Views that UIKit makes for itself, such as the labels of a bar, are left out, and so are its constraints.
@MainActor
package struct LiveDocument {
  /// The document's text.
  package private(set) var text = ""
  /// Where constraints, and views that these name first, are in the app's code: `Module/File.swift` and a line, by their ids.
  package private(set) var codePlaces: [String: CodeLocation] = [:]
  /// The ids of superviews, by those of their subviews.
  package private(set) var superviews: [String: String] = [:]
  /// The frames of the views in the coordinates of their superviews, by their ids.
  package private(set) var frames: [String: Rect] = [:]

  private let designed: [String: Rect]?
  private var names: [ObjectIdentifier: String] = [:]
  private var used: Set<String> = []
  private var views: [(view: UIView, id: String)] = []
  private var constraints: [(constraint: NSLayoutConstraint, id: String)] = []
  private var guides: [ObjectIdentifier: [(guide: UILayoutGuide, id: String)]] = [:]

  /// Writes a laid-out window. Linear in its views and constraints.
  ///
  /// - Parameter designed: the frames that views have in the document, by their ids; nil for those that they have in the window.
  package init(of window: UIWindow, designed: [String: Rect]? = nil) {
    self.designed = designed
    collect(window, below: nil)
    for view in window.liveTree { collectConstraints(of: view) }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <scenes><scene sceneID="scene"><objects><viewController id="controller">
      \(element(of: window, key: ViewElement.Key.view.rawValue))
      </viewController></objects></scene></scenes>
      </document>
      """
  }

  /// Does work while all views and constraints have the ids of the document.
  package func withIDs<Result>(_ work: () throws -> Result) rethrows -> Result {
    let old = (views.map(\.view.interfaceBuilderID), constraints.map(\.constraint.interfaceBuilderID))
    for (view, id) in views { view.interfaceBuilderID = id }
    for (constraint, id) in constraints { constraint.interfaceBuilderID = id }
    defer {
      for (entry, id) in zip(views, old.0) { entry.view.interfaceBuilderID = id }
      for (entry, id) in zip(constraints, old.1) { entry.constraint.interfaceBuilderID = id }
    }
    return try work()
  }

  /// The ids of all views and constraints, superviews first.
  package var ids: [String] { views.map(\.id) + constraints.map(\.id) }

  /// The view with an id of the document.
  package func view(_ id: String) -> UIView? { views.first { $0.id == id }?.view }

  // MARK: Ids

  private mutating func take(_ wanted: String) -> String {
    var (id, count) = (wanted, 1)
    while !used.insert(id).inserted {
      count += 1
      id = "\(wanted)#\(count)"
    }
    return id
  }

  private mutating func collect(_ view: UIView, below superview: String?) {
    let path = superview.map { "\($0)/\(view.className)" } ?? "root"
    let id = take(view.interfaceBuilderID ?? path)
    names[ObjectIdentifier(view)] = id
    views.append((view, id))
    superviews[id] = superview
    frames[id] = Rect(view.frame)
    for part in view.partsOfApp { collect(part, below: id) }
  }

  private mutating func collectConstraints(of view: UIView) {
    for constraint in view.constraints where !constraint.isSystem {
      guard let first = constraint.firstItem, let firstID = id(of: first) else { continue }
      let second = constraint.secondItem
      if let second, id(of: second) == nil { continue }
      let place = constraint.codeLocation
      let made = place.map { "\($0.fileID):\($0.line)" } ?? "\(firstID).\(constraint.firstAttribute.engine.word)"
      let id = take(constraint.interfaceBuilderID ?? made)
      constraints.append((constraint, id))
      names[ObjectIdentifier(constraint)] = id
      guard let place else { continue }
      codePlaces[id] = place
      if first is UIView, codePlaces[firstID] == nil { codePlaces[firstID] = place }
    }
  }

  /// Nil for a view that is left out, and for a guide of one.
  private mutating func id(of item: AnyObject) -> String? {
    if let known = names[ObjectIdentifier(item)] { return known }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let view = names[ObjectIdentifier(owner)]
    else { return nil }
    let id = take("\(view).\(guide.wordOfDocument)")
    names[ObjectIdentifier(guide)] = id
    guides[ObjectIdentifier(owner), default: []].append((guide, id))
    return id
  }

  // MARK: Elements

  private func element(of view: UIView, key: String? = nil) -> String {
    let id = names[ObjectIdentifier(view)] ?? ""
    let kind = key == nil ? view.documentKind : .view
    var attributes = [("id", id), ("opaque", view.isOpaque ? "YES" : "NO")]
    if let key { attributes.append(("key", key)) }
    if !view.translatesAutoresizingMaskIntoConstraints {
      attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO"))
    }
    attributes += view.attributesOfDocument
    var children = view.childrenOfDocument
    if let frame = designed.map({ $0[id] }) ?? frames[id] {
      children += Self.tag(
        "rect",
        [
          ("key", "frame"), ("x", "\(frame.x)"), ("y", "\(frame.y)"), ("width", "\(frame.width)"),
          ("height", "\(frame.height)"),
        ])
    }
    let own = view.partsOfApp.filter { names[ObjectIdentifier($0)] != nil }
    children += Self.tag("subviews", [], own.map { element(of: $0) }.joined())
    for (guide, id) in guides[ObjectIdentifier(view)] ?? [] {
      children += Self.tag("viewLayoutGuide", [("key", guide.wordOfDocument), ("id", id)])
    }
    let held = view.constraints.filter { names[ObjectIdentifier($0)] != nil }
    children += Self.tag("constraints", [], held.map { element(of: $0) }.joined())
    return Self.tag(kind.rawValue, attributes, children, keepsEmpty: true)
  }

  private func element(of constraint: NSLayoutConstraint) -> String {
    var attributes = [
      ("id", names[ObjectIdentifier(constraint)] ?? ""),
      ("firstItem", constraint.firstItem.flatMap { names[ObjectIdentifier($0)] } ?? ""),
      ("firstAttribute", constraint.firstAttribute.engine.word),
      ("constant", "\(Double(constraint.constant))"), ("multiplier", "\(Double(constraint.multiplier))"),
      ("priority", "\(constraint.priority.rawValue)"),
    ]
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: attributes.append(("relation", "lessThanOrEqual"))
    case .greaterThanOrEqual: attributes.append(("relation", "greaterThanOrEqual"))
    }
    if let second = constraint.secondItem.flatMap({ names[ObjectIdentifier($0)] }) {
      attributes += [("secondItem", second), ("secondAttribute", constraint.secondAttribute.engine.word)]
    }
    if let identifier = constraint.identifier { attributes.append(("identifier", identifier)) }
    return Self.tag("constraint", attributes)
  }

  /// An element with its attributes; nothing if it has neither attributes nor children.
  static func tag(
    _ name: String, _ attributes: [(String, String)], _ children: String = "", keepsEmpty: Bool = false
  ) -> String {
    if attributes.isEmpty, children.isEmpty, !keepsEmpty { return "" }
    let written = attributes.map { " \($0.0)=\"\(XMLEscape.document($0.1))\"" }.joined()
    return children.isEmpty ? "<\(name)\(written)/>\n" : "<\(name)\(written)>\n\(children)</\(name)>\n"
  }
}
