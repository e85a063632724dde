import UIKit

/// Views as a list without commas.
@resultBuilder
public enum ViewsBuilder {
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
  public static func buildEither(first: [UIView]) -> [UIView] { first }
  public static func buildEither(second: [UIView]) -> [UIView] { second }
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
}

extension UIStackView {
  public convenience init(spacing: CGFloat, @ViewsBuilder _ views: () -> [UIView]) {
    self.init(arrangedSubviews: views())
    self.spacing = spacing
  }
}
