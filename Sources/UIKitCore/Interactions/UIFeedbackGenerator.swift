/// A tap that a hand feels. There is nothing to feel here, so that the generators do nothing; they can be made and called everywhere.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator that does nothing.
  public override init() { super.init() }
  /// Does nothing.
  open func prepare() {}
}

/// Feedback for a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Feedback for two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// From little to much mass, or of something that gives way or does not.
    case light, medium, heavy, soft, rigid
  }

  /// The style makes no difference.
  public init(style: FeedbackStyle) { super.init() }
  /// The style `medium`.
  public override convenience init() { self.init(style: .medium) }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for how something has ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    /// Well, with something to know, or not at all.
    case success, warning, error
  }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
