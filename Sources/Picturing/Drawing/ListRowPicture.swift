import Geometry
import LayoutReports
import Platform
import UIKitCore

/// What a row of a list of a collection view shows besides its content: its ground, the accessories at its sides, and the line below it.
extension UICollectionViewListCell {
  /// The ground of a row that has none of its own. It reaches a little below, so that no seam shows where rows meet within a pixel.
  var listGrounds: [Decoration] {
    guard backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil, let look = rowLook,
      !look.isHeader
    else { return [] }
    if let selection = selection(of: look) {
      let area = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
      return [.fill(area, selection.color, cornerRadius: selection.corner)]
    }
    guard let color = groundColor(of: look) else { return [] }
    let height = Double(bounds.height) + (look.isLast ? 0 : 0.5)
    return [.fill(Rect(x: 0, y: 0, width: Double(bounds.width), height: height), color, cornerRadius: 0)]
  }

  /// What the system shows of a row without a ground of the program's that is selected, or that a finger is on (DEVIATIONS.md, 347).
  private func selection(of look: ListRowLook) -> (color: Color, corner: Double)? {
    guard selectedBackgroundView == nil, isSelected || isHighlighted else { return nil }
    switch look.appearance {
    case .plain, .grouped, .insetGrouped: return (pictureColor(UIBackgroundConfiguration.selection), 0)
    case .sidebar, .sidebarPlain:
      let corner = Double(UIBackgroundConfiguration.listSidebarCell().cornerRadius)
      return (pictureColor(isSelected ? tintColor : .systemFill), corner)
    }
  }

  private func groundColor(of look: ListRowLook) -> Color? {
    switch look.appearance {
    case .plain: return pictureColor(.systemBackground)
    case .grouped, .insetGrouped:
      let isPale = traitCollection.userInterfaceStyle == .dark && isInFloatingColumn
      return pictureColor(isPale ? .tertiarySystemFill : .secondarySystemGroupedBackground)
    case .sidebar, .sidebarPlain: return nil
    }
  }

  var listOverlays: [Decoration] {
    let marks = accessoryMarks.map { mark -> Decoration in
      let image = ImageContent(
        name: mark.symbol, contentMode: "scaleAspectFit", size: Size(mark.frame.size), tint: pictureColor(mark.color),
        isTemplate: true, isSymbol: true, isMirrored: mirrors(symbol: mark.symbol))
      return .image(image, Rect(mark.frame))
    }
    guard let separator = rowLook?.separator else { return marks }
    let profile = layoutProfile
    let line = RowMetrics.separator(release: profile.release, scale: profile.scale)
    let left = isRightToLeft ? separator.trailing : separator.leading
    let rect = Rect(
      x: Double(left), y: Double(bounds.height) - line,
      width: max(0, Double(bounds.width - separator.leading - separator.trailing)), height: line)
    return marks + [.fill(rect, pictureColor(separator.color), cornerRadius: 0)]
  }
}

extension ViewReport {
  /// Rounds the corners of an inset group, whatever its rows show.
  @MainActor
  mutating func addGroupCorners(of view: UIView) {
    guard let cell = view as? UICollectionViewListCell, let look = cell.rowLook, look.appearance == .insetGrouped,
      !look.isHeader, look.isFirst || look.isLast
    else { return }
    cornerRadius = AppearanceMetrics.insetGroupCorner[cell.layoutProfile]
    squareCorners = []
    if !look.isFirst { squareCorners.formUnion([.topLeft, .topRight]) }
    if !look.isLast { squareCorners.formUnion([.bottomLeft, .bottomRight]) }
    clipsToBounds = true
  }
}
