import Platform

// Controls whose size depends on the iOS release and on nothing they show. Sizes: ControlMetrics.swift.

/// An on-off switch. Its size depends on the iOS release alone: 51 by 31 points up to iOS 18, 63 by 28 from iOS 26 on.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// False by default. Setting it sends no event.
  open var isOn = false
  /// The colour of the track in pictures while the switch is on; nil means the system's green.
  open var onTintColor: UIColor?
  /// It has no effect here: pictures show a white thumb.
  open var thumbTintColor: UIColor?

  /// Sets ``isOn`` at once, whether animated or not, and sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(layoutProfile.controls.switchSize) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

/// A slider. It has an intrinsic height, which depends on the iOS release (DEVIATIONS.md, 22), but no intrinsic width.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// 0 by default. Moving it past ``value`` does not change the value.
  open var minimumValue: Float = 0
  /// 1 by default. Moving it below ``value`` does not change the value.
  open var maximumValue: Float = 1
  /// 0 by default. It may lie outside of the range from the minimum to the maximum; iOS limits it to the range, and so
  /// do pictures.
  open var value: Float = 0
  /// It has no effect here: without touches there is nothing to send in between.
  open var isContinuous = true
  /// It has no effect here: pictures draw the track in the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// It has no effect here: pictures draw this part of the track in gray.
  open var maximumTrackTintColor: UIColor?
  /// It has no effect here: pictures show a white thumb.
  open var thumbTintColor: UIColor?

  /// Sets ``value`` at once, whether animated or not, and sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(layoutProfile.controls.sliderHeight))
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(layoutProfile.controls.sliderInsets) }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

/// Two buttons that count: 94 points wide, 32 high from iOS 13 on and 29 before.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// 0 by default; not enforced on ``value``.
  open var minimumValue = 0.0
  /// 100 by default; not enforced on ``value``.
  open var maximumValue = 100.0
  /// 1 by default; what one tap adds on iOS. It has no effect here, because nothing is tapped.
  open var stepValue = 1.0
  /// 0 by default. It is not limited to the range between the minimum and the maximum.
  open var value = 0.0

  open override var intrinsicContentSize: CGSize { CGSize(layoutProfile.controls.stepperSize) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

/// A bar that fills up: 4 points high from iOS 14 on and 2 before, without a width of its own.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  /// It has no effect here: pictures fill the bar with the tint colour.
  open var progressTintColor: UIColor?
  /// It has no effect here: pictures draw the track in gray.
  open var trackTintColor: UIColor?

  /// Sets ``progress`` at once, whether animated or not. The value is not limited to 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(layoutProfile.controls.progressHeight))
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

/// A spinner, 20 points each way, or 37 in its large styles. It keeps its size when it stands still.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The raw values are UIKit's, with a gap between the styles of before iOS 13 and those of today.
  public enum Style: Int, Sendable {
    /// 37 points; before iOS 13.
    case whiteLarge = 0
    /// 20 points; before iOS 13.
    case white = 1, gray = 2
    /// 20 points; the default.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// `.medium` by default. A change of the size lays the view out again.
  open var style: Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  /// It has no effect here: pictures draw the spinner in gray.
  open var color: UIColor?
  /// True by default. It has no effect: a spinner that stands still is not hidden, so set `isHidden` where layout
  /// depends on it.
  open var hidesWhenStopped = true
  /// False until ``startAnimating()`` is called.
  open private(set) var isAnimating = false

  /// Sets ``isAnimating``. Nothing moves.
  open func startAnimating() { isAnimating = true }
  /// Clears ``isAnimating``. The view stays visible, whatever ``hidesWhenStopped`` says.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

/// A row of dots. From iOS 14 on it is 18 points wide for each page and 62 more; before, 7 points for each dot with 9
/// between.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// 0 by default, for which the control is as wide as for one page.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Counted from 0. It is not limited to the number of pages.
  open var currentPage = 0
  /// False by default. It has no effect here: a single dot keeps its size and its place in a picture.
  open var hidesForSinglePage = false
  /// It has no effect here: pictures draw the other dots in gray.
  open var pageIndicatorTintColor: UIColor?
  /// It has no effect here: pictures draw the current dot in their own colour.
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(layoutProfile.controls.pageControlSize(pages: numberOfPages))
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}
