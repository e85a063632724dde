import Geometry
import Platform

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// Which labels a cell has. Sizes of text are those before a document or the app changes them.
  public enum CellStyle: Int, Sendable {
    /// A title of 17 points.
    case `default`
    /// A title, and a second text of 17 points at the trailing end of its line. iOS places those of `value2` side by
    /// side.
    case value1, value2
    /// A title of 17 points, and a second text of 12 below it.
    case subtitle
  }
  /// How a selected row looks. It changes no layout.
  public enum SelectionStyle: Int, Sendable {
    /// A selected row looks as any other: its background for that is not shown.
    case none
    /// A selected row shows its background for that. The system's own is not drawn here.
    case blue, gray, `default`
  }
  /// What a finger does with the row that drags it.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It has lifted the row, or moves with it.
    case lifting, dragging
  }
  /// How a row looks that has the focus. No row has it here.
  public enum FocusStyle: Int, Sendable {
    /// As the system has it.
    case `default`
    /// The app shows it.
    case custom
  }
  /// What a row shows besides its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control that deletes or inserts.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// What is between two rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line; it makes self-sizing rows a pixel higher.
    case singleLine
  }
  /// What the control at the beginning of a row does while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// The raw values are UIKit's.
    case none, delete, insert
  }
  /// What stands at the trailing end of a row. Widths come from documents since Xcode 12 and are without the row's
  /// margin.
  public enum AccessoryType: Int, Sendable {
    /// Takes no room.
    case none
    /// 10.33 points up to the next pixel.
    case disclosureIndicator
    /// 41 points (DEVIATIONS.md, 25).
    case detailDisclosureButton
    /// 24 points.
    case checkmark, detailButton
  }

  /// The view that holds what the cell shows: as large as the cell, or narrower beside an accessory.
  open internal(set) var contentView: UIView = UITableViewCellContentView()
  /// What ``UITableView/dequeueReusableCell(withIdentifier:)`` finds the cell by; nil for a cell that is not used
  /// again.
  open internal(set) var reuseIdentifier: String?
  /// `default` at first. With `none` a selected row does not show its background for that. The system's own is not drawn here.
  open var selectionStyle = SelectionStyle.default { didSet { if selectionStyle != oldValue { updateBackgrounds() } } }
  /// `.none` by default. A type makes the content narrower when a table next lays the row out.
  open var accessoryType = AccessoryType.none
  /// Shown instead of what ``accessoryType`` stands for, as large as its frame, while the cell is not edited; see
  /// `UITableViewCell+Accessory.swift`.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView, !isEditing { addSubview(accessoryView) }
    }
  }
  /// `.none` by default. Stands in place of ``accessoryType`` while the cell is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { if isEditing { setNeedsRowLayout() } } }
  /// Stands in place of ``accessoryView`` while the cell is edited; nil by default.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      if let editingAccessoryView, isEditing { addSubview(editingAccessoryView) }
    }
  }
  /// Behind everything else, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if backgroundView != nil { backgroundConfiguration = nil }
      updateBackgrounds()
    }
  }
  /// Over ``backgroundView`` and behind the content while the row is selected or highlighted, as large as the cell; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      updateBackgrounds()
    }
  }
  /// Shown in place of ``selectedBackgroundView`` in a table in which several rows may be selected; nil, the default, leaves that.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
      updateBackgrounds()
    }
  }
  /// Shown behind the content; nil by default. Setting it takes ``backgroundView`` away, and the other way round.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
  /// True by default: ``backgroundConfiguration`` is shown as it is for the cell's present state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// True by default: the content is shown as it is for the cell's present state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Changes the cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  /// Called by ``updateConfiguration(using:)``; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Steps by which the labels and the image of the cell's style begin further inside; 0 by default. The table sets it to what its delegate
  /// says.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// Points of a step; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// True by default. If false, the content keeps its place while the cell is edited. What the table's delegate says counts first.
  open var shouldIndentWhileEditing = true
  /// False by default. A row that its data source moves has the control for that at its end while the cell is edited, whether the cell has
  /// asked for it or not.
  open var showsReorderControl = false
  /// No effect here, which the log says once: no row has the focus.
  open var focusStyle = FocusStyle.default { didSet { LayoutLog.noteWithoutEffect("UITableViewCell.focusStyle") } }
  /// What the control at the beginning of the row does; `none` while the cell is not edited.
  open var editingStyle: EditingStyle { editing?.style ?? .none }
  /// Whether the row shows the button that confirms deletion.
  open var showingDeleteConfirmation: Bool { subviews.contains { $0 is SwipeActionsView } }
  /// What the table said of editing; nil while the cell is not edited.
  var editing: RowEditing?
  /// Shows ``backgroundConfiguration``.
  var backgroundConfigurationView: BackgroundConfigurationView?
  var wasConfigured = false
  /// Points; those of the table unless the cell was given others. See `UITableViewCell+Separator.swift`.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? tableSeparatorInset }
    set { givenSeparatorInset = newValue }
  }
  private var givenSeparatorInset: UIEdgeInsets?
  /// Set by the table for rows that are shown.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// False by default; true while a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// False by default; set by a table that is edited. Controls and the accessory for editing make the content narrower.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  var style: CellStyle
  var storedConfiguration: (any UIContentConfiguration)?
  /// The views of the cell's style, made when they are asked for; see `UITableViewCell+Style.swift`.
  var styleViews = StyleViews()
  /// The height the document gives this row; nil leaves it to the table.
  var documentRowHeight: CGFloat?
  /// Whether the cell is a row of its own and not the prototype of some.
  var isStaticRow = false
  /// The section of a row of its own.
  var documentSection = 0
  /// What selecting the cell performs.
  var selectionSegue: CellSegue?
  /// By how much the content view ends above the cell's last pixel; see ``sizeToContent(atLeast:)``.
  private(set) var contentShortfall: CGFloat = 0

  /// 320 by 44 points, until a table places it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Called before a cell shows another row. Does nothing; texts of the row before stay until they are replaced.
  open func prepareForReuse() {}
  /// Sets ``isSelected`` at once, whether animated or not. Called by the table for what the program selects.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets ``isHighlighted`` at once, whether animated or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Sets ``isEditing`` at once, whether animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessoryView()
    placeEditControls()
    placeBackgrounds()
    layOutStyleViews()
  }

  /// Called when a finger that drags has lifted the row, moves with it, or has let go. An override calls super.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the row takes touches while it is dragged; false by default. No effect here, which the log says once: one finger drags, and no
  /// other touches the row meanwhile.
  open var userInteractionEnabledWhileDragging: Bool {
    get { cellDragging?.mayBeTouched ?? false }
    set {
      madeCellDragging.mayBeTouched = newValue
      if newValue { LayoutLog.noteWithoutEffect("UITableViewCell.userInteractionEnabledWhileDragging") }
    }
  }

  /// Called before the row shows or hides the control that deletes or inserts, or the button that confirms deletion. Does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the row has shown or hidden them. Does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: Configurations (see UITableViewCell+ContentConfiguration.swift)

  /// Calls ``updateConfiguration(using:)`` at once; on iOS it waits for the next layout.
  open func setNeedsUpdateConfiguration() {
    wasConfigured = true
    updateConfiguration(using: configurationState)
  }
  /// Called before the cell is first shown, and when its state has changed. Calls ``configurationUpdateHandler``; an override calls super.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  // MARK: The delegate of recognizers that the app adds

  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  // MARK: Height

  /// Gives the cell the table's width before it is asked for its height. Beside an accessory the content is narrower, with a
  /// trailing margin of 8 (37 of 37 cells).
  func setWidth(
    _ width: CGFloat, margins: NSDirectionalEdgeInsets, safeSides: (left: CGFloat, right: CGFloat) = (0, 0)
  ) {
    frame.size.width = width
    self.safeSides = safeSides
    let accessory = accessoryWidth(margin: margins.trailing) + reorderWidth
    let control = editControlWidth
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame = CGRect(
      x: safeSides.left + (isRightToLeft ? accessory : control), y: 0,
      width: width - safeSides.left - safeSides.right - accessory - control, height: bounds.height)
    var margins = margins
    if accessory > 0 { margins.trailing = CGFloat(RowMetrics.marginBesideAccessory) }
    if contentView.marginState.explicit == nil || hasTableMargins, contentView.marginState.explicit != margins {
      contentView.directionalLayoutMargins = margins
      hasTableMargins = true
    }
  }
  private var hasTableMargins = false
  /// What content, accessory and controls leave free at the sides of the row because it is not safe; points.
  package private(set) final var safeSides: (left: CGFloat, right: CGFloat) = (0, 0)

  /// The height in points that the constraints inside ask for, or that of the style if there are none. Constraints that
  /// leave no height give 44 points, as on iOS.
  var automaticHeight: CGFloat {
    if !hasConstraintsInside { return styledHeight }
    let size = fittingSize(width: bounds.width)
    if size.height > separator { return size.height }
    warnOfCollapse()
    return UITableView.standardRowHeight
  }

  /// Gives the cell a height that its content has nothing to say about.
  package func setHeight(_ height: CGFloat) {
    setContentShortfall(0)
    frame.size.height = height
  }

  /// Gives the cell the height that the constraints inside ask for at the present width, and at least a height; the
  /// present height if they ask for none. What they leave open is as high as the document says.
  ///
  /// The row ends at a pixel. The content view is exactly as high as its constraints ask: as high as the row, it would
  /// break one of them where their constants are no whole pixels.
  package func sizeToContent(atLeast least: CGFloat = 0) {
    let target = CGSize(width: bounds.width, height: documentRowHeight ?? 0)
    let size = LayoutHost.fittingSize(
      of: self, target: target, horizontal: .required, vertical: .fittingSizeLevel, isRounded: false)
    let height = size.height - contentShortfall
    if height <= separator { warnOfCollapse() }
    guard height > separator, height >= least else { return setHeight(max(least, bounds.height)) }
    let row = CGFloat(roundedUpToPixel(Double(height), scale: layoutProfile.scale))
    // Constraints of the cell itself tell the content view and the cell apart.
    setContentShortfall(constraints.isEmpty ? row - height : 0)
    frame.size.height = row
  }

  private func setContentShortfall(_ shortfall: CGFloat) {
    // The noise of the arithmetic is no reason to lay out again.
    guard abs(shortfall - contentShortfall) > 1e-6 else { return }
    contentShortfall = shortfall
    layoutHost?.frameDidChange(contentView)
  }

  /// The height of the separator, which a row whose content asks for nothing still has.
  private var separator: CGFloat { 1 / layoutScreen.scale }

  private func fittingSize(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Logs, once in a process, that there are constraints and that they leave a height of zero.
  private func warnOfCollapse() {
    guard !LayoutLog.hasNotedCollapse, hasConstraintsInside else { return }
    LayoutLog.hasNotedCollapse = true
    LayoutLog.write(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's "
        + "content view. We're considering the collapse unintentional and using standard height instead. Cell: \(self)")
  }

  /// Whether there are constraints inside. If so, the row sizes itself and is a separator higher than its content; else
  /// its style gives the height.
  var hasConstraintsInside: Bool {
    func holds(_ view: UIView) -> Bool { !view.constraints.isEmpty || view.subviews.contains(where: holds) }
    return holds(self)
  }
}

extension UIView {
  /// The nearest table around the view; nil if there is none, and for a table itself.
  var enclosingTable: UITableView? {
    var view: UIView? = self
    while let present = view {
      if let table = present as? UITableView { return table === self ? nil : table }
      view = present.superview
    }
    return nil
  }
}
