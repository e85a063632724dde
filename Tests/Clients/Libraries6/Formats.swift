// A layout library around visual formats, written for Swift 6: isolated where UIKit is, nowhere else.
import UIKit

/// A name in a format, or a metric, and what it stands for.
public struct FormatNames: ExpressibleByDictionaryLiteral {
  fileprivate var views: [String: Any] = [:]
  fileprivate var metrics: [String: CGFloat] = [:]

  public init(dictionaryLiteral elements: (String, Any)...) {
    for (name, value) in elements {
      switch value {
      case let number as CGFloat: metrics[name] = number
      case let number as Double: metrics[name] = CGFloat(number)
      case let number as Int: metrics[name] = CGFloat(number)
      default: views[name] = value
      }
    }
  }
}

/// One line of a format; `H:` is assumed.
public struct Format: ExpressibleByStringLiteral, Sendable {
  public let text: String
  public let options: NSLayoutConstraint.FormatOptions

  public init(_ text: String, _ options: NSLayoutConstraint.FormatOptions = []) {
    self.text = text
    self.options = options
  }

  public init(stringLiteral text: String) { self.init(text) }
}

/// What a log may ask from anywhere.
public protocol Sourced {
  var source: String { get }
}

/// A constraint that says where it came from, readable on any thread.
public final class AspectConstraint: NSLayoutConstraint, Sourced {
  public nonisolated(unsafe) private(set) var source = "none"

  public convenience init(_ view: UIView, width: CGFloat, toHeight height: CGFloat) {
    self.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height, multiplier: width / height,
      constant: 0)
    source = "\(width):\(height)"
  }
}

extension UIView {
  /// Adds the views that have no superview, and activates the formats between them. Returns the constraints.
  @discardableResult
  public func lay(_ formats: [Format], _ names: FormatNames) -> [NSLayoutConstraint] {
    for case let view as UIView in names.views.values where view !== self {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview == nil { addSubview(view) }
    }
    return formats.constraints(names).activated()
  }
}

extension Sequence where Element == Format {
  @MainActor
  public func constraints(_ names: FormatNames) -> [NSLayoutConstraint] {
    let metrics: [String: Any] = names.metrics
    return flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0.text, options: $0.options, metrics: metrics, views: names.views)
    }
  }
}

@MainActor
extension Sequence where Element == NSLayoutConstraint {
  @discardableResult
  public func activated(_ isActive: Bool = true) -> [NSLayoutConstraint] {
    let all = Array(self)
    isActive ? NSLayoutConstraint.activate(all) : NSLayoutConstraint.deactivate(all)
    return all
  }

  public func named(_ name: String) -> [NSLayoutConstraint] {
    map {
      $0.identifier = name
      return $0
    }
  }
}

extension UIEdgeInsets {
  public static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension UIStackView {
  public convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, @ViewListBuilder _ views: () -> [UIView]
  ) {
    self.init(arrangedSubviews: views())
    self.axis = axis
    self.spacing = spacing
  }
}

@MainActor @resultBuilder
public enum ViewListBuilder {
  public static func buildBlock(_ views: UIView...) -> [UIView] { views }
}
