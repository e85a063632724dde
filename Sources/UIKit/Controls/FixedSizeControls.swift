// Controls whose size depends on the iOS release and on nothing they show. Sizes: ControlMetrics.swift.

@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var value: Float = 0
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight)
  }
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.sliderInsets }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var value = 0.0

  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.progressHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101 }

  open var style: Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor?
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { ControlMetrics.pageControlSize(pages: numberOfPages) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open var preferredDatePickerStyle: Style = .automatic { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .inline: CGSize(width: 320, height: 330)
    case .compact: CGSize(width: 204, height: 34.5)
    case .automatic, .wheels: ControlMetrics.wheelsSize
    }
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

@preconcurrency @MainActor
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { ControlMetrics.wheelsSize }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}

@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.searchBarHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
