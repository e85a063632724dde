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
