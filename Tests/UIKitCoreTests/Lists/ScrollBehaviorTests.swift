import Testing

@testable import UIKitCore

/// Zooming, dragging and the status bar. Source: Apple's documentation of each member; the numbers are arithmetic.
@MainActor
@Suite(.serialized) struct ScrollBehaviourTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var zoomed: UIView?
    var scrollsToTop = true

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom \(scrollView.zoomScale)") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("begin \(view === zoomed)")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      heard.append("end \(view === zoomed) \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("top") }
  }

  private let listener = Listener()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = listener
    scroll.addSubview(page)
    scroll.contentSize = page.bounds.size
    window.addSubview(scroll)
    window.layoutIfNeeded()
  }

  /// Where a finger could scroll to at most is the end of the content: 300 points high in 100.
  @Test func aContentThatBecomesShorterStaysInSight() {
    scroll.contentOffset = CGPoint(x: 100, y: 200)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 200))
    scroll.contentSize.height = 250
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 150))
    scroll.contentSize = CGSize(width: 50, height: 50)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aContentThatGetsMoreRoomStaysInSight() {
    scroll.contentOffset.y = 200
    scroll.frame.size.height = 180
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 120)
    scroll.contentInset.bottom = 40
    scroll.contentOffset.y = 160
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 160)
    scroll.contentInset.bottom = 0
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 120)
  }

  /// Where a program scrolls to is its own affair.
  @Test func aProgramMayScrollBeyondTheContent() {
    scroll.contentOffset.y = 260
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 260)
  }

  private func allowZooming() {
    listener.zoomed = page
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
  }

  @Test func theScaleIsTheTransformOfTheView() {
    allowZooming()
    scroll.zoomScale = 2
    #expect(page.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      page.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && page.bounds.size == CGSize(width: 200, height: 300))
    #expect(scroll.contentSize == CGSize(width: 400, height: 600))
    window.layoutIfNeeded()
    #expect(page.frame.origin == .zero)
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4)
    #expect(listener.heard == ["zoom 2.0", "zoom 4.0"])
  }

  /// Without a view for zooming the scale is a number.
  @Test func withoutAViewTheContentKeepsItsSize() {
    scroll.maximumZoomScale = 4
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 200, height: 300))
    #expect(page.transform.isIdentity)
  }

  @Test func animatedZoomsAreAnnounced() {
    allowZooming()
    scroll.setZoomScale(2, animated: true)
    #expect(listener.heard == ["begin true", "zoom 2.0", "end true 2.0"])
  }

  /// 50 by 25 points fill 100 by 100 at a scale of 2; the middle, 125 by 112.5, comes to 250 by 225.
  @Test func aRectangleIsZoomedTo() {
    allowZooming()
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 25), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 175))
  }

  @Test func contentOfConstraintsGrowsWithTheScale() {
    allowZooming()
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    page.removeFromSuperview()
    scroll.addSubview(other)
    listener.zoomed = other
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      other.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      other.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 150), other.heightAnchor.constraint(equalToConstant: 120),
    ])
    window.layoutIfNeeded()
    scroll.zoomScale = 2
    scroll.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 240))
    #expect(other.frame == CGRect(x: 0, y: 0, width: 300, height: 240))
  }

  @Test func fingersZoomAndReturnToTheLimits() {
    allowZooming()
    scroll.pinch(.began, by: 1, around: CGPoint(x: 50, y: 50))
    #expect(scroll.isZooming)
    scroll.pinch(.changed, by: 2, around: CGPoint(x: 50, y: 50))
    #expect(scroll.zoomScale == 2)
    // 4 and half of the 2 beyond.
    scroll.pinch(.changed, by: 6, around: CGPoint(x: 50, y: 50))
    #expect(scroll.zoomScale == 5 && scroll.isZoomBouncing)
    scroll.pinch(.ended, by: 6, around: CGPoint(x: 50, y: 50))
    #expect(scroll.zoomScale == 4 && !scroll.isZooming && !scroll.isZoomBouncing)
    #expect(listener.heard.first == "begin true" && listener.heard.last == "end true 4.0")
    scroll.bouncesZoom = false
    scroll.pinch(.began, by: 1, around: .zero)
    scroll.pinch(.changed, by: 3, around: .zero)
    #expect(scroll.zoomScale == 4)
  }

  @Test func aViewThatCannotZoomHasNoPinch() {
    #expect(scroll.pinchGestureRecognizer == nil)
    allowZooming()
    #expect(scroll.pinchGestureRecognizer != nil && scroll.pinchGestureRecognizer === scroll.pinchGestureRecognizer)
  }

  @Test func theStatusBarScrollsTheOneViewThatLetsIt() {
    scroll.contentOffset.y = 50
    window.userDidTapStatusBar()
    #expect(scroll.contentOffset.y == 0 && listener.heard == ["top"])
    scroll.contentOffset.y = 50
    listener.scrollsToTop = false
    window.userDidTapStatusBar()
    #expect(scroll.contentOffset.y == 50)
    listener.scrollsToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.addSubview(other)
    window.userDidTapStatusBar()
    #expect(scroll.contentOffset.y == 50)
    other.scrollsToTop = false
    window.userDidTapStatusBar()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aDragIsLockedToItsAxis() {
    scroll.isDirectionalLockEnabled = true
    scroll.drag(.began, by: CGPoint(x: -2, y: -12), velocity: .zero)
    scroll.drag(.changed, by: CGPoint(x: -40, y: -50), velocity: .zero)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    scroll.drag(.ended, by: CGPoint(x: -40, y: -50), velocity: .zero)
    scroll.contentOffset = .zero
    // A diagonal one is not.
    scroll.drag(.began, by: CGPoint(x: -10, y: -10), velocity: .zero)
    scroll.drag(.changed, by: CGPoint(x: -40, y: -50), velocity: .zero)
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 50))
  }

  @Test func controlsKeepTouchesThatAreNotCancelled() {
    #expect(scroll.touchesShouldCancel(in: page) && !scroll.touchesShouldCancel(in: UIButton()))
    #expect(scroll.touchesShouldBegin([], with: nil, in: page))
  }

  @Test func whatHasNoIndicatorIsSaidOnce() {
    scroll.flashScrollIndicators()
    scroll.showsVerticalScrollIndicator = false
    #expect(!scroll.showsVerticalScrollIndicator)
  }
}
