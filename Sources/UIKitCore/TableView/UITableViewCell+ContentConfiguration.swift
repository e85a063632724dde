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
      fill(textLabel, list.text, list.attributedText, list.textProperties)
      fill(detailTextLabel, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
      if list.image != nil || styleViews.image != nil {
        imageView?.image = list.shownImage
        imageView?.tintColor =
          list.imageProperties.tintColorTransformer != nil
          ? list.imageProperties.resolvedTintColor(for: tintColor) : list.imageProperties.tintColor
      }
      setNeedsLayout()
      enclosingTable?.setNeedsLayout()
    }
  }

  private func fill(
    _ label: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    guard let label else { return }
    (label.font, label.textColor) = (properties.font, properties.resolvedColor())
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
  }

  /// The background of the system for the cell: that of a cell of a plain or a grouped table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    enclosingTable?.style == .plain || enclosingTable == nil ? .listPlainCell() : .listGroupedCell()
  }

  /// The table has to ask for the height again.
  func setNeedsRowLayout() {
    setNeedsLayout()
    enclosingTable?.setNeedsLayout()
  }

  /// Called before the cell is shown.
  func configureOnce() { if !wasConfigured { setNeedsUpdateConfiguration() } }

  func stateDidChange() {
    updateBackgrounds()
    updateSelectionMark()
    if automaticallyUpdatesContentConfiguration, let storedConfiguration,
      !(storedConfiguration is UIListContentConfiguration)
    {
      show(storedConfiguration, insteadOf: UITableViewCellContentView())
    }
    if wasConfigured { setNeedsUpdateConfiguration() }
    if backgroundConfiguration != nil { backgroundConfigurationDidChange() }
  }

  // MARK: Backgrounds

  func backgroundConfigurationDidChange() {
    if backgroundConfiguration != nil, backgroundView != nil { backgroundView = nil }
    backgroundConfigurationView = BackgroundConfigurationView.show(
      automaticallyUpdatesBackgroundConfiguration
        ? backgroundConfiguration?.resolved(in: self).updated(for: configurationState)
        : backgroundConfiguration?.resolved(in: self),
      in: self, replacing: backgroundConfigurationView)
  }

  /// From the back: the view for all states, that of a selected row, everything else. Source: Apple's documentation of
  /// `backgroundView` and `selectedBackgroundView`.
  func updateBackgrounds() {
    let isMultiple = multipleSelectionBackgroundView != nil && enclosingTable?.selectsMany == true
    let selection = isMultiple ? multipleSelectionBackgroundView : selectedBackgroundView
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      if let view, view.superview === self, !isShown || view !== selection { view.removeFromSuperview() }
    }
    if isShown, let selection, selection.superview !== self || subviews.first !== selection {
      insertSubview(selection, at: 0)
    }
    if let backgroundView, subviews.first !== backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackgrounds()
  }

  func placeBackgrounds() {
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, backgroundConfigurationView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
  }
}
