import InterfaceBuilder
import Picturing
import UIKitCore

/// What a document says of a view that a program shows.
extension UIView {
  /// The view and all below it.
  var liveTree: [UIView] { [self] + subviews.flatMap(\.liveTree) }

  /// The kind of the nearest class of UIKit that documents know.
  var documentKind: ElementKind {
    var type: AnyClass? = Swift.type(of: self)
    while let present = type {
      if let known = DocumentKinds.kind(of: present) { return known }
      type = _getSuperclass(present)
    }
    return .view
  }

  /// The subviews that the app has put there, and cells: what UIKit makes for itself is in no document.
  var partsOfApp: [UIView] {
    if let cell = self as? UITableViewCell { return [cell.contentView, cell.accessoryView].compactMap { $0 } }
    let kind = documentKind
    if kind.has(.content) { return [] }
    switch kind {
    case .navigationBar, .tabBar, .toolbar, .textView, .pickerView, .refreshControl: return []
    default: return subviews
    }
  }

  /// The attributes that rules ask for.
  var attributesOfDocument: [(String, String)] {
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

  /// The elements in the view's own that rules ask for.
  var childrenOfDocument: String {
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
  var wordOfDocument: String {
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
    guard ClassOrigin.isSystem(name), let dot = name.firstIndex(of: ".") else { return nil }
    return kinds[String(name[name.index(after: dot)...])]
  }

  static func isOfUIKit(_ type: AnyClass) -> Bool { ClassOrigin.isSystem(name(of: type)) }

  private static func name(of type: AnyClass) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
