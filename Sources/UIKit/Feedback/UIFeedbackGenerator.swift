/// A tap that a hand feels. There is nothing to feel here: a test reads from its screen what the app has given.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator was made for; nil for one without.
  public final weak var view: UIView?

  /// A generator that belongs to no view.
  public override init() { super.init() }
  /// A generator that is an interaction of the view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Has nothing to get ready: what the app gives is recorded at once.
  open func prepare() { wasPrepared = true }
  /// Whether ``prepare()`` was called.
  package final var wasPrepared = false

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  fileprivate func record(_ feedback: Feedback) { UIApplication.shared.services.feedback.append(feedback) }
}

/// What a hand would have felt.
package enum Feedback: Equatable {
  case selection
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Feedback for a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Records the feedback.
  open func selectionChanged() { record(.selection) }
  /// Records the feedback; where it is makes no difference. Points of the generator's view.
  open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback for two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// From little to much mass, or of something that gives way or does not.
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// A generator of a style that belongs to no view.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// A generator of a style that is an interaction of the view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }
  /// The style `medium`.
  public override convenience init() { self.init(style: .medium) }

  /// Records the feedback with an intensity of 1.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Records the feedback; where it is makes no difference. Points of the generator's view.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Records the feedback. The intensity is from 0 to 1; others count as the nearer of them.
  open func impactOccurred(intensity: CGFloat) { record(.impact(style, intensity: min(max(intensity, 0), 1))) }
  /// Records the feedback; where it is makes no difference. Points of the generator's view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback for how something has ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    /// Well, with something to know, or not at all.
    case success, warning, error
  }
  /// Records the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) { record(.notification(notificationType)) }
  /// Records the feedback; where it is makes no difference. Points of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
