import Testing

@testable import UIKitCore

/// Source: Apple's documentation of `adjustedContentInset` and `ContentInsetAdjustmentBehavior`; the rest is arithmetic.
@MainActor
@Suite(.serialized) struct ScrollInsetTests {
  private let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  init() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 34, right: 0)
    controller.view.frame = window.bounds
    controller.view.addSubview(UIView())
    controller.view.addSubview(scroll)
    window.rootViewController = controller
  }

  @Test func onlyAxesThatScrollAreAdjusted() {
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentSize = CGSize(width: 320, height: 569)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    // What rests at its beginning stays there.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -20))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 5, bottom: 34, right: 0))
    scroll.contentInset.top = 7
    #expect(scroll.adjustedContentInset.top == 27 && scroll.contentOffset.y == -27)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func boundsThatScrolledMoveTheContentOnly() {
    final class Witness: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let witness = Witness()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = witness
    window.layoutIfNeeded()
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    window.layoutIfNeeded()
    #expect(witness.offsets == [300] && content.frame.minY == 0)
    // 900 ends 32 below 300 + 568.
    scroll.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset.y == 332)
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 5
    #expect(scroll.zoomScale == 3)
  }
}
