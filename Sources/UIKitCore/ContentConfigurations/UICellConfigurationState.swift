/// The name of a value that an app adds to the state of a view.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same as ``init(rawValue:)``.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a view is like while its configuration is shown.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Only code of the app sets it.
  public var isDisabled = false
  /// Only code of the app sets it.
  public var isHighlighted = false
  /// Only code of the app sets it.
  public var isSelected = false
  /// Only code of the app sets it: nothing has the focus.
  public var isFocused = false
  /// Only code of the app sets it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What a cell is like while its configuration is shown.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// What a finger does with the cell that drags it into another place of an app.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It has lifted the cell, or drags it.
    case lifting, dragging
  }
  /// What is dragged over the list of the cell.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none
    /// Something that would not go into the cell, or that would.
    case notTargeted, targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Only code of the app sets it.
  public var isDisabled = false
  /// That of the cell.
  public var isHighlighted = false
  /// That of the cell.
  public var isSelected = false
  /// Only code of the app sets it: nothing has the focus.
  public var isFocused = false
  /// Only code of the app sets it.
  public var isPinned = false
  /// That of the cell.
  public var isEditing = false
  /// Whether the item of a list cell shows its children; see `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)`.
  public var isExpanded = false
  /// Whether the cell shows the buttons of a swipe.
  public var isSwiped = false
  /// Whether the item is moved to another place of its collection view.
  public var isReordering = false
  /// Whether a finger drags the cell.
  public var cellDragState = DragState.none
  /// Whether a finger that drags is over the list of the cell, and would put its items into the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
