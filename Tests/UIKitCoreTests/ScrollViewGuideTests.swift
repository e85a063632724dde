import Testing

@testable import UIKitCore

/// Scroll views that are placed by their frame layout guide.
@MainActor
@Suite struct ScrollViewGuideTests {
  /// source: nine samples of Modern Auto Layout place a scroll view so, and its frame is unique.
  @Test func aScrollViewPlacedByItsFrameGuideIsNotAmbiguous() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (scroll, content) = (UIScrollView(), UIView())
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
    let (frame, inner) = (scroll.frameLayoutGuide, scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      frame.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      frame.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      frame.topAnchor.constraint(equalTo: root.topAnchor), frame.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.topAnchor.constraint(equalTo: content.topAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: frame.widthAnchor), content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds)
    #expect(scroll.contentSize == CGSize(width: 390, height: 2000))
    #expect(!scroll.hasAmbiguousLayout)
    #expect(TreeAmbiguities(of: root)?.inSuperview(scroll) == [])
    #expect(TreeAmbiguities(of: root)?.inSuperview(content) == [])
    #expect(scroll.contentAmbiguity == [])
  }

  /// source: Apple, Auto Layout Guide, "Working with Scroll Views": the edges and margins of a scroll view in constraints with its content
  /// are those of the content area; 3 of 3 such constraints of the corpus. The bars that cover the scroll view are no part of them.
  @Test func marginsSeenFromTheContentLieInsideTheContentArea() {
    let root = UIViewController()
    root.additionalSafeAreaInsets.top = 50
    root.loadViewIfNeeded()
    root.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let (scroll, content) = (UIScrollView(frame: root.view.bounds), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(scroll)
    scroll.addSubview(content)
    func pin(_ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: margin, multiplier: 1,
        constant: 0)
    }
    NSLayoutConstraint.activate([
      pin(.leading, .leadingMargin), pin(.top, .topMargin), pin(.trailing, .trailingMargin),
      pin(.bottom, .bottomMargin),
      content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 100, height: 60))
    #expect(scroll.contentSize == CGSize(width: 116, height: 76))
    scroll.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    root.view.layoutIfNeeded()
    #expect(content.frame.origin == CGPoint(x: 20, y: 1))
    #expect(scroll.contentSize == CGSize(width: 150, height: 63))
  }
}
