/// A list of cells.
///
/// Rows come from a data source, or from a document: then they are the cells it draws, in their order
/// (`UITableView+DocumentRows.swift`). On Interface Builder's canvas rows keep the frames that are stored.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  open internal(set) var style: Style = .plain
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }

  // MARK: Heights: points, or `automaticDimension` to ask the constraints of each view

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  public static let automaticDimension: CGFloat = -1

  /// Above all sections, as wide as the table and as high as its frame is: it does not size itself.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// Below all sections.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// Behind the cells, as large as the table.
  open var backgroundView: UIView?

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorColor: UIColor? = .separator
  /// Whether the contents of cells keep out of the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }

  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false

  // MARK: State (see UITableView+Rows.swift)

  var rows = TableRows()
  var reusable = ReusableViews()
  var rowsAreBeingLaidOut = false
  var selectedRows: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Places the rows first: their heights are asked for at the width that the table has now. And places them again where
  /// the engine has them, until it has solved for the new heights: what is inside is still laid out for the old ones.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil {
      layOutDataRows()
    } else if !UIKitEnvironment.current.isCanvas {
      layOutDocumentRows()
    } else {
      return
    }
    super.layoutSubviews()
  }

  // MARK: Changes. There are no animations: the rows are asked for anew at the next layout.

  open func reloadData() {
    for view in rows.views { view.removeFromSuperview() }
    for cell in rows.cells.values { reusable.putBack(cell) }
    rows = TableRows()
    selectedRows = []
    setNeedsLayout()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { setNeedsLayout() }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Registering

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusable.cells[identifier] = cellClass.map { .class($0) }
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusable.cells[identifier] = nib.map { .nib($0) }
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.headers[identifier] = aClass.map { .class($0) }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.headers[identifier] = nib.map { .nib($0) }
  }

  /// A cell that is no longer shown, else a new one; nil if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusable.cell(identifier)
  }

  /// The same; an identifier that is not registered raises an exception.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = reusable.cell(identifier) { return cell }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reusable.header(identifier)
  }
}
