import Geometry

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the cell shows; as large as the cell.
  open internal(set) var contentView = UIView()
  /// It has no effect here: it is not added to the cell.
  open var backgroundView: UIView?
  /// It has no effect here: it is not added to the cell.
  open var selectedBackgroundView: UIView?
  /// What selecting the cell performs.
  var selectionSegue: CellSegue?
  /// Set by the collection view for items that are shown.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// False by default; true while a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  private func stateDidChange() { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  /// The content of the cell; nil by default. A configuration makes the content view, or changes the one that it made before.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      show(contentConfiguration, insteadOf: UIView())
      contentOfReusableViewDidChange()
    }
  }
  /// True by default. Kept without effect: the configuration is updated when it is set.
  open var automaticallyUpdatesContentConfiguration = true
  /// Shown behind the content on iOS. It has no effect here.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// True by default. Kept without effect.
  open var automaticallyUpdatesBackgroundConfiguration = true
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

  /// The state in which configurations are shown.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isHighlighted, state.isSelected) = (isHighlighted, isSelected)
    return state
  }

  /// Calls ``updateConfiguration(using:)`` at once; on iOS it waits for the next layout.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Calls ``configurationUpdateHandler``. An override calls super.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// The content follows the cell here and not by its autoresizing mask, which cannot grow a content view of a cell
  /// that was made without a size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if interfaceBuilderID == nil { contentView.frame = contentFrame }
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

/// The background of a cell, as data: nothing of it is laid out or drawn here.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Nil by default.
  public var backgroundColor: UIColor?
  /// Points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// Points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nil by default.
  public var strokeColor: UIColor?
  /// Points; 0 by default.
  public var strokeWidth: CGFloat = 0

  /// Without a colour.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  /// Of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  /// Of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
