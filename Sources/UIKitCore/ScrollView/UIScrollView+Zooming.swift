/// What a scroll view knows that is zoomed, or may be by two fingers.
@MainActor
final class ScrollZooming {
  var scale: CGFloat = 1
  /// The scale when two fingers began to zoom; nil while none do.
  var start: CGFloat?
  /// The view whose transform is the scale.
  weak var view: UIView?
  private var made: UIPinchGestureRecognizer?

  func recognizer(_ scrollView: UIScrollView) -> UIPinchGestureRecognizer {
    if let made { return made }
    let recognizer = ScrollPinchGestureRecognizer()
    recognizer.view = scrollView
    made = recognizer
    return recognizer
  }
}

/// Zooming: the scale is the transform of the view that the delegate gives, whose upper left corner stays at the content's origin, and the
/// content is as large as that view appears.
extension UIScrollView {
  var madeZooming: ScrollZooming {
    if let zooming { return zooming }
    let made = ScrollZooming()
    zooming = made
    return made
  }

  /// Source: Apple's documentation of `scrollViewWillBeginZooming(_:with:)` and `scrollViewDidEndZooming(_:with:atScale:)`: both are called
  /// for gestures and for changes that are animated.
  func announceZooming(_ isAnimated: Bool, _ change: () -> Void) {
    guard isAnimated else { return change() }
    delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    change()
    delegate?.scrollViewDidEndZooming(self, with: zooming?.view, atScale: zoomScale)
  }

  /// Sets a scale, whatever the limits.
  func zoom(to scale: CGFloat) {
    let zooming = madeZooming
    let view = delegate?.viewForZooming(in: self)
    // The delegate may give another view than before.
    if zooming.view !== view { zooming.view?.transform = .identity }
    zooming.view = view
    zooming.scale = scale
    if let view {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      contentSize = zoomed(view.bounds.size)
      placeZoomedView()
    }
    delegate?.scrollViewDidZoom(self)
  }

  /// The size of a content that has a size without zooming.
  func zoomed(_ size: CGSize) -> CGSize {
    guard let zooming, zooming.view != nil else { return size }
    return CGSize(width: size.width * zooming.scale, height: size.height * zooming.scale)
  }

  /// A transform keeps the middle; the corner is what stays.
  func placeZoomedView() {
    guard let zooming, let view = zooming.view, zooming.scale != 1 || view.frame.origin != .zero else { return }
    let size = zoomed(view.bounds.size)
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    if view.center != center { view.center = center }
  }

  func showZoomed(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = zoomScale
    contentOffset = limited(
      CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2))
  }

  // MARK: Two fingers

  func pinch(_ state: UIGestureRecognizer.State, by factor: CGFloat, around place: CGPoint) {
    switch state {
    case .began:
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
      madeZooming.start = zoomScale
      follow(factor, place)
    case .changed: follow(factor, place)
    case .ended, .cancelled:
      guard let zooming, zooming.start != nil else { return }
      let limit = min(max(zooming.scale, minimumZoomScale), maximumZoomScale)
      if limit != zooming.scale { zoom(to: limit) }
      zooming.start = nil
      contentOffset = limited(contentOffset)
      delegate?.scrollViewDidEndZooming(self, with: zooming.view, atScale: limit)
    case .possible, .failed: break
    }
  }

  /// The point of the content between the fingers stays between them.
  private func follow(_ factor: CGFloat, _ place: CGPoint) {
    guard let start = zooming?.start else { return }
    let (wished, before) = (start * factor, zoomScale)
    let limited = min(max(wished, minimumZoomScale), maximumZoomScale)
    zoom(to: bouncesZoom ? limited + (wished - limited) / 2 : limited)
    let change = zoomScale / before - 1
    contentOffset = CGPoint(x: contentOffset.x + place.x * change, y: contentOffset.y + place.y * change)
  }
}

/// The recognizer of a scroll view whose limits allow zooming.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func receives(_ touch: UITouch) -> Bool {
    guard let scrollView, scrollView.delegate?.viewForZooming(in: scrollView) != nil else { return false }
    return super.receives(touch)
  }

  override func didBecome(_ state: State) {
    guard let scrollView else { return }
    scrollView.pinch(state, by: scale, around: location(in: scrollView))
  }
}
