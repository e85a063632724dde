/// The control that a user pulls down to refresh a list. It is 60 points high and is not added to the scroll view, so
/// that it takes no part in the layout of the content.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Between ``beginRefreshing()`` and ``endRefreshing()``.
  open private(set) var isRefreshing = false
  /// Nil by default. No effect here, which the log says once: the height stays 60 points.
  open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != nil { LayoutLog.noteWithoutEffect("UIRefreshControl.attributedTitle") } }
  }

  /// Sends no action, and moves no content.
  open func beginRefreshing() { isRefreshing = true }
  /// Has no effect where nothing is being refreshed.
  open func endRefreshing() { isRefreshing = false }

  /// Does what a finger does that pulls the content far enough.
  func userDidPull() {
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
  /// The height of the frame, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }
}
