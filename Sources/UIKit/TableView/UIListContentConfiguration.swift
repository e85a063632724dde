/// What a cell shows, as a value. Which sizes such contents have on iOS is not known (DEVIATIONS.md, 54).
public protocol UIContentConfiguration {}

/// Text, secondary text and an image of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  let style: UITableViewCell.CellStyle

  private init(style: UITableViewCell.CellStyle) { self.style = style }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(style: .default) }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .subtitle) }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .value1) }
}

extension UITableViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Shown by the views of the configuration's style.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      guard let list = newValue as? UIListContentConfiguration else { return }
      style = list.style
      textLabel?.text = list.text
      detailTextLabel?.text = list.secondaryText
      if list.image != nil || styleViews.image != nil { imageView?.image = list.image }
      setNeedsLayout()
      enclosingTable?.setNeedsLayout()
    }
  }
}
