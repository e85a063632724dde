import Geometry

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What a finger does with the item that drags it.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It has lifted the item, or moves with it.
    case lifting, dragging
  }

  /// The view that holds what the cell shows; as large as the cell.
  open internal(set) var contentView = UIView()
  /// Behind everything else, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if backgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
      updateBackgrounds()
    }
  }
  /// Over ``backgroundView`` and behind the content while the item is selected or highlighted, as large as the cell; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      updateBackgrounds()
    }
  }
  /// What selecting the cell performs.
  var selectionSegue: CellSegue?
  /// Set by the collection view for items that are shown.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// False by default; true while a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  func stateDidChange() {
    updateBackgrounds()
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      show(contentConfiguration, insteadOf: UIView())
    }
    if backgroundConfiguration != nil { backgroundConfigurationDidChange() }
    if wasConfigured || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }
  private var wasConfigured = false
  /// Called before the cell is shown.
  func configureOnce() { if !wasConfigured { setNeedsUpdateConfiguration() } }
  /// The content of the cell; nil by default. A configuration makes the content view, or changes the one that it made before.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      show(contentConfiguration, insteadOf: UIView())
      contentOfReusableViewDidChange()
    }
  }
  /// True by default: the content is shown as it is for the cell's present state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Shown behind the content; nil by default. Setting it takes ``backgroundView`` away, and the other way round.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil, backgroundView != nil { backgroundView = nil }
      backgroundConfigurationDidChange()
    }
  }
  /// True by default: ``backgroundConfiguration`` is shown as it is for the cell's present state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var backgroundConfigurationView: BackgroundConfigurationView?
  private func backgroundConfigurationDidChange() {
    backgroundConfigurationView = BackgroundConfigurationView.show(
      automaticallyUpdatesBackgroundConfiguration
        ? backgroundConfiguration?.resolved(in: self).updated(for: configurationState)
        : backgroundConfiguration?.resolved(in: self),
      in: self, replacing: backgroundConfigurationView)
  }
  /// The background of the system for the cell: without a color outside of a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func updateBackgrounds() {
    let isShown = isSelected || isHighlighted
    if let selectedBackgroundView {
      if !isShown {
        if selectedBackgroundView.superview === self { selectedBackgroundView.removeFromSuperview() }
      } else if selectedBackgroundView.superview !== self || subviews.first !== selectedBackgroundView {
        insertSubview(selectedBackgroundView, at: 0)
      }
    }
    if let backgroundView, subviews.first !== backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackgrounds()
  }

  private func placeBackgrounds() {
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
  }
  /// Called by ``updateConfiguration(using:)``; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Changes the cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called when a finger that drags has lifted the item, moves with it, or has let go. An override calls super.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The state in which configurations are shown.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    state.isSwiped = subviews.contains { $0 is SwipeActionsView }
    state.take(cellDragging)
    if let list = superview as? UICollectionView {
      state.isEditing = list.isEditing
      if let path = list.listState?.movement?.path { state.isReordering = list.indexPath(for: self) == path }
    }
    return state
  }

  /// Calls ``updateConfiguration(using:)`` at once; on iOS it waits for the next layout.
  open func setNeedsUpdateConfiguration() {
    wasConfigured = true
    updateConfiguration(using: configurationState)
  }
  /// Calls ``configurationUpdateHandler``. An override calls super.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// The content follows the cell here and not by its autoresizing mask, which cannot grow a content view of a cell
  /// that was made without a size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if interfaceBuilderID == nil { contentView.frame = contentFrame }
    placeBackgrounds()
  }

  /// Where the content view lies: everywhere.
  var contentFrame: CGRect { bounds }

  /// A content of the library says itself how large it is. Another has the room that the cell gives it.
  override func fittingSize(_ size: CGSize, estimated axes: Set<Axis>) -> CGSize {
    if interfaceBuilderID == nil { contentView.frame = contentFrame }
    guard let list = contentView as? UIListContentView else { return super.fittingSize(size, estimated: axes) }
    let around = CGSize(width: bounds.width - contentFrame.width, height: bounds.height - contentFrame.height)
    let inner = list.sizeThatFits(
      CGSize(width: axes.contains(.horizontal) ? 0 : size.width - around.width, height: 0))
    return CGSize(width: inner.width + around.width, height: inner.height + around.height)
  }
}
