import Testing
import UIKitCore

/// A pass visits what needs something, and nothing is forgotten.
@MainActor
struct NeedsTests {
  final class Counting: UIView {
    var layouts = 0
    var updates = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let near = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let far = Counting(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() {
    let between = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(near)
    window.addSubview(between)
    between.addSubview(far)
  }

  /// Each test begins so, because the suites of the process share the main screen: one that changed it since has all laid out again.
  private func settle() {
    window.layoutIfNeeded()
    (near.layouts, near.updates, far.layouts, far.updates) = (0, 0, 0, 0)
  }

  @Test func onlyTheViewThatAskedIsLaidOut() {
    settle()
    far.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(far.layouts == 1 && near.layouts == 0)
    window.layoutIfNeeded()
    #expect(far.layouts == 1)
  }

  @Test func onlyTheViewThatAskedUpdatesItsConstraints() {
    settle()
    far.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(far.updates == 1 && near.updates == 0)
  }

  @Test func whatASubtreeNeedsComesWithIt() {
    settle()
    let alone = UIView()
    let inner = Counting()
    alone.addSubview(inner)
    window.addSubview(alone)
    window.layoutIfNeeded()
    #expect(inner.layouts == 1)
    alone.removeFromSuperview()
    inner.setNeedsLayout()
    far.addSubview(alone)
    window.layoutIfNeeded()
    #expect(inner.layouts == 2)
  }

  /// A view that asks for another layout while it is laid out gets it, once.
  @Test func aViewMayAskWhileItIsLaidOut() {
    settle()
    final class Asking: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if layouts == 1 { setNeedsLayout() }
      }
    }
    let asking = Asking()
    far.addSubview(asking)
    window.layoutIfNeeded()
    #expect(asking.layouts == 2)
  }

  // MARK: Back references

  @Test func whatIsGoneIsForgotten() {
    settle()
    let inner = UIView()
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    let guide = UILayoutGuide()
    outer?.addLayoutGuide(guide)
    let constraint = inner.widthAnchor.constraint(equalTo: outer!.widthAnchor)
    constraint.isActive = true
    var controller: UIViewController? = UIViewController()
    controller?.view.addSubview(UIView())
    let view = controller?.view
    #expect(inner.superview === outer && guide.owningView === outer && constraint.secondItem === outer)
    outer = nil
    controller = nil
    #expect(inner.superview == nil && guide.owningView == nil)
    #expect(constraint.secondItem == nil && constraint.firstItem === inner && !constraint.isActive)
    #expect(view?.next == nil)
  }

  /// A subtree survives its window and is laid out in the next one.
  @Test func aSubtreeMovesFromADeadTreeToANewOne() {
    settle()
    let box = UIView()
    let inner = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 60),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    for _ in 0..<2 {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(box)
      inner.frame = .zero
      window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 7, y: 5, width: 73, height: 55))
    }
  }
}
