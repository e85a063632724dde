/// What scrolls besides fingers.
public enum UIScrollType: Int, Sendable {
  /// A wheel with steps.
  case discrete
  /// A surface of a trackpad or a mouse.
  case continuous
}

/// Kinds of scrolling, as a set.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A surface of a trackpad or a mouse.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
