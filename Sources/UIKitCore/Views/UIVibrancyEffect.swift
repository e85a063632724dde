/// An effect that lets the colours behind a blur shine through, stored as data.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  public let blurEffect: UIBlurEffect

  /// Stores the blur; the effect has no picture here.
  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}
