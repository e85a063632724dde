/// Is told when a scroll view scrolls, which here happens when its offset is set. Every function has a default that
/// does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called whenever the content offset has changed, at once.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called whenever the zoom scale has been set, also to the scale it had.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after an animated change of the offset, which takes no time here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Never called: the content keeps its size.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called after the content inset, with what bars cover, has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted, with its speed in points per millisecond and the place where the content will rest, which may
  /// be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has been lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content goes on after the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content rests after the finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
