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
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The shortest way; selecting a row leaves the offset as it is.
    case none
    /// The place that the row gets in the part of the table that bars do not cover.
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
  /// Counts for headers that have not been within the bounds, if it is positive and their height is automatic. By default headers are
  /// measured when the sections are made.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Counts for footers that have not been within the bounds; see ``estimatedSectionHeaderHeight``.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// When rows of automatic height are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the table is told to.
    case disabled = 0
    /// When a cell calls `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// Also when constraints in its content change.
    case enabledIncludingConstraints = 2
  }
  /// When rows of automatic height are measured again; `.enabled` by default. Rows that show are measured at each layout here, so
  /// that a change of their content or constraints is seen in any case; `.disabled` has no effect, which the log says once.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      if selfSizingInvalidation == .disabled { LayoutLog.noteWithoutEffect("UITableView.selfSizingInvalidation") }
    }
  }

  /// -1, as on iOS; the height comes from the constraints of the cell, header or footer.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Above all sections, as wide as the table and as high as its frame is: it does not size itself.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// Below all sections, as wide as the table and as high as its frame is: it does not size itself.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// Behind everything else in the table, and as large as its bounds wherever it scrolls; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }

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
  /// True by default: the contents of cells, headers and footers keep out of what is not safe at the sides, and so do inset groups.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// False by default. If true, the side margins of cells grow until what is between them has the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }

  /// False by default. Cells that may be edited show their controls while it is true. A change deselects all rows.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Sets ``isEditing`` at once, whether animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// True by default. If false, fingers select no row while the table is not edited; a program may.
  open var allowsSelection = true
  /// False by default: a row that is selected takes the place of the one before.
  open var allowsMultipleSelection = false
  /// False by default. Whether a finger selects rows while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// False by default. Whether fingers select several rows while the table is edited; rows have marks for that in place of the controls
  /// that delete and insert.
  open var allowsMultipleSelectionDuringEditing = false { didSet { if isEditing { setCellsEditing(false) } } }
  /// False by default. No effect here, which the log says once: nothing has the focus.
  open var selectionFollowsFocus: Bool {
    get { listState?.selectionFollowsFocus ?? false }
    set {
      madeListState.selectionFollowsFocus = newValue
      LayoutLog.noteWithoutEffect("UITableView.selectionFollowsFocus")
    }
  }
  /// True by default. No effect here, which the log says once: nothing has the focus.
  open var allowsFocus: Bool {
    get { listState?.allowsFocus ?? true }
    set {
      madeListState.allowsFocus = newValue
      LayoutLog.noteWithoutEffect("UITableView.allowsFocus")
    }
  }
  /// False by default. No effect here, which the log says once: nothing has the focus.
  open var remembersLastFocusedIndexPath: Bool {
    get { listState?.remembersLastFocusedIndexPath ?? false }
    set {
      madeListState.remembersLastFocusedIndexPath = newValue
      LayoutLog.noteWithoutEffect("UITableView.remembersLastFocusedIndexPath")
    }
  }

  // MARK: Prefetching (see UITableView+Prefetching.swift)

  /// Told of rows that will soon be shown; nil by default. Not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { listState?.rowPrefetching }
    set {
      madeListState.rowPrefetching = newValue
      setNeedsLayout()
    }
  }
  /// True by default. If false, ``prefetchDataSource`` is told of nothing.
  open var isPrefetchingEnabled: Bool {
    get { listState?.isPrefetchingEnabled ?? true }
    set { madeListState.isPrefetchingEnabled = newValue }
  }

  // MARK: The index at the trailing edge (see TableIndexView.swift)

  /// The index is shown only if the table has at least so many rows; 0 by default.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { listState?.indexMinimum ?? 0 }
    set {
      madeListState.indexMinimum = newValue
      reloadSectionIndexTitles()
    }
  }
  /// The color of the index's text; nil, the default, is the tint color.
  open var sectionIndexColor: UIColor? {
    get { listState?.indexColors[0] }
    set { setIndexColor(newValue, 0) }
  }
  /// The color behind the index while no finger is on it; nil, the default, is none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { listState?.indexColors[1] }
    set { setIndexColor(newValue, 1) }
  }
  /// The color behind the index while a finger is on it; nil, the default, is ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { listState?.indexColors[2] }
    set { setIndexColor(newValue, 2) }
  }

  /// What few tables have.
  var listState: ListState?

  // MARK: State (see UITableView+Rows.swift)

  var rows = TableRows()
  var reusable = ReusableViews()
  var rowsAreBeingLaidOut = false
  var selectedRows: [IndexPath] = []
  /// The row on which a finger is.
  var touchedRow: IndexPath?
  /// The row on whose detail button a finger is.
  var touchedAccessory: IndexPath?
  /// The row whose buttons a swipe has shown.
  var swipedRow: (path: IndexPath, view: SwipeActionsView)?
  /// The changes of the updates that are open; nil outside of them.
  var pendingChanges: [ListChange]?
  private var updateDepth = 0
  /// The cell that a request for a cell returns while its row is configured again.
  var cellToReconfigure: UITableViewCell?

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

  /// Contents of rows keep out of what is not safe.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if insetsContentViewsToSafeArea { setNeedsLayout() }
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
    layOutBesideRows()
  }

  // MARK: Touches (see UITableView+Touches.swift)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerCameDown(at: touch.location(in: self)) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { fingerWasLifted(at: touch.location(in: self)) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedAccessory = nil
    unhighlight()
  }

  // MARK: Changes: at once, without an animation (see UITableView+Updates.swift)

  /// Puts all cells back, forgets heights and selection, and asks the data source at the next layout.
  open func reloadData() { startAnew() }

  /// Asks for new cells for the rows, which are deselected. An index path that does not exist raises an exception.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reload($0) })
  }
  /// Shows rows that the data source has got. Numbers of rows that do not fit raise an exception.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insert($0) })
  }
  /// Takes rows away that the data source has lost. Numbers of rows that do not fit raise an exception.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .delete($0) })
  }
  /// Shows a row in another place, with the cell that it has.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.move(indexPath, to: newIndexPath)])
  }
  /// Asks for the number of rows, the cells, the header and the footer of the sections. Their rows are deselected.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }
  /// Shows sections that the data source has got. Numbers of sections that do not fit raise an exception.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) })
  }
  /// Takes sections away that the data source has lost. Numbers of sections that do not fit raise an exception.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }
  /// Shows a section in another place, with the cells that it has.
  open func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, to: newSection)]) }

  /// Asks the data source to configure the cells that the rows have; rows without a cell are left alone. A data source that returns
  /// another cell raises an exception.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Opens updates, which may be nested: changes count together when the outermost are closed.
  open func beginUpdates() {
    updateDepth += 1
    if pendingChanges == nil { pendingChanges = [] }
  }

  /// Closes updates: makes the changes, and asks for the heights of rows that are shown again. Numbers that do not fit raise an exception.
  open func endUpdates() {
    guard updateDepth > 0 else { return setNeedsLayout() }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let changes = pendingChanges ?? []
    pendingChanges = nil
    apply(changes)
    setNeedsLayout()
  }

  /// Calls `updates`, makes the changes, lays the table out and calls `completion` with true, all before it returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
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
    reusable.registerHeader(aClass.map { .class($0) }, identifier)
  }

  /// Makes headers from the nib: of its top-level objects the first that is a header. Nil unregisters the identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.registerHeader(nib.map { .nib($0) }, identifier)
  }

  /// A cell that is no longer shown, or else a new one. Nil if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellToReconfigure, cell.reuseIdentifier == identifier { return cell }
    return reusable.cell(identifier)
  }

  /// A cell that is no longer shown, or else a new one. An identifier that is not registered raises an exception. The
  /// row is not looked at.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = cellToReconfigure, cell.reuseIdentifier == identifier { return cell }
    if let cell = reusable.cell(identifier) { return cell }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is no longer shown, or else a new one; nil if the identifier is not registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reusable.header(identifier)
  }
}
