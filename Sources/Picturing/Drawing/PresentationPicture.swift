import Geometry
import LayoutReports
import Platform
import UIKitCore

extension ViewReport {
  /// Adds what a presentation does to the look of views: round corners of sheets, and what stands behind them.
  @MainActor
  mutating func addPresentation(of view: UIView) {
    if let sheet = view.sheetLook {
      (cornerRadius, clipsToBounds) = (Double(sheet.cornerRadius), true)
      lowerCornerRadius = sheet.lowerCornerRadius.map { Double($0) }
      squareCorners = sheet.roundsBottom ? [] : [.bottomLeft, .bottomRight]
      if sheet.hasGrabber { overlays.append(grabber(in: view)) }
      let hasGround = view.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
      if sheet.floats && view.backgroundColor === UIColor.systemBackground || sheet.isGlass && !hasGround {
        let ground = PresentationMetrics.floatingSheetGround
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        backgroundColor = view.pictureColor(UIColor(white: CGFloat(isDark ? ground.dark : ground.light), alpha: 1))
      }
    }
    if let place = view.placeBehindSheet {
      let factor = Double(place.width / view.bounds.width)
      frame = Rect(place)
      transform = ViewTransform(
        size: Size(view.bounds.size), right: Point(x: factor, y: 0), down: Point(x: 0, y: factor))
      (cornerRadius, clipsToBounds) = (PresentationMetrics.sheetCornerRadius[view.layoutProfile] / factor, true)
    }
    if let corner = view.popoverCorner { (cornerRadius, clipsToBounds) = (Double(corner), true) }
    if let corner = view.floatingColumnCorner { addFloatingColumn(of: view, corner) }
    // What is set back stands on black.
    if view is UIWindow, view.subviews.contains(where: { $0.placeBehindSheet != nil }) {
      backgroundColor = Color(red: 0, green: 0, blue: 0)
    }
  }

  @MainActor
  private func grabber(in view: UIView) -> Decoration {
    let (width, height) = PresentationMetrics.grabber
    let rect = Rect(
      x: (Double(view.bounds.width) - width) / 2, y: PresentationMetrics.grabberTop, width: width, height: height)
    return .fill(rect, view.pictureColor(.tertiaryLabel), cornerRadius: height / 2)
  }
}

extension UIView {
  /// The soft shadow and the arrow of a popover, which lie below its view.
  var popoverDecorations: [Decoration] {
    // A plate of glass has its own shadow.
    guard let look = popoverLook, !(look.hasOwnGround && AppearanceMetrics.alertsHaveCapsules[layoutProfile]) else {
      return []
    }
    let arrow = look.arrow.map { Point(x: Double($0.x), y: Double($0.y)) }
    let shadow = PresentationMetrics.popoverShadow
    let steps = 12
    let rings = (1...steps).map { step -> Decoration in
      let away = shadow.radius * (1 - Double(step - 1) / Double(steps))
      let rect = Rect(look.frame.insetBy(dx: CGFloat(-away), dy: CGFloat(-away)).offsetBy(dx: 0, dy: 4))
      let color = Color(red: 0, green: 0, blue: 0, alpha: shadow.strength / Double(steps))
      return .fill(rect, color, cornerRadius: PresentationMetrics.popoverCornerRadius[layoutProfile] + away)
    }
    guard arrow.count == 3 else { return rings }
    let path = VectorPath([.move(arrow[1]), .line(arrow[0]), .line(arrow[2]), .close])
    return rings + [.path(PathDrawing(path, color: pictureColor(look.ground)))]
  }
}

extension AlertView {
  /// The plates, the lines between buttons, and a box around each field that has no border of its own.
  var alertDecorations: [Decoration] {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let plate = UIColor(white: isDark ? 0.16 : 0.96, alpha: CGFloat(BarAppearanceMetrics.materialStrength))
    return panels.enumerated().map { index, panel in
      // The button that cancels stands on a plate through which nothing shines.
      fill(panel, index == 0 ? plate : plate.withAlphaComponent(1), cornerRadius: panelCornerRadius)
    }
      + separators.map { fill($0, .separator) } + fieldBoxes.flatMap(box)
  }

  private func box(_ rect: CGRect) -> [Decoration] {
    let radius: CGFloat = CGFloat(PresentationMetrics.fieldCornerRadius)
    return [
      fill(rect, .systemBackground, cornerRadius: radius),
      .border(Rect(rect), pictureColor(.separator), width: 0.5, cornerRadius: Double(radius)),
    ]
  }
}
