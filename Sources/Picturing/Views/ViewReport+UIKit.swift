import Geometry
import LayoutReports
import UIKitCore

extension ViewReport {
  /// Freezes a live view and everything below it for a picture: with places of letters and what buttons and rows draw. Frames are those of
  /// the last layout.
  @MainActor
  package init(of view: UIView) { self.init(view, isPicture: true) }

  /// Freezes a view and everything below it, as of the last layout; for a picture with its decorations.
  @MainActor
  package init(_ view: UIView, isPicture: Bool = false) {
    // Loops and conditions instead of closures, each of which asks first on which thread it runs.
    var background: Color?
    if let color = view.backgroundColor ?? (isPicture ? view.defaultGround : nil), !isPicture || !view.drawsOwnGround {
      background = view.pictureColor(color)
    }
    var border: Color?
    if let color = view.ownLayer.borderColor { border = Color(color) }
    // A button tells its title and its image itself.
    var children: [ViewReport] = []
    for subview in view.subviews where !subview.isPartOfButton {
      children.append(ViewReport(subview, isPicture: isPicture))
    }
    self.init(
      id: view.interfaceBuilderID, className: view.interfaceBuilderClassName ?? view.className,
      name: view.interfaceBuilderName, frame: Rect(view.frame),
      boundsOrigin: Point(x: Double(view.bounds.minX), y: Double(view.bounds.minY)),
      contentSize: (view as? UIScrollView).map { Size($0.contentSize) }, isHidden: view.isHidden,
      alpha: Double(view.alpha), clipsToBounds: view.clipsToBounds,
      backgroundColor: background,
      cornerRadius: Double(view.ownLayer.cornerRadius),
      borderWidth: Double(view.ownLayer.borderWidth), borderColor: border,
      content: Content(view, isPicture: isPicture), textFit: TextFit(view),
      decorations: isPicture ? view.decorations : [], overlays: isPicture ? view.overlays : [], children: children)
    if isPicture {
      addLook(of: view)
      addPresentation(of: view)
    }
  }
}

extension UIView {
  /// Whether the class is not one of UIKit's, so that it may draw.
  package var isOfProgram: Bool {
    let id = ObjectIdentifier(type(of: self))
    if let known = ClassNames.ofProgram[id] { return known }
    let isOfProgram = !ClassOrigin.isSystem(String(reflecting: type(of: self)))
    ClassNames.ofProgram[id] = isOfProgram
    return isOfProgram
  }

  /// The name of the view's class without its module. Asking the runtime for it costs as much as the rest of a report.
  package var className: String {
    let id = ObjectIdentifier(type(of: self))
    if let known = ClassNames.known[id] { return known }
    let name = String(describing: type(of: self))
    ClassNames.known[id] = name
    return name
  }

  /// Whether the view is the label or the image view that a button has made for itself.
  package var isPartOfButton: Bool { self is UIButtonLabel || (superview as? UIButton)?.isPart(self) == true }

  /// A color as it is in the appearance of the view.
  package func pictureColor(_ color: UIColor) -> Color {
    // Most colors are those of the system, or of no traits, which no tint changes.
    let resolved =
      color.dependsOnViews
      ? resolvingTint { color.resolvedColor(with: traitCollection) } : color.resolvedColor(with: traitCollection)
    return Color(resolved.cgColor)
  }
}

extension Color {
  init(_ color: CGColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }
}

/// Names of classes that were asked for.
@MainActor
private enum ClassNames {
  static var known: [ObjectIdentifier: String] = [:]
  static var ofProgram: [ObjectIdentifier: Bool] = [:]
}
