import Platform

/// What pictures show of a row of a list besides its content.
package struct ListRowLook {
  package let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the row is the first or the last one of its group.
  package let (isFirst, isLast): (Bool, Bool)
  /// Whether the row is an item that stands for the header of its section, and belongs to no group.
  package let isHeader: Bool
  /// The line below the row; nil for none.
  package let separator: ListSeparator?
}

/// A line below a row.
package struct ListSeparator {
  package let color: UIColor
  /// What the line leaves free at its ends, in the direction of reading; points.
  package let (leading, trailing): (CGFloat, CGFloat)
}

/// A sign at the side of a row.
package struct AccessoryMark {
  package let symbol: String
  package let color: UIColor
  package let frame: CGRect
}

extension UICollectionViewListCell {
  /// Nil for a cell that is no row of a list, such as a header.
  package final var rowLook: ListRowLook? {
    guard let list = superview as? UICollectionView, let path = list.indexPath(for: self),
      let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let configuration = layout.section(path.section)?.listConfiguration
    else { return nil }
    let hasHeader = configuration.headerMode == .firstItemInSection
    let (isHeader, isFirst) = (hasHeader && path.item == 0, path.item == (hasHeader ? 1 : 0))
    let isLast = path.item == list.numberOfItems(inSection: path.section) - 1
    return ListRowLook(
      appearance: configuration.appearance, isFirst: isFirst, isLast: isLast, isHeader: isHeader,
      separator: separator(of: path, configuration, isSeenByItself: !isHeader && !(isLast && configuration.hasGaps)))
  }

  private func separator(
    of path: IndexPath, _ configuration: UICollectionLayoutListConfiguration, isSeenByItself: Bool
  ) -> ListSeparator? {
    guard configuration.showsSeparators else { return nil }
    let given = configuration.separatorConfiguration
    let lines = configuration.itemSeparatorHandler?(path, given) ?? given
    switch lines.bottomSeparatorVisibility {
    case .automatic where isSeenByItself && configuration.appearance != .sidebar: break
    case .visible: break
    case .automatic, .hidden: return nil
    }
    let automatic = separatorSides
    func inset(_ given: CGFloat, _ own: CGFloat) -> CGFloat { given == .greatestFiniteMagnitude ? own : given }
    return ListSeparator(
      color: lines.color, leading: inset(lines.bottomSeparatorInsets.leading, automatic.leading),
      trailing: inset(lines.bottomSeparatorInsets.trailing, automatic.trailing))
  }

  /// Those of the layout guide, which constraints of the program may have moved.
  private var separatorSides: (leading: CGFloat, trailing: CGFloat) {
    guard separatorStart != nil else {
      return (textStart, RowMetrics.separatorIsInsetAtBothEnds[layoutProfile] ? margins.trailing : 0)
    }
    let (frame, width) = (separatorLayoutGuide.layoutFrame, bounds.width)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (width - frame.maxX, frame.minX) : (frame.minX, width - frame.maxX)
  }

  /// The signs of the standard accessories, where they stand.
  package final var accessoryMarks: [AccessoryMark] {
    let state = configurationState
    return shown.compactMap { accessory, view in
      guard let mark = accessory.accessoryType.mark(in: state) else { return nil }
      return AccessoryMark(
        symbol: mark.symbol, color: accessory.tintColor ?? mark.color ?? tintColor, frame: view.frame)
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// A color of nil is that of the tint.
  @MainActor
  fileprivate func mark(in state: UICellConfigurationState) -> (symbol: String, color: UIColor?)? {
    switch self {
    case .disclosureIndicator: ("chevron.forward", .tertiaryLabel)
    case .outlineDisclosure: (state.isExpanded ? "chevron.down" : "chevron.forward", nil)
    case .checkmark: ("checkmark", nil)
    case .delete: ("minus.circle.fill", .systemRed)
    case .insert: ("plus.circle.fill", .systemGreen)
    case .reorder: ("line.3.horizontal", .tertiaryLabel)
    case .multiselect: (state.isSelected ? "checkmark.circle.fill" : "circle", state.isSelected ? nil : .tertiaryLabel)
    case .detail: ("info.circle", nil)
    case .label, .popUpMenu, .customView: nil
    }
  }
}

extension UICollectionView {
  /// Nil for a section that is no list.
  final func listAppearance(ofSection section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(section)?.listConfiguration?.appearance
  }

  /// The color behind a list: of the configuration of its first section, else that of the appearance; nil for what is no list, and for
  /// sidebars.
  package final var listGround: UIColor? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let configuration = layout.section(0)?.listConfiguration
    else { return nil }
    if let own = configuration.backgroundColor { return own }
    switch configuration.appearance {
    case .plain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return nil
    }
  }
}
