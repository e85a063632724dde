/// How the lines between the rows of a list look. Pictures show those below rows, in one color.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a line is seen.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list has it.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that stand for those of the list.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Of the line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Of the line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Points; ``automaticInsets`` by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Points; ``automaticInsets`` by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// That of separators by default.
  public var color: UIColor = .separator
  /// Beside selected rows; that of separators by default.
  public var multipleSelectionColor: UIColor = .separator
  /// Nil by default.
  public var visualEffect: UIVisualEffect?

  /// As lists of the appearance have it.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (one: Self, other: Self) -> Bool {
    one.parts == other.parts && one.topSeparatorInsets == other.topSeparatorInsets
      && one.bottomSeparatorInsets == other.bottomSeparatorInsets
  }
  private var parts: [AnyHashable?] {
    [
      topSeparatorVisibility, bottomSeparatorVisibility, color, multipleSelectionColor,
      visualEffect.map(ObjectIdentifier.init),
    ]
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
