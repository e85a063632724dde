import Geometry
import Platform

/// A row of a list, with accessories beside its content.
///
/// From the leading edge: the indentation, the list's margin, the leading accessories, the content, the trailing accessories,
/// the list's margin. Beside an accessory the content keeps a margin of 8 points instead of the list's. All this is as in a table row
/// (`UITableViewCell`), whose widths are counted in documents; see DEVIATIONS.md, 143.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// Those that are shown stand in this order, from the content to the trailing edge or from the leading edge to the content.
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }
  /// 0 by default.
  open var indentationLevel = 0 { didSet { contentDidMove() } }
  /// Points for each level; 10 by default, as in a table.
  open var indentationWidth: CGFloat = 10 { didSet { contentDidMove() } }
  /// Whether leading accessories move with the content; true by default.
  open var indentsAccessories = true { didSet { contentDidMove() } }
  /// Whether the level of an outline has set ``indentationLevel``.
  var takesLevels = false
  private(set) var shown: [(accessory: UICellAccessory, view: UIView)] = []
  /// What the list says; nil outside of a list.
  var surroundings: ListSurroundings? { didSet { if surroundings != oldValue { contentDidMove() } } }

  /// That of the list in which the cell will be, before it is there.
  var expectedAppearance: UICollectionLayoutListConfiguration.Appearance?
  private var appearanceOfList: UICollectionLayoutListConfiguration.Appearance? {
    surroundings?.appearance ?? expectedAppearance
  }

  var listEnvironment: ListEnvironment {
    switch appearanceOfList {
    case .grouped, .insetGrouped: .grouped
    case .sidebar, .sidebarPlain: .sidebar
    default: .plain
    }
  }

  /// Whether the cell is a header, a footer or the like.
  var isSupplementary = false

  /// An empty configuration of a cell; of a header or a footer if the cell is one in a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch appearanceOfList {
    case .sidebar, .sidebarPlain: .sidebarCell()
    default: .cell()
    }
  }

  /// Where a separator would be: from the text of the content to the trailing edge, a pixel high at the bottom; from iOS 26 on to the
  /// margin of the row, a point high. Constraints of the app to its leading and trailing edge are stronger. Pictures show the separator there.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart)
    let profile = layoutProfile
    let end = RowMetrics.separatorIsInsetAtBothEnds[profile] ? margins.trailing : 0
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -end)
    for constraint in [leading, trailing] { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(
        equalToConstant: CGFloat(RowMetrics.separator(release: profile.release, scale: profile.scale))),
    ])
    separatorStart = leading
    return guide
  }()
  /// Nil until the guide is asked for.
  private(set) var separatorStart: NSLayoutConstraint?

  /// Whether ``shown`` are the accessories of an edited list.
  private var showsAccessoriesOfEditing = false

  /// A cell may be made, or taken again, before it is in a list that is edited.
  private func followEditing() {
    guard let list = superview as? UICollectionView, list.isEditing != showsAccessoriesOfEditing,
      accessories.contains(where: { $0.displayed != .always })
    else { return }
    replaceAccessories()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    followEditing()
  }

  open override func layoutSubviews() {
    followEditing()
    updateContentMargins()
    super.layoutSubviews()
    placeAccessories()
    separatorStart?.constant = textStart
  }

  // MARK: Content

  override var contentFrame: CGRect {
    let (start, end) = (indentation + width(isLeading: true), width(isLeading: false))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? end : start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
  }

  override func fittingSize(_ size: CGSize, estimated axes: Set<Axis>) -> CGSize {
    updateContentMargins()
    return super.fittingSize(size, estimated: axes)
  }

  /// Gives the content the margins of its sides, also a content view of the app.
  private func updateContentMargins() {
    let (list, beside) = (margins, CGFloat(RowMetrics.marginBesideAccessory))
    let vertical = CGFloat(RowMetrics.verticalMargin[layoutProfile])
    let content = NSDirectionalEdgeInsets(
      top: vertical, leading: width(isLeading: true) > 0 ? beside : list.leading, bottom: vertical,
      trailing: width(isLeading: false) > 0 ? beside : list.trailing)
    if let view = contentView as? UIListContentView {
      view.rowMargins = content
    } else if contentView.marginState.explicit == nil || hasListMargins, contentView.marginState.explicit != content {
      contentView.directionalLayoutMargins = content
      hasListMargins = true
    }
  }
  private var hasListMargins = false

  var margins: NSDirectionalEdgeInsets {
    if let surroundings { return surroundings.margins }
    let side = traitCollection.rowMargin(ofWidth: bounds.width, on: layoutProfile)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The leading edge of the content's text, from that of the cell.
  var textStart: CGFloat {
    let content = indentation + width(isLeading: true)
    guard let list = contentView as? UIListContentView else {
      return content + (content > indentation ? 0 : margins.leading)
    }
    return content + list.textStart
  }

  private func contentDidMove() {
    contentOfReusableViewDidChange()
    setNeedsLayout()
  }

  /// The state of a cell of a list: also whether the item shows what is inside of it.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if let list = superview as? UICollectionView, let outline = list.dataSource as? any OutlineSource,
      let path = list.indexPath(for: self)
    {
      state.isExpanded = outline.isExpanded(at: path)
    }
    return state
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let isGrouped = appearanceOfList == .grouped || appearanceOfList == .insetGrouped
    if isSupplementary { return isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter() }
    switch appearanceOfList {
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar, .sidebarPlain: return .listSidebarCell()
    default: return .listPlainCell()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    let isEditing = configurationState.isEditing
    let present = accessories.filter { $0.isShown(isEditing: isEditing) }
    if present.count != shown.count || accessories.contains(where: { $0.displayed != .always }) { replaceAccessories() }
  }

  /// Expands or collapses the item of the cell.
  func toggleOutline() {
    guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineSource)?.toggle(at: path)
  }

  /// Whether a tap anywhere on the cell expands its item: that of a disclosure of the header style.
  var expandsByTap: Bool {
    shown.contains { $0.accessory.accessoryType == .outlineDisclosure && $0.accessory.outlineStyle == .header }
  }

  // MARK: Accessories

  private func replaceAccessories() {
    let old = shown
    let isEditing = (superview as? UICollectionView)?.isEditing ?? false
    showsAccessoriesOfEditing = isEditing
    let present = UICellAccessory.inOrder(accessories.filter { $0.isShown(isEditing: isEditing) })
    shown = present.map { ($0, $0.makeView(in: self)) }
    for (_, view) in old where !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
    for (_, view) in shown where view.superview !== self { addSubview(view) }
    contentDidMove()
  }

  /// Points that the accessories of a side take with the margin outside of them; 0 without any.
  private func width(isLeading: Bool) -> CGFloat {
    let side = shown.filter { $0.accessory.isLeading == isLeading }
    guard !side.isEmpty else { return 0 }
    let widths: CGFloat = side.reduce(0) { $0 + $1.accessory.width(of: $1.view, in: self) }
    return widths + CGFloat(side.count - 1) * Self.gap + (isLeading ? margins.leading : margins.trailing)
  }

  /// Points between two accessories: what the content keeps from them.
  private static let gap = CGFloat(RowMetrics.marginBesideAccessory)

  /// Each in the middle of its room and of the row.
  private func placeAccessories() {
    var leading = margins.leading + (indentsAccessories ? indentation : 0)
    var trailing = bounds.width - width(isLeading: false)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (accessory, view) in shown {
      let (room, size) = (accessory.width(of: view, in: self), accessory.size(of: view, in: self))
      let start = accessory.isLeading ? leading : trailing
      let x = start + (room - size.width) / 2
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      if accessory.isLeading { leading += room + Self.gap } else { trailing += room + Self.gap }
    }
  }
}

extension UICellAccessory {
  @MainActor fileprivate func makeView(in cell: UICollectionViewListCell) -> UIView {
    if let customView { return customView }
    if let menu { return PopUpMenuButton(menu, tintColor: tintColor, handler: menuHandler) }
    guard let text else {
      guard let action = self.action ?? standardAction(cell) else { return UIView() }
      let control = UIControl()
      control.accessibilityLabel = controlName
      control.addAction(UIAction { _ in action() }, for: .touchUpInside)
      return control
    }
    let label = UILabel()
    label.font = font ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = text
    return label
  }

  /// What a tap does without a handler: a disclosure opens the item.
  @MainActor private func standardAction(_ cell: UICollectionViewListCell) -> (() -> Void)? {
    guard accessoryType == .outlineDisclosure else { return nil }
    return { [weak cell] in cell?.toggleOutline() }
  }

  /// What assistive technologies call the control.
  private var controlName: String? {
    switch accessoryType {
    case .outlineDisclosure: "Expand"
    case .detail: "More Info"
    case .delete: "Delete"
    case .insert: "Insert"
    default: nil
    }
  }

  /// The room along the row, in points.
  @MainActor fileprivate func width(of view: UIView, in cell: UIView) -> CGFloat {
    switch reservedWidth {
    case .actual: size(of: view, in: cell).width
    case .standard: max(CGFloat(RowMetrics.checkmark), size(of: view, in: cell).width)
    case .custom(let width): width
    }
  }

  /// Points. The heights of standard accessories are not known; they are squares here.
  @MainActor fileprivate func size(of view: UIView, in cell: UIView) -> CGSize {
    switch accessoryType {
    case .disclosureIndicator, .outlineDisclosure:
      let width = roundedUpToPixel(RowMetrics.disclosureIndicator, scale: cell.layoutProfile.scale)
      return CGSize(width: width, height: width)
    case .label, .popUpMenu: return view.intrinsicContentSize
    case .customView:
      if maintainsFixedSize { return view.frame.size }
      let wish = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return CGSize(
        width: wish.width > 0 ? wish.width : view.frame.width,
        height: wish.height > 0 ? wish.height : view.frame.height)
    default: return CGSize(width: RowMetrics.checkmark, height: RowMetrics.checkmark)
    }
  }
}
