/// A list of cells.
///
/// Rows come from a data source, or from a document: then they are the cells it draws, in their order
/// (`UITableView+DocumentRows.swift`). On Interface Builder's canvas rows keep the frames that are stored.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are told apart.
  public enum Style: Int, Sendable {
    /// A section without a header keeps nothing clear.
    case plain
    /// A section without a header or footer keeps 18 points clear in its place, 17.5 from iOS 26 on.
    case grouped
    /// Like `grouped`, with rows 16 points from both sides, or 20 in tables at least 390 wide.
    case insetGrouped
  }
  /// How a change would be animated. Every change is shown at once here, without an animation.
  public enum RowAnimation: Int, Sendable {
    /// The raw values are UIKit's.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// Where a row would be scrolled to. Selecting does not scroll here.
  public enum ScrollPosition: Int, Sendable {
    /// Leaves the offset as it is.
    case none
    /// The place in the bounds that the row would get.
    case top, middle, bottom
  }
  /// What `separatorInset` counts from. Separators are not laid out here.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The insets that the table would have by itself.
    case fromAutomaticInsets
  }

  /// Whether the document gives its first static section a title.
  var hasTitleOfFirstSection = false
  /// Set when the table is made, or by the document it was read from.
  open internal(set) var style: Style = .plain
  /// Not kept alive. Without one the table shows the rows of its document; a new one is asked at the next layout.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }

  // MARK: Heights: points, or `automaticDimension` to ask the constraints of each view

  /// ``automaticDimension`` by default. What a delegate says of a row wins.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// ``automaticDimension`` by default. What a delegate says of a section wins; a plain section without a header takes
  /// nothing.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// ``automaticDimension`` by default. What a delegate says of a section wins; a plain section without a footer takes
  /// nothing.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Points above each header; ``automaticDimension``, the default, is 22 in plain tables from iOS 15 on, and 0 in others. A section without
  /// a header has none. Apple's page of the property says as much without the number, which ten documents and simulators have.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// Counts for rows that have not been shown; zero and less means 44 points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// It has no effect here: headers are measured when the sections are made.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// It has no effect here: footers are measured when the sections are made.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// -1, as on iOS; the height comes from the constraints of the cell, header or footer.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Above all sections, as wide as the table and as high as its frame is: it does not size itself.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// Below all sections, as wide as the table and as high as its frame is: it does not size itself.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// Given the table's bounds at each layout. It is not added to the table: its owner has to put it behind the cells.
  open var backgroundView: UIView?

  /// `.singleLine` by default: a self-sizing row is then a pixel higher than its content, and a point from iOS 26 on.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// Points; by default the margin of the rows at the left, and from iOS 26 on at the right too. Only pictures show it: separators are not
  /// laid out.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? automaticSeparatorInset }
    set { givenSeparatorInset = newValue }
  }
  var givenSeparatorInset: UIEdgeInsets?
  /// `.fromCellEdges` by default. Only pictures show it.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Only pictures show it: separators are not laid out.
  open var separatorColor: UIColor? = .separator
  /// Whether the contents of cells keep out of the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// False by default. If true, the side margins of cells grow until what is between them has the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }

  /// False by default. Cells are told of a change, and look and measure the same.
  open var isEditing = false { didSet { if isEditing != oldValue { setCellsEditing(false) } } }
  /// Sets ``isEditing`` at once, whether animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// True by default. If false, `selectRow` does nothing.
  open var allowsSelection = true
  /// False by default: a row that is selected takes the place of the one before.
  open var allowsMultipleSelection = false
  /// False by default. Whether a finger selects rows while the table is edited.
  open var allowsSelectionDuringEditing = false

  // MARK: State (see UITableView+Rows.swift)

  var rows = TableRows()
  var reusable = ReusableViews()
  var rowsAreBeingLaidOut = false
  var selectedRows: [IndexPath] = []
  /// The row on which a finger is.
  var touchedRow: IndexPath?
  /// The row whose buttons a swipe has shown.
  var swipedRow: (path: IndexPath, view: UIView)?

  /// The style cannot be changed later.
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

  /// Places the rows, whose heights are asked for at the present width of the table, and then lays out again: the
  /// frames inside the rows come from the engine, which solved them for the old heights.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil {
      layOutDataRows()
    } else if layoutProfile.behavior.tablesPlaceDocumentRows {
      layOutDocumentRows()
    } else {
      return
    }
    super.layoutSubviews()
  }

  // MARK: Touches (see UITableView+Touches.swift)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerCameDown(at: touch.location(in: self)) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerWasLifted(at: touch.location(in: self)) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

  // MARK: Changes. There are no animations: the rows are asked for anew at the next layout.

  /// Puts all cells back, forgets heights and selection, and asks the data source at the next layout.
  open func reloadData() {
    closeSwipedRow()
    for view in rows.views { view.removeFromSuperview() }
    for cell in rows.cells.values { reusable.putBack(cell) }
    rows = TableRows()
    selectedRows = []
    setNeedsLayout()
  }

  /// The same as ``reloadData()``: other rows are asked for as well, and the selection is lost.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// The same as ``reloadData()``: the number of rows is not compared with the one before, as iOS does.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// The same as ``reloadData()``: the number of rows is not compared with the one before, as iOS does.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// The same as ``reloadData()``.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// The same as ``reloadData()``.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// The same as ``reloadData()``: the number of sections is not compared with the one before, as iOS does.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// The same as ``reloadData()``: the number of sections is not compared with the one before, as iOS does.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Does nothing: every change waits for the next layout anyway.
  open func beginUpdates() {}
  /// Marks the table for layout, so that heights of rows that are shown are asked for again.
  open func endUpdates() { setNeedsLayout() }

  /// Calls `updates`, lays the table out and calls `completion` with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }

  // MARK: Registering

  /// Makes cells of the class, which has to be a `UITableViewCell`, from then on. Nil unregisters the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusable.cells[identifier] = cellClass.map { .class($0) }
  }

  /// Makes cells from the nib: of its top-level objects the first that is a cell. Nil unregisters the identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusable.cells[identifier] = nib.map { .nib($0) }
  }

  /// Makes headers of the class, which has to be a `UITableViewHeaderFooterView`. Nil unregisters the identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.headers[identifier] = aClass.map { .class($0) }
  }

  /// Makes headers from the nib: of its top-level objects the first that is a header. Nil unregisters the identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.headers[identifier] = nib.map { .nib($0) }
  }

  /// A cell that is no longer shown, or else a new one. Nil if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusable.cell(identifier)
  }

  /// A cell that is no longer shown, or else a new one. An identifier that is not registered raises an exception. The
  /// row is not looked at.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = reusable.cell(identifier) { return cell }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new view at each call, because headers are not used again here; nil if the identifier is not registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reusable.header(identifier)
  }
}
