extension UIView {
  /// Options of an animation, with Apple's numbers. Curves and transitions are numbers in fields of several bits, not
  /// flags.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the trees of the changed views inside the animation, so that frames that follow from the changes are
    /// animated as well.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Changes nothing here: there are no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes nothing here: every animation starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever: the completion is called only if the animation is cut short.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start after each time; with the way back it takes twice the duration.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Within the block of another animation, takes this call's duration instead of the other's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Within the block of another animation, takes this call's curve instead of the other's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, animates what the block changes; without it changes jump.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between views, hides one and shows the other instead of replacing it in the tree.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Changes nothing here: no options are inherited but duration and curve.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// The default: number 0 in the field of curves.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has the same pace all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Has the number 1 in the field of transitions, none of which has a picture here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Has the number 2 in the field of transitions; see ``transitionFlipFromLeft``.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Has the number 3 in the field of transitions; see ``transitionFlipFromLeft``.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Has the number 4 in the field of transitions; see ``transitionFlipFromLeft``.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Has the number 5 in the field of transitions; see ``transitionFlipFromLeft``.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Has the number 6 in the field of transitions; see ``transitionFlipFromLeft``.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Has the number 7 in the field of transitions; see ``transitionFlipFromLeft``.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Changes nothing here: the animation clock shows any moment.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Changes nothing here: the animation clock shows any moment.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve in its field of four bits. Unknown numbers, such as the keyboard's unpublished 7, count as ease in and
    /// out.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
  }

  /// How the pace of an animation changes, as one of Core Animation's named curves.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Has the same pace all the time.
    case linear

    var timingCurve: TimingCurve {
      switch self {
      case .easeInOut: .cubic(CAMediaTimingFunction(name: .easeInEaseOut))
      case .easeIn: .cubic(CAMediaTimingFunction(name: .easeIn))
      case .easeOut: .cubic(CAMediaTimingFunction(name: .easeOut))
      case .linear: .linear
      }
    }
  }

  /// Options of keyframe animations, with Apple's numbers. The curve of the whole animation is that of
  /// `AnimationOptions` with the same raw value.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the trees of the changed views inside the animation, so that frames that follow from the changes are
    /// animated as well.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Changes nothing here: there are no touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Changes nothing here: every animation starts from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs for ever: the completion is called only if the animation is cut short.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start after each time; with the way back it takes twice the duration.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Within the block of another animation, takes this call's duration instead of the other's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Changes nothing here: no options are inherited but the duration.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Between keyframes values change evenly; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value jumps at the end of its keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Counts as ``calculationModeLinear`` (DEVIATIONS.md, 41).
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Counts as ``calculationModeLinear`` (DEVIATIONS.md, 41).
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Counts as ``calculationModeLinear`` (DEVIATIONS.md, 41).
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { rawValue >> 10 & 0x7 == 1 }
  }
}
