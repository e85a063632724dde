import Foundation
import Testing

@testable import UIKitCore

/// Behaviour of iOS on which public suites and apps depend, a test for each: what they assert, or recorded, there.
@MainActor
@Suite struct ObservedBehaviourTests {
  private func shown(_ view: UIView = UIView()) -> (window: UIWindow, root: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, view)
  }

  private func box(in root: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  // MARK: Ambiguous places

  @Test func anAmbiguousPlaceLiesOnItsBound() {
    let (window, root) = shown()
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -74),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    // 393 - 74 - 100 = 219.
    #expect(view.frame == CGRect(x: 219, y: 23, width: 100, height: 100))
    // It is ambiguous all the same.
    #expect(view.hasAmbiguousLayout)
  }

  /// One edge alone: the place follows the bound, the size stays 0.
  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func aSingleEdgeLiesOnItsBound(_ relation: NSLayoutConstraint.Relation) {
    let (window, root) = shown()
    let view = box(in: root)
    NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: relation, toItem: root, attribute: .bottom, multiplier: 1,
      constant: -23
    ).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == CGFloat(829))
    #expect(view.frame.height == CGFloat(0))
  }

  @Test func anAmbiguousSizeIsNothing() {
    let (window, root) = shown()
    let view = box(in: root)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 23).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  /// What is no longer ambiguous forgets where it rested.
  @Test func aSettledPlaceLeavesItsBound() {
    let (window, root) = shown()
    let view = box(in: root)
    view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == 23)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == 5)
  }

  // MARK: Anchors

  @Test func anAttributeHasOneAnchor() {
    let view = UIView()
    let guide = UILayoutGuide()
    let (a, b) = (view.widthAnchor.constraint(equalToConstant: 5), view.widthAnchor.constraint(equalToConstant: 6))
    #expect(a.firstAnchor === b.firstAnchor)
    #expect(a.firstAnchor === view.widthAnchor)
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(a.firstAnchor as AnyObject is NSLayoutDimension)
    #expect(a.secondAnchor == nil)
  }

  @Test func anAnchorDoesNotKeepItsView() {
    var view: UIView? = UIView()
    weak let kept = view
    let anchor = view?.trailingAnchor
    view = nil
    #expect(kept == nil)
    #expect(anchor?.item == nil)
  }

  // MARK: Pixels, windows, masks

  @Test func aWidthOfWholePointsStaysWhole() {
    let screen = UIScreen.main.scale
    #expect(screen > 0)
    let (window, root) = shown()
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10.0 / 3),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func aWindowIsHiddenUntilItIsShown() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
  }

  /// 50 and 250 points of margin share 400 more: 50 + 400 · 50 / 300 = 116.67.
  @Test func marginsShareAChangeInProportion() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 800, height: 500)
    #expect(abs(view.frame.minX - 116.6667) < 0.001)
    #expect(view.frame.size == CGSize(width: 100, height: 200))
  }

  /// A document's view is resized once, whether it was laid out before its superview got another size or not: 79 · 750 / 375 = 158.
  @Test func aViewOfADocumentIsResizedOnce() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let view = UIView(frame: CGRect(x: 79, y: 0, width: 65, height: 20))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    superview.addSubview(view)
    view.ownAutoresizing.reference = CGSize(width: 375, height: 100)
    superview.frame.size.width = 750
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 158, y: 0, width: 130, height: 20))
  }

  /// A window lays the view that it shows out to its bounds, also one that leaves its frame to constraints.
  @Test func aWindowFillsItselfWithItsView() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let (window, root) = shown(view)
    window.layoutIfNeeded()
    #expect(root.frame == window.bounds)
  }

  // MARK: Passes

  @Test func updatesConcernWhatIsBelow() {
    final class Counter: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let (window, root) = shown()
    let (outer, inner) = (Counter(), Counter())
    root.addSubview(outer)
    outer.addSubview(inner)
    window.layoutIfNeeded()
    (outer.count, inner.count) = (0, 0)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    #expect((outer.count, inner.count) == (0, 1))
    outer.updateConstraintsIfNeeded()
    #expect((outer.count, inner.count) == (1, 1))
  }

  @Test func aGuideOfBarsBringsItsConstraints() {
    let controller = UIViewController()
    let view = box(in: controller.view)
    view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 3)
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 0)
  }

  /// The description of the first item costs many times what a constraint does, and is needed for a refusal alone.
  @Test func makingAConstraintDescribesNothing() {
    final class Quiet: UIView {
      nonisolated(unsafe) var descriptions = 0
      override var description: String {
        descriptions += 1
        return "quiet"
      }
    }
    let view = Quiet()
    _ = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 5)
    #expect(view.descriptions == 0)
  }

  // MARK: Buttons

  @Test func aButtonShowsItsTitleInALabel() throws {
    let button = UIButton(type: .system)
    button.setTitle("Layout", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 47, height: 30))
    button.frame = CGRect(x: 0, y: 0, width: 47, height: 30)
    button.layoutIfNeeded()
    let label = try #require(button.subviews.first as? UILabel)
    #expect(label === button.titleLabel)
    #expect(label.frame == CGRect(x: 0, y: 6, width: 47, height: 18))
  }

  /// Frames set by hand are not moved to the pixels; a layout that sets one again would never settle.
  @Test func aFrameSetInALayoutMayLieBetweenPixels() {
    final class Centering: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        subviews[0].frame = CGRect(x: 45.75, y: 0, width: 28, height: 18)
      }
    }
    let (window, root) = shown()
    let view = Centering()
    view.addSubview(UIView())
    root.addSubview(view)
    window.layoutIfNeeded()
    view.layouts = 0
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.layouts == 1)
    #expect(view.subviews[0].frame == CGRect(x: 45.75, y: 0, width: 28, height: 18))
  }

  /// A label that a button places by its frame counts in a fitting size once a constraint names it.
  @Test func aFittingSizeHearsOfATitle() throws {
    let (_, root) = shown()
    let holder = UIView()
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let marker = UIView()
    for view in [button, marker] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    root.addSubview(holder)
    holder.translatesAutoresizingMaskIntoConstraints = false
    let title = try #require(button.titleLabel)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: holder.topAnchor),
      button.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      button.widthAnchor.constraint(equalToConstant: 100), button.heightAnchor.constraint(equalToConstant: 60),
      marker.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 50),
      marker.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      marker.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      marker.heightAnchor.constraint(equalToConstant: 10), marker.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let size = holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == title.frame.maxY + 60)
    #expect(title.frame.maxY > 30)
  }

  // MARK: Visual format

  @Test(arguments: ["H:[a]->=0-[b]", "H:[a]-==10-[b]", "H:[a]-<=10-[b]", "H:[a]-0@999-[b]", "H:[a]->=4@999-[b]"])
  func predicatesNeedNoParentheses(_ format: String) throws {
    let (a, b) = (UIView(), UIView())
    let superview = UIView()
    for view in [a, b] { superview.addSubview(view) }
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: [], metrics: nil, views: ["a": a, "b": b])
    let constraint = try #require(made.first)
    #expect(made.count == 1)
    let relation: NSLayoutConstraint.Relation =
      format.contains(">=") ? .greaterThanOrEqual : format.contains("<=") ? .lessThanOrEqual : .equal
    #expect(constraint.relation == relation)
    #expect(constraint.constant == (format.contains("10") ? 10 : format.contains("4@") ? 4 : 0))
    #expect(constraint.priority.rawValue == (format.contains("@999") ? 999 : 1000))
  }
}
