import LayoutReports
import Rendering
import UIKit

extension UIView {
  /// An SVG document that plays what `UIView.animate` shows when its block makes these changes and lays out:
  ///
  ///     let svg = screen.view.animatedSVG(duration: 0.3) { gap.constant = 40 }
  ///     let svg = form.animatedSVG { form.arrangedSubviews[0].isHidden = true }
  ///
  /// Frames, corners, colors and transparency go from the layout before to the layout after; a view that is hidden in one of them fades.
  /// Viewers without animation support show the layout after. Other animations of the view, and the ``AnimationClock``, have no effect.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: The pace, as Core Animation names it.
  ///   - repetition: Once by default.
  ///   - changes: Called once. The view keeps the changes.
  /// - Complexity: Two layouts and two drawings.
  public func animatedSVG(
    duration: TimeInterval = 0.3, curve: AnimationCurve = .easeInOut, repetition: Motion.Repetition = .once,
    options: RenderingOptions = [], images: (any ImageSource)? = nil, changes: () -> Void
  ) -> String {
    let before = sceneReport
    UIView.performWithoutAnimation(changes)
    let motion = Motion([before, sceneReport], duration: duration, pace: curve.pace, repetition: repetition)
    return MotionRenderer(options: options, images: images).render(motion)
  }
}

extension UIView.AnimationCurve {
  fileprivate var pace: Motion.Pace {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
