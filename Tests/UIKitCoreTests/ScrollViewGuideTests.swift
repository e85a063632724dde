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
}
