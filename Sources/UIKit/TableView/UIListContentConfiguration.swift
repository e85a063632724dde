/// Text, secondary text and an image of a row, shown with the labels of the old styles, because the sizes that iOS gives such
/// contents are not known (DEVIATIONS.md, 54).
public struct UIListContentConfiguration: UIContentConfiguration {
  /// Nil by default, which leaves the label empty.
  public var text: String?
  /// Nil by default; shown only by styles that have a second label.
  public var secondaryText: String?
  /// Nil by default, which makes no image view.
  public var image: UIImage?
  let style: UITableViewCell.CellStyle

  private init(style: UITableViewCell.CellStyle) { self.style = style }

  /// A view of its own with the content, as high as a row with it. A table cell needs none.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The configuration itself: nothing here depends on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// A title only.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(style: .default) }
  /// A title with the second text below it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .subtitle) }
  /// A title with the second text at the trailing end of the same line.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .value1) }
}

extension UITableViewCell {
  /// An empty configuration for the cell's present style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The content of the cell; nil by default. Setting a list configuration changes the cell's style to that of the configuration
  /// and fills in its labels and image. Any other configuration makes the content view of the cell, or changes the one that it
  /// has made before.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      guard let list = newValue as? UIListContentConfiguration else {
        styleViews = StyleViews()
        show(newValue, insteadOf: UITableViewCellContentView())
        enclosingTable?.setNeedsLayout()
        return
      }
      if contentView is any UIContentView { show(nil, insteadOf: UITableViewCellContentView()) }
      style = list.style
      textLabel?.text = list.text
      detailTextLabel?.text = list.secondaryText
      if list.image != nil || styleViews.image != nil { imageView?.image = list.image }
      setNeedsLayout()
      enclosingTable?.setNeedsLayout()
    }
  }
}
