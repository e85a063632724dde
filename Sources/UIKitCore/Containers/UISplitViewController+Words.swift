extension UISplitViewController {
  /// How many columns there are, and which way of working with them.
  public enum Style: Int, Sendable {
    /// Two columns that are set by ``UISplitViewController/viewControllers``, as before iOS 14.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    /// The first one, at the edge that ``UISplitViewController/primaryEdge`` names.
    case primary = 0
    /// The one between the others; only in the style of three columns.
    case supplementary = 1
    /// The last one, which takes the width that is left.
    case secondary = 2
    /// What is shown in place of all others while the controller is collapsed.
    case compact = 3
    /// The last one, at the edge opposite to the primary one, which is out of sight until it is shown. Of iOS 26.
    case inspector = 4
  }

  /// Which columns are in sight, and how.
  public enum DisplayMode: Int, Sendable {
    /// As fits the size. Never what ``UISplitViewController/displayMode`` says.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// The column before the secondary one at its side: the primary of two, the supplementary of three.
    case oneBesideSecondary = 2
    /// The same column on top of the secondary one.
    case oneOverSecondary = 3
    /// All three columns side by side.
    case twoBesideSecondary = 4
    /// Primary and supplementary column on top of the secondary one.
    case twoOverSecondary = 5
    /// Primary and supplementary column side by side, and the secondary one moved partly out of sight.
    case twoDisplaceSecondary = 6

    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// What becomes of the secondary column when others come into sight.
  public enum SplitBehavior: Int, Sendable {
    /// As fits the size. In the styles of columns never what ``UISplitViewController/splitBehavior`` says.
    case automatic = 0
    /// It gets narrower.
    case tile = 1
    /// It is covered.
    case overlay = 2
    /// It is moved partly out of sight.
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The left one where text is read from left to right.
    case leading = 0
    /// The right one where text is read from left to right.
    case trailing = 1
  }

  /// How the primary column looks. Frames do not depend on it.
  public enum BackgroundStyle: Int, Sendable {
    /// As any view.
    case none = 0
    /// As a sidebar.
    case sidebar = 1
  }

  /// When iOS shows the button that changes the display mode. Bars show no items here.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As fits the columns.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }
}
