import Geometry
import LayoutReports
import Platform
import UIKitCore

/// The grounds of rows that have no color of their own. UIKit gives every row one, whatever the color of the table: that of the screen in
/// plain tables, and a lighter one in groups. The table draws them, so that no seam shows where rows meet within a pixel.
extension UITableView {
  var rowGrounds: [Decoration] {
    let rows = subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden && $0.alpha > 0 }
      .sorted { $0.frame.minY < $1.frame.minY }
    return (style == .insetGrouped ? insetGrounds(of: rows) : unbrokenGrounds(of: rows)) + selectionGrounds
  }

  /// One for rows that follow each other.
  private func unbrokenGrounds(of rows: [UITableViewCell]) -> [Decoration] {
    var areas: [Rect] = []
    for row in rows where row.hasSystemGround {
      let frame = Rect(row.frame)
      if let last = areas.last, last.x == frame.x, last.width == frame.width, abs(last.maxY - frame.y) < 0.01 {
        areas[areas.count - 1].height = frame.maxY - last.y
      } else {
        areas.append(frame)
      }
    }
    return areas.map { .fill($0, groundColor, cornerRadius: 0) }
  }

  /// One with round corners for each group with such a row; a row with a color of its own covers it. The radius of old
  /// releases is remembered (DEVIATIONS.md, 182).
  private func insetGrounds(of rows: [UITableViewCell]) -> [Decoration] {
    var grounds: [Decoration] = []
    var group: [UITableViewCell] = []
    for (index, row) in rows.enumerated() {
      group.append(row)
      guard row.isLastOfSection || index == rows.count - 1 else { continue }
      grounds += ground(ofGroup: group)
      group = []
    }
    return grounds
  }

  /// Rows with a background configuration have no ground of the system's, and let the table be seen where that is clear.
  private func ground(ofGroup rows: [UITableViewCell]) -> [Decoration] {
    guard let first = rows.first, let last = rows.last, rows.contains(where: \.hasSystemGround) else { return [] }
    let area = first.frame.union(last.frame)
    let corner = AppearanceMetrics.insetGroupCorner[layoutProfile]
    if rows.allSatisfy({ $0.backgroundConfiguration == nil }) {
      return [.fill(Rect(area), groundColor, cornerRadius: corner)]
    }
    let outline = UIBezierPath(roundedRect: area, cornerRadius: CGFloat(corner))
    let clip = VectorPath(outline.cgPath.elements, .identity)
    return [.group(unbrokenGrounds(of: rows), alpha: 1, clip: clip)]
  }

  private var groundColor: Color {
    if style != .plain, traitCollection.userInterfaceStyle == .dark, isInFloatingColumn {
      return pictureColor(.tertiarySystemFill)
    }
    return pictureColor(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
  }
}

extension UITableView {
  /// What rows that are selected, or that a finger is on, have over their grounds; colors are remembered (DEVIATIONS.md, 347).
  private var selectionGrounds: [Decoration] {
    let rows = subviews.compactMap { $0 as? UITableViewCell }.filter(\.showsSystemSelection)
    return rows.map { row in
      let ground = fill(row.frame, UIBackgroundConfiguration.selection)
      guard style == .insetGrouped, row.isFirstOfSection || row.isLastOfSection else { return ground }
      // Round as the group is.
      let radius = CGFloat(AppearanceMetrics.insetGroupCorner[layoutProfile])
      var corners: UIRectCorner = []
      if row.isFirstOfSection { corners.formUnion([.topLeft, .topRight]) }
      if row.isLastOfSection { corners.formUnion([.bottomLeft, .bottomRight]) }
      let outline = UIBezierPath(
        roundedRect: row.frame, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return .group([ground], alpha: 1, clip: VectorPath(outline.cgPath.elements, .identity))
    }
  }
}

extension UITableViewCell {
  /// Whether the row has the ground that the system gives every row: nobody has given it another one, which may be clear.
  fileprivate var hasSystemGround: Bool { backgroundColor == nil && backgroundConfiguration == nil }

  /// Whether the system shows that the row is selected, because nobody has said how.
  fileprivate var showsSystemSelection: Bool {
    (isSelected || isHighlighted) && !isHidden && selectionStyle != .none && selectedBackgroundView == nil
      && backgroundConfiguration == nil && backgroundColor == nil && !isMarkedWhileEditing
  }
}

extension UITableViewHeaderFooterView {
  /// What lies under a header that has stopped at the edge while rows go on below it: the ground of the table, so that no letters stand
  /// on letters.
  fileprivate var isOverRows: Bool {
    guard let table = superview as? UITableView, table.style == .plain else { return false }
    return table.subviews.contains { view in
      guard view is UITableViewCell, !view.isHidden else { return false }
      let common = view.frame.intersection(frame)
      return !common.isNull && common.height > 0.5
    }
  }

  var pinnedGround: [Decoration] {
    guard isOverRows, backgroundConfiguration == nil, backgroundColor == nil, backgroundView == nil,
      contentView.backgroundColor == nil
    else { return [] }
    let ground = (superview as? UITableView)?.backgroundColor ?? .systemBackground
    return [fill(bounds, ground.withAlphaComponent(CGFloat(ScrollEdgeMetrics.strength)))]
  }
}

extension UIView {
  private var keyboardGround: UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let ground = (isDark ? KeyboardLook.dark : KeyboardLook.light)[layoutProfile].ground
    return UIColor(
      red: CGFloat(ground.red) / 255, green: CGFloat(ground.green) / 255, blue: CGFloat(ground.blue) / 255, alpha: 1)
  }

  /// Whether the background color is that of a ground with a shape of its own, which ``decorations`` have.
  var drawsOwnGround: Bool { (self as? UISearchTextField)?.borderStyle == .roundedRect }

  /// The ground of a view that was given none: UIKit's classes of text views and tables have one of their own.
  var defaultGround: UIColor? {
    switch self {
    case is UITextView: .systemBackground
    case let view where view.hasKeyboardGround: view.keyboardGround
    // The glass of a column that floats is seen through a table.
    case let table as UITableView where table.isInFloatingColumn: nil
    case let table as UITableView: table.style == .plain ? .systemBackground : .systemGroupedBackground
    case let list as UICollectionView where !list.isInFloatingColumn: list.listGround
    default: nil
    }
  }
}
