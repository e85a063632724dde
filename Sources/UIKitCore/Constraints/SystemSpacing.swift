import AutoLayout
import TextLayout

/// The distance the system puts between neighbors, in points.
let systemSpacing: CGFloat = 8

/// The system's spacing at baselines, which depends on the fonts of both lines and changes with them.
///
/// Apple's documentation says that it depends on the fonts, but gives no formula. The formula here is the typographer's
/// rule of a line height of 120 % of the font size: the descender of the upper line, a fifth of the mean of both font
/// sizes, and the ascender of the lower line. A side without text adds no ascender or descender. The result agrees with
/// both gaps between text styles that are known, 3.5 points between labels of 17 points and 3.0 from 17 to 13 points,
/// on a screen of two pixels per point (DEVIATIONS.md, 5).
extension NSLayoutConstraint {
  /// Makes the constant `steps` times the system's spacing between the constraint's items, until the constant is set.
  func followSystemSpacing(steps: CGFloat, as symbol: SymbolicSpacing?) {
    systemSpacingSteps = steps
    symbolicSpacing = symbol
    updateSystemSpacing()
  }

  /// Whether the constant depends on fonts.
  var followsText: Bool {
    systemSpacingSteps != nil && (firstAttribute.isBaseline || secondAttribute.isBaseline)
  }

  func updateSystemSpacing() {
    guard let steps = systemSpacingSteps else { return }
    let symbol = symbolicSpacing
    let spacing = steps * (followsText ? lineSpacing : systemSpacing)
    guard spacing != constant else { return }
    constant = spacing
    // Setting the constant has cleared both.
    (systemSpacingSteps, symbolicSpacing) = (steps, symbol)
  }

  private var lineSpacing: CGFloat {
    let upper = lineFont(secondItem, secondAttribute)
    let lower = lineFont(firstItem, firstAttribute)
    let sizes = [upper, lower].compactMap { $0?.pointSize }
    guard !sizes.isEmpty else { return systemSpacing }
    let mean = sizes.reduce(0, +) / Double(sizes.count)
    let lead: Double = 0.2 * mean
    return CGFloat(lead + (lower?.ascender ?? 0) - (upper?.descender ?? 0))
  }

  private func lineFont(_ item: AnyObject?, _ attribute: Attribute) -> TextLayout.Font? {
    guard attribute.isBaseline, let view = item as? UIView else { return nil }
    return view.baselineView(for: attribute.engine).lineFont(at: attribute)
  }
}

extension UIView {
  /// The view whose line of text a baseline attribute of this view refers to; the view itself for other attributes.
  func baselineView(for attribute: LayoutAttribute) -> UIView {
    switch attribute {
    case .firstBaseline: forFirstBaselineLayout
    case .lastBaseline: forLastBaselineLayout
    default: self
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
