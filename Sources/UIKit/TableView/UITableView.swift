/// A list of cells.
///
/// Rows come from a document: they are the cells it draws, in their order. At layout each row gets its height and its place
/// below the one before; on Interface Builder's canvas rows keep the frames that are stored.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  open var style: Style = .plain
  /// Points; `automaticDimension` asks each cell's constraints.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

  public static let automaticDimension: CGFloat = -1

  /// Places the rows first: their heights are asked for at the width that the table has now. And places them again where
  /// the engine has them, until it has solved for the new heights: what is inside is still laid out for the old ones.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !UIKitEnvironment.current.isCanvas else { return }
    layOutRows()
    super.layoutSubviews()
  }

  /// Row heights first, then places: what lies below a row that grew or shrank moves by as much.
  private func layOutRows() {
    var shift: CGFloat = 0
    for row in subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      row.frame.origin.y += shift
      guard let cell = row as? UITableViewCell else { continue }
      let height = cell.rowHeight(in: self)
      shift += height - cell.frame.height
      cell.frame.size.height = height
    }
  }
}

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  open var contentView = UIView()
  open var reuseIdentifier: String?
  /// The height the document gives this row; nil leaves it to the table.
  var documentRowHeight: CGFloat?
  /// Whether the cell is a row of its own and not the prototype of some.
  var isStaticRow = false

  /// The height of the row that shows the cell, in points.
  ///
  /// A static row has the height of its own. In a table of one row height a prototype that was drawn with another keeps
  /// that, because a delegate must be there that gives it. Otherwise the constraints inside decide at the table's width; a
  /// cell whose constraints ask for nothing keeps its present height, as UIKit falls back to the standard one.
  fileprivate func rowHeight(in table: UITableView) -> CGFloat {
    if let documentRowHeight, isStaticRow || table.rowHeight > 0 { return documentRowHeight }
    if table.rowHeight > 0 { return table.rowHeight }
    return selfSizedHeight(width: bounds.width)
  }

  /// The height that the constraints inside ask for at a width; the present one if they ask for none.
  package func selfSizedHeight(width: CGFloat) -> CGFloat {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return size.height }
    warnOfCollapse()
    return bounds.height
  }

  /// Says, once in a process, that constraints are there and still leave the height at nothing.
  private func warnOfCollapse() {
    guard !LayoutLog.hasNotedCollapse, hasConstraintsInside else { return }
    LayoutLog.hasNotedCollapse = true
    LayoutLog.write(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's "
        + "content view. We're considering the collapse unintentional and using standard height instead. Cell: \(self)")
  }

  private var hasConstraintsInside: Bool {
    func holds(_ view: UIView) -> Bool { !view.constraints.isEmpty || view.subviews.contains(where: holds) }
    return holds(self)
  }
}

extension UIView {
  /// The table whose row the view is part of; its row heights depend on what is inside.
  var enclosingTable: UITableView? {
    var view: UIView? = self
    while let present = view {
      if let table = present as? UITableView { return table === self ? nil : table }
      view = present.superview
    }
    return nil
  }
}

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView = UIView()
}
