import UIKit

/// The views that a test means. A string means views with this text, title, placeholder, accessibility label or accessibility
/// identifier.
public struct Query: ExpressibleByStringLiteral, CustomStringConvertible {
  /// In words, for messages.
  public let description: String
  let matches: @MainActor (UIView) -> Bool

  /// Views for which a closure is true.
  public init(_ description: String, matches: @escaping @MainActor (UIView) -> Bool) {
    (self.description, self.matches) = (description, matches)
  }

  /// The same as ``named(_:)``.
  public init(stringLiteral name: String) { self = .named(name) }

  /// Views whose text or name is exactly this string.
  public static func named(_ name: String) -> Query {
    Query("\"\(name)\"") { view in
      view.shownText == name || view.placeholderText == name || view.accessibilityLabel == name
        || view.accessibilityIdentifier == name
    }
  }

  /// Views whose text contains the words.
  public static func containing(_ words: String) -> Query {
    Query("a text that contains \"\(words)\"") { $0.shownText?.contains(words) == true }
  }

  /// Views with the accessibility identifier.
  public static func identifier(_ identifier: String) -> Query {
    Query("the identifier \"\(identifier)\"") { $0.accessibilityIdentifier == identifier }
  }

  /// Views with the accessibility label.
  public static func label(_ label: String) -> Query {
    Query("the accessibility label \"\(label)\"") { $0.accessibilityLabel == label }
  }

  /// Views of a class or a subclass.
  public static func `class`(_ type: UIView.Type) -> Query { Query("a \(type)") { $0.isKind(ofType: type) } }

  /// The view itself.
  public static func view(_ wanted: UIView) -> Query { Query("\(type(of: wanted))") { $0 === wanted } }
}

extension UIView {
  fileprivate func isKind(ofType type: UIView.Type) -> Bool {
    var present: AnyClass? = Swift.type(of: self)
    while let known = present {
      if known == type { return true }
      present = _getSuperclass(known)
    }
    return false
  }

  /// The text that the view shows; nil if it shows none.
  var shownText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text
      case let view as UITextView: view.text
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  var placeholderText: String? {
    guard let field = self as? UITextField, field.text?.isEmpty != false else { return nil }
    return field.placeholder
  }

  /// Whether the view takes part in what the user sees, wherever it lies.
  var isShown: Bool {
    var view: UIView? = self
    while let present = view {
      if present.isHidden || present.alpha < 0.01 { return false }
      view = present.superview
    }
    return window != nil
  }

  /// The view and all inside, front to back.
  package var fromFront: [UIView] { subviews.reversed().flatMap(\.fromFront) + [self] }
}
