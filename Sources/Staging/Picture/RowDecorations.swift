import Geometry
import LayoutReports
import Platform
import UIKit

/// What a row draws besides its content: the line below it and the accessory at its end.
extension UITableViewCell {
  var rowDecorations: [Decoration] { ground + accessory + separator }

  /// A row of a grouped table is lighter than the table unless it has a colour of its own.
  private var ground: [Decoration] {
    guard backgroundColor == nil, let table = superview as? UITableView, table.style != .plain else { return [] }
    let bounds = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    return [.fill(bounds, pictureColor(.secondarySystemGroupedBackground), cornerRadius: 0)]
  }

  /// None in a table without lines, and none between a group's last row and its edge, which the group's own corners show.
  private var separator: [Decoration] {
    guard let table = superview as? UITableView, table.separatorStyle != .none else { return [] }
    let line = 1 / layoutScreen.profile.scale
    let inset = separatorInset
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    let rect = Rect(
      x: Double(start), y: Double(bounds.height) - line, width: max(0, Double(bounds.width - start - end)), height: line
    )
    return [.fill(rect, pictureColor(table.separatorColor ?? .separator), cornerRadius: 0)]
  }

  private var accessory: [Decoration] {
    guard accessoryView == nil else { return [] }
    switch accessoryType {
    case .none: return []
    case .disclosureIndicator: return [symbol("chevron.forward", RowMetrics.disclosureIndicator, 14, .tertiaryLabel, 0)]
    case .checkmark: return [symbol("checkmark", 17, 16, tintColor, 0)]
    case .detailButton: return [symbol("info.circle", 22, 22, tintColor, 0)]
    case .detailDisclosureButton:
      return [
        symbol("chevron.forward", RowMetrics.disclosureIndicator, 14, .tertiaryLabel, 0),
        symbol("info.circle", 22, 22, tintColor, RowMetrics.disclosureIndicator + 12),
      ]
    }
  }

  /// In the middle of the height, at the trailing margin and so far before it.
  private func symbol(_ name: String, _ width: Double, _ height: Double, _ color: UIColor, _ before: Double)
    -> Decoration
  {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = Double(layoutMargins.right) + before
    let x = isRightToLeft ? margin : Double(bounds.width) - margin - width
    let rect = Rect(x: x, y: (Double(bounds.height) - height) / 2, width: width, height: height)
    return .image(
      ImageContent(
        name: name, contentMode: "scaleToFill", size: rect.size, tint: pictureColor(color), isTemplate: true,
        isMirrored: mirrors(symbol: name)),
      rect)
  }
}
