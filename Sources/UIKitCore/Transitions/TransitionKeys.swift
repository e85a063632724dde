/// Names the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's word.
  public let rawValue: String
  /// Takes any word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was shown.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that will be shown.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's word.
  public let rawValue: String
  /// Takes any word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of the controller that was shown.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// That of the controller that will be shown.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
