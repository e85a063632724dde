extension ViewElement {
  /// Where the content of a view lies when it does not have the size of the view; the raw values are the document's.
  package enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the size of the view.
    case scaleToFill
    /// Scaled until it fits.
    case scaleAspectFit
    /// Scaled until it fills the view.
    case scaleAspectFill
    /// Drawn again when the size changes.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// Whether a view turns round where reading goes from right to left; the raw values are the document's.
  package enum SemanticContentAttribute: String, Hashable, Sendable {
    /// It does.
    case unspecified
    /// It does not: the buttons of a player.
    case playback
    /// It does not: directions in space.
    case spatial
    /// Its content always goes from left to right.
    case forceLeftToRight
    /// Its content always goes from right to left.
    case forceRightToLeft
  }

  /// Which ambiguities Xcode leaves out; the raw values are the document's.
  package enum AmbiguityVerification: String, Hashable, Sendable {
    /// All of them.
    case off
    /// Those of sizes.
    case ignoreSizes
  }

  /// The property of its parent that a view is stored under; the raw values are the document's.
  package enum Key: String, Hashable, Sendable {
    /// The view of a controller.
    case view
    /// The content view of a cell or an effect view.
    case contentView
    /// The header of a table.
    case tableHeaderView
    /// The footer of a table.
    case tableFooterView
    /// The header of a collection view's sections.
    case sectionHeaderView
    /// The footer of a collection view's sections.
    case sectionFooterView
    /// The accessory of a cell.
    case accessoryView
    /// The accessory of a cell while the table is edited.
    case editingAccessoryView
    /// The background of a cell, table or collection view.
    case backgroundView
    /// The background of a selected cell.
    case selectedBackgroundView
    /// The background of a cell that is one of several selected ones.
    case multipleSelectionBackgroundView
    /// The title view of a navigation item.
    case titleView
    /// The bar of a navigation controller.
    case navigationBar
    /// The bar of a tab bar controller.
    case tabBar
    /// The tool bar of a navigation controller.
    case toolbar
    /// The view of a bar button.
    case customView
    /// The refresh control of a table view controller.
    case refreshControl
  }
}

extension ViewElement.ContentMode {
  /// The mode of the document's word, for which Interface Builder has spellings that begin with a capital; nil for another
  /// word.
  init?(word: String) {
    if let mode = Self(rawValue: word) {
      self = mode
      return
    }
    let lower = word.lowercased()
    guard let mode = Self.allCases.first(where: { $0.rawValue.lowercased() == lower }) else { return nil }
    self = mode
  }
}

extension Element {
  /// The property of its parent that the element is stored under; nil without one, or for one that holds no view.
  var viewKey: ViewElement.Key? { word("key") }
}
