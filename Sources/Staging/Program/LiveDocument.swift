import Geometry
import InterfaceBuilder
import LayoutReports
import UIKit

/// What a window shows, written as a document of Interface Builder, so that rules that ask a document about views and constraints can ask
/// it. Every view, guide and constraint has an id in it: that of the document it was made from, or else one made of its place in the tree.
///
/// Views that UIKit makes for itself, such as the labels of a bar, are left out, and so are its constraints.
@MainActor
package struct LiveDocument {
  /// The document's text.
  package private(set) var text = ""
  /// Where constraints, and views that these name first, are in the app's code: `Module/File.swift` and a line, by their ids.
  package private(set) var codePlaces: [String: CodePlace] = [:]
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
    for view in window.tree { collectConstraints(of: view) }
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
      let place = constraint.codeLocation.map { CodePlace(fileID: $0.fileID, line: Int($0.line)) }
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

  fileprivate static func tag(
    _ name: String, _ attributes: [(String, String)], _ children: String = "", keepsEmpty: Bool = false
  ) -> String {
    if attributes.isEmpty, children.isEmpty, !keepsEmpty { return "" }
    let written = attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
    return children.isEmpty ? "<\(name)\(written)/>\n" : "<\(name)\(written)>\n\(children)</\(name)>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      // What XML has no character for.
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UIView {
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  /// The kind of the nearest class of UIKit that documents know.
  fileprivate var documentKind: ElementKind {
    var type: AnyClass? = Swift.type(of: self)
    while let present = type {
      if let known = DocumentKinds.kind(of: present) { return known }
      type = _getSuperclass(present)
    }
    return .view
  }

  /// The subviews that the app has put there, and cells: what UIKit makes for itself is in no document.
  fileprivate var partsOfApp: [UIView] {
    if let cell = self as? UITableViewCell { return [cell.contentView, cell.accessoryView].compactMap { $0 } }
    let kind = documentKind
    if kind.has(.content) { return [] }
    switch kind {
    case .navigationBar, .tabBar, .toolbar, .textView, .pickerView, .refreshControl: return []
    default: return subviews
    }
  }

  /// The attributes that rules ask for.
  fileprivate var attributesOfDocument: [(String, String)] {
    var attributes: [(String, String)] = []
    if let label = accessibilityIdentifier ?? (isOfApp && !documentKind.has(.text) ? className : nil) {
      attributes.append(("userLabel", label))
    }
    for (axis, word) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      attributes += [
        ("\(word)HuggingPriority", "\(contentHuggingPriority(for: axis).rawValue)"),
        (
          "\(word)CompressionResistancePriority",
          "\(contentCompressionResistancePriority(for: axis).rawValue)"
        ),
      ]
    }
    switch self {
    case let label as UILabel:
      attributes += [("text", label.text ?? ""), ("numberOfLines", "\(label.numberOfLines)")]
    case let field as UITextField:
      attributes += [("text", field.text ?? ""), ("placeholder", field.placeholder ?? "")]
    case let view as UITextView: attributes.append(("text", view.text ?? ""))
    case let stack as UIStackView:
      if stack.axis == .vertical { attributes.append(("axis", "vertical")) }
      switch stack.alignment {
      case .firstBaseline: attributes.append(("alignment", "firstBaseline"))
      case .lastBaseline: attributes.append(("alignment", "lastBaseline"))
      default: break
      }
    default: break
    }
    return attributes
  }

  fileprivate var childrenOfDocument: String {
    guard let button = self as? UIButton else { return "" }
    var state = [("key", "normal")]
    if let title = button.currentTitle ?? button.configuration?.title { state.append(("title", title)) }
    return LiveDocument.tag("state", state)
  }

  /// Whether the class is none of UIKit's.
  private var isOfApp: Bool { !DocumentKinds.isOfUIKit(Swift.type(of: self)) }
}

extension UILayoutGuide {
  /// The key by which a document's guide is known.
  fileprivate var wordOfDocument: String {
    if self === owningView?.safeAreaLayoutGuide { return "safeArea" }
    if let scroll = owningView as? UIScrollView {
      if self === scroll.contentLayoutGuide { return "contentLayoutGuide" }
      if self === scroll.frameLayoutGuide { return "frameLayoutGuide" }
    }
    if self === owningView?.layoutMarginsGuide { return "layoutMargins" }
    return identifier.isEmpty ? "guide" : identifier
  }
}

/// The kinds of classes, remembered: the runtime takes long to tell a name.
@MainActor
private enum DocumentKinds {
  private static let kinds = Dictionary(
    ElementKind.allCases.filter { $0.has(.view) }.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
  private static var names: [ObjectIdentifier: String] = [:]

  /// Nil for a class that is not UIKit's own.
  static func kind(of type: AnyClass) -> ElementKind? {
    let name = name(of: type)
    return name.hasPrefix("UIKit.") ? kinds[String(name.dropFirst(6))] : nil
  }

  static func isOfUIKit(_ type: AnyClass) -> Bool { name(of: type).hasPrefix("UIKit.") }

  private static func name(of type: AnyClass) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
