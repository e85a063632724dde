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
      squareCorners = sheet.roundsBottom ? [] : [.bottomLeft, .bottomRight]
      if sheet.hasGrabber { overlays.append(grabber(in: view)) }
    }
    if let place = view.placeBehindSheet {
      let factor = Double(place.width / view.bounds.width)
      frame = Rect(place)
      transform = ViewTransform(
        size: Size(view.bounds.size), right: Point(x: factor, y: 0), down: Point(x: 0, y: factor))
      (cornerRadius, clipsToBounds) = (PresentationMetrics.sheetCornerRadius[view.layoutProfile] / factor, true)
    }
    if let corner = view.floatingColumnCorner { (cornerRadius, clipsToBounds) = (Double(corner), true) }
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

extension AlertView {
  /// The plates, the lines between buttons, and a box around each field that has no border of its own.
  var alertDecorations: [Decoration] {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let plate = UIColor(white: isDark ? 0.16 : 0.96, alpha: 0.97)
    return panels.map { fill($0, plate, cornerRadius: panelCornerRadius) }
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
