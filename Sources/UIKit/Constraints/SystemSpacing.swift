import AutoLayout
import TextLayout

/// The distance the system puts between neighbours, in points.
let systemSpacing: CGFloat = 8

/// System spacing at baselines, which depends on the fonts and changes when they do.
///
/// Apple's documentation says so much and gives no formula. This one is the distance between lines of text set by the typographer's
/// rule, 120 % of the size: the descender of the upper line, a fifth of the mean of both sizes, the ascender of the lower
/// line. Of an edge, which has no text, nothing is added. It agrees with both gaps that are known of text styles, 3.5 between
/// labels of 17 points and 3.0 from 17 to 13, on a screen of two pixels per point (DEVIATIONS.md, 5).
extension NSLayoutConstraint {
  /// Makes the constant `steps` times the system's spacing between what the constraint connects, for as long as nobody sets another.
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
    // Setting it has made it a number of one's own.
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
    return view.baselineView(for: attribute).lineFont(at: attribute)
  }
}

extension UIView {
  /// The view whose line of text stands for this one's.
  func baselineView(for attribute: NSLayoutConstraint.Attribute) -> UIView {
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
