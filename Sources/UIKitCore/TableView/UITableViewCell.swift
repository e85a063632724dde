import Geometry
import Platform

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
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
    /// The colour of a selected row on iOS; not drawn here.
    case none, blue, gray, `default`
  }
  /// What is between two rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line; it makes self-sizing rows a pixel higher.
    case singleLine
  }
  /// What editing would do to a row. Nothing is edited here.
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
  /// It has no effect here: nothing is drawn differently.
  open var selectionStyle = SelectionStyle.default
  /// `.none` by default. A type makes the content narrower when a table next lays the row out.
  open var accessoryType = AccessoryType.none
  /// Shown instead of what ``accessoryType`` stands for, as large as its frame; see `UITableViewCell+Accessory.swift`.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// It has no effect here: it is not added to the cell.
  open var backgroundView: UIView?
  /// It has no effect here: it is not added to the cell.
  open var selectedBackgroundView: UIView?
  /// Points; those of the table unless the cell was given others. See `UITableViewCell+Separator.swift`.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? tableSeparatorInset }
    set { givenSeparatorInset = newValue }
  }
  private var givenSeparatorInset: UIEdgeInsets?
  /// Set by the table for rows that are shown.
  open var isSelected = false
  /// False by default; true while a finger is on the row.
  open var isHighlighted = false
  /// False by default; set by a table that is edited. The content keeps its width.
  open var isEditing = false
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
    layOutStyleViews()
  }

  // MARK: Height

  /// Gives the cell the table's width before it is asked for its height. Beside an accessory the content is narrower, with a
  /// trailing margin of 8 (37 of 37 cells).
  func setWidth(_ width: CGFloat, margins: NSDirectionalEdgeInsets) {
    frame.size.width = width
    let accessory = accessoryWidth(margin: margins.trailing)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentView.frame = CGRect(
      x: isRightToLeft ? accessory : 0, y: 0, width: width - accessory, height: bounds.height)
    var margins = margins
    if accessory > 0 { margins.trailing = CGFloat(RowMetrics.marginBesideAccessory) }
    if contentView.marginState.explicit == nil || hasTableMargins, contentView.marginState.explicit != margins {
      contentView.directionalLayoutMargins = margins
      hasTableMargins = true
    }
  }
  private var hasTableMargins = false

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
