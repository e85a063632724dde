import Geometry
import LayoutReports
import Platform
import UIKitCore

/// What a row draws besides its content: the accessory at its end, and the lines over the content. The ground below it is the table's.
extension UITableViewCell {
  var rowDecorations: [Decoration] { accessory }

  /// The line below the row. In a grouped table the lines at the edges of a section have its whole width, and only those between rows are
  /// inset; a group that is inset has none at its edges, which its round corners show.
  var rowOverlays: [Decoration] {
    guard let table = superview as? UITableView, table.separatorStyle != .none else { return [] }
    let (inset, end) = (separatorInset, Double(bounds.height) - line)
    switch table.style {
    case .plain: return [separator(at: end, inset, of: table)]
    case .insetGrouped: return isLastOfSection ? [] : [separator(at: end, inset, of: table)]
    case .grouped:
      let below = separator(at: end, isLastOfSection ? .zero : inset, of: table)
      return isFirstOfSection ? [separator(at: 0, .zero, of: table), below] : [below]
    }
  }

  /// A pixel, or a point since iOS 26.
  private var line: Double {
    let profile = layoutProfile
    return RowMetrics.separator(release: profile.release, scale: profile.scale)
  }

  private func separator(at y: Double, _ inset: UIEdgeInsets, of table: UITableView) -> Decoration {
    let (start, end) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    let width = max(0, Double(bounds.width - start - end))
    let rect = Rect(x: Double(start), y: y, width: width, height: line)
    return .fill(rect, pictureColor(table.separatorColor ?? .separator), cornerRadius: 0)
  }

  private var accessory: [Decoration] {
    guard presentAccessoryView == nil else { return [] }
    switch presentAccessoryType {
    case .none: return []
    case .disclosureIndicator: return [disclosure]
    case .checkmark:
      let size = RowMetrics.checkmarkSize[layoutProfile]
      return [symbol("checkmark", size.width, size.height, tintColor, RowMetrics.checkmarkEnd[layoutProfile])]
    case .detailButton: return [symbol("info.circle", 22, 22, tintColor, 0)]
    case .detailDisclosureButton:
      return [
        disclosure,
        symbol("info.circle", 22, 22, tintColor, RowMetrics.disclosureIndicator + 12),
      ]
    }
  }

  private var disclosure: Decoration {
    symbol(
      "chevron.forward", RowMetrics.disclosureIndicator, RowMetrics.disclosureIndicatorHeight, .tertiaryLabel, 0)
  }

  /// In the middle of the height, at the trailing margin and so far before it.
  private func symbol(_ name: String, _ width: Double, _ height: Double, _ color: UIColor, _ before: Double)
    -> Decoration
  {
    let margin = accessoryMargin + before
    let x = isRightToLeft ? Double(safeSides.left) + margin : Double(bounds.width - safeSides.right) - margin - width
    let rect = Rect(x: x, y: (Double(bounds.height) - height) / 2, width: width, height: height)
    return .image(
      ImageContent(
        name: name, contentMode: "scaleToFill", size: rect.size, tint: pictureColor(color), isTemplate: true,
        isSymbol: true, isMirrored: mirrors(symbol: name)),
      rect)
  }

  /// What of the room beside the content the accessory leaves at the end: the margin of the row. A row that no table has laid out has its own.
  private var accessoryMargin: Double {
    let room = bounds.width - safeSides.left - safeSides.right
    let margin = room - contentView.frame.width - besideContent - accessoryWidth(margin: 0)
    return Double(margin > 0 ? margin : layoutMargins.right)
  }
}
