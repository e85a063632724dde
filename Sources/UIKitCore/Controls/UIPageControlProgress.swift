/// How far the current page of a page control has got, which pictures show in its dot. Source: Apple's documentation of iOS 17.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Says where a page begins, and hears whether the progress is in sight; nil by default.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// From 0, the default, to 1; other numbers are pinned.
  open var currentProgress: Float = 0 {
    didSet {
      if !(currentProgress >= 0 && currentProgress <= 1) { currentProgress = currentProgress > 1 ? 1 : 0 }
      if currentProgress != oldValue { pageControl?.setNeedsDisplay() }
    }
  }
  /// Whether a page control in a window shows the progress.
  open var isProgressVisible: Bool { pageControl?.window != nil }
  /// The control that shows it.
  internal(set) public weak var pageControl: UIPageControl? {
    didSet { if pageControl !== oldValue { delegate?.pageControlProgressVisibilityDidChange(self) } }
  }

  /// A progress of 0.
  public override init() { super.init() }

  /// Another page is the current one.
  func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// Says where the pages of a page control begin.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
  /// The progress, from 0 to 1, at which a page begins; 0 without an implementation.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// A control has begun to show the progress, or shows it no more.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that grows with the time and turns the page at its end. The control then sends `valueChanged`.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds that a page without a duration of its own takes.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one; false by default: the timer stops at the end of the last page.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer runs.
  open var isRunning: Bool { link != nil }
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  private var lastFrame: TimeInterval?

  /// A timer that does not run yet.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Lets the timer run from where it is. No effect while it runs.
  open func resumeTimer() {
    guard link == nil else { return }
    lastFrame = nil
    let link = CADisplayLink(
      target: UIPageControlTimer(self), selector: Selector("tick:", UIPageControlTimer.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }
  /// Stops the timer where it is.
  open func pauseTimer() {
    link?.invalidate()
    link = nil
  }
  /// Gives a page a duration of its own, in seconds; 0 or less is the preferred one again.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration > 0 ? duration : nil }
  /// Seconds that a page takes.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  fileprivate func advance(to time: TimeInterval) {
    defer { lastFrame = time }
    // The first frame has nothing before it from which to count.
    guard let lastFrame, let control = pageControl, control.numberOfPages > 0 else { return }
    let duration = duration(forPage: control.currentPage)
    // Sixty frames of a sixtieth are a second, in spite of rounding.
    let progress = duration > 0 ? Double(currentProgress) + (time - lastFrame) / duration : 1
    guard progress >= 1 - 1e-5 else {
      currentProgress = Float(progress)
      (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
      return
    }
    currentProgress = 1
    (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
    let isLast = control.currentPage == control.numberOfPages - 1
    let next = isLast ? 0 : control.currentPage + 1
    let isAllowed =
      (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgress(self, shouldAdvanceToPage: next)
      ?? true
    guard !isLast || resetsToInitialPageAfterEnd, isAllowed else { return pauseTimer() }
    if next == control.currentPage { return pageDidChange(to: next) }
    control.currentPage = next
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// Does not keep the progress alive, as a link keeps its target.
@MainActor
private final class UIPageControlTimer: NSObject {
  weak var progress: UIPageControlTimerProgress?

  init(_ progress: UIPageControlTimerProgress) { self.progress = progress }

  func tick(_ link: CADisplayLink) {
    guard let progress else { return link.invalidate() }
    progress.advance(to: link.timestamp)
  }
}

/// Decides whether a timer turns pages.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Whether the timer may go on to a page, after which it stops if not; true without an implementation.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// The timer has changed ``UIPageControlProgress/currentProgress``.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
