/// A value that describes the content of a cell and makes the view that shows it.
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state. Cells ask for it when they are given a configuration.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and others of its kind after that.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown; setting it changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show the configuration; by default, if it is of the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The circumstances in which a configuration is shown.
public protocol UIConfigurationState {
  /// A value of the app under a key of its own; nil by default.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  /// Nothing but traits: everything else is false.
  @preconcurrency @MainActor
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// A cell whose content view a configuration makes.
@MainActor
protocol ConfiguredCell: UIView {
  var contentView: UIView { get set }
  var stateOfContent: any UIConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
}

extension ConfiguredCell {
  /// Shows the configuration in the content view that can, or in a new one; in the plain view if there is no configuration.
  func show(_ configuration: (any UIContentConfiguration)?, insteadOf plain: @autoclosure () -> UIView) {
    let list = (configuration as? UIListContentConfiguration)?.resolved(in: self)
    let present: (any UIContentConfiguration)? = list ?? configuration
    let configuration = automaticallyUpdatesContentConfiguration ? present?.updated(for: stateOfContent) : present
    if let view = contentView as? any UIContentView, let configuration, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let old = contentView
    contentView = configuration?.makeContentView() ?? plain()
    contentView.frame = old.frame
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Backgrounds stay behind it.
    if old.superview === self {
      insertSubview(contentView, belowSubview: old)
    } else {
      insertSubview(contentView, at: 0)
    }
    old.removeFromSuperview()
    setNeedsLayout()
  }
}

extension UITableViewCell: ConfiguredCell {
  /// The state in which a configuration is shown.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isHighlighted, state.isSelected, state.isEditing) = (isHighlighted, isSelected, isEditing)
    state.isSwiped = showingDeleteConfirmation
    state.take(cellDragging)
    return state
  }
  var stateOfContent: any UIConfigurationState { configurationState }
}

extension UICollectionViewCell: ConfiguredCell {
  var stateOfContent: any UIConfigurationState { configurationState }
}

extension UITableViewHeaderFooterView: ConfiguredCell {
  var stateOfContent: any UIConfigurationState { configurationState }
}
