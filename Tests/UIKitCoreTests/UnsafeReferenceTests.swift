import Testing

@testable import QuartzCore
@testable import UIKitCore

/// References that are `unowned(unsafe)` are nil once what they name is gone, and a view that has left a tree has none to it. Debug
/// builds assert the same in each `deinit`; see `UIView+Invariants.swift`.
@MainActor
@Suite struct UnsafeReferenceTests {
  /// A root with a box in it that a constraint and a guide refer to, laid out.
  @MainActor
  private struct Tree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()

    init() {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      box.addSubview(inner)
      root.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
      root.layoutIfNeeded()
    }
  }

  @Test func treeIsSoundAfterEachChange() {
    let tree = Tree()
    #expect(tree.root.unsoundReference == nil)
    let other = UIView()
    other.addSubview(tree.root)
    other.layoutIfNeeded()
    #expect(other.unsoundReference == nil)
    tree.box.removeFromSuperview()
    #expect(other.unsoundReference == nil && tree.box.unsoundReference == nil)
    tree.root.addSubview(tree.box)
    tree.root.sendSubviewToBack(tree.box)
    other.layoutIfNeeded()
    #expect(other.unsoundReference == nil)
  }

  @Test func superviewIsNilOnceItIsGone() {
    let box = UIView()
    weak var gone: UIView?
    do {
      let root = UIView()
      root.addSubview(box)
      gone = root
    }
    #expect(gone == nil)
    #expect(box.outer == nil && box.ownLayer.parent == nil)
  }

  @Test func superviewAndHostAreNilOfAViewThatHasLeft() throws {
    var tree: Tree? = Tree()
    let box = try #require(tree?.box)
    #expect(box.treeHost === tree?.root.treeHost && box.treeHost != nil)
    box.removeFromSuperview()
    #expect(box.isWithoutHost && box.outer == nil)
    tree = nil
    #expect(box.isWithoutHost && box.unsoundReference == nil)
    box.layoutIfNeeded()
    #expect(box.unsoundReference == nil)
  }

  @Test func hostIsNilOnceItsRootIsGone() throws {
    var tree: Tree? = Tree()
    let box = try #require(tree?.box)
    weak var host: LayoutHost?
    host = box.treeHost
    #expect(host != nil)
    tree = nil
    #expect(host == nil)
    #expect(box.isWithoutHost && box.outer == nil)
  }

  @Test func hostIsTheNewTreesAfterAMove() throws {
    var tree: Tree? = Tree()
    let box = try #require(tree?.box)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.layoutIfNeeded()
    other.addSubview(box)
    tree = nil
    #expect(box.treeHost === other.treeHost && box.treeHost != nil)
    #expect(other.unsoundReference == nil)
  }

  @Test func hostIsNilWhileARootIsDissolved() {
    let tree = Tree()
    tree.root.discardLayout()
    #expect(tree.root.isWithoutHost)
  }

  @Test func controllerIsNilOnceItIsGone() {
    let view = UIView()
    do {
      let controller = UIViewController()
      controller.view = view
      #expect(view.ownController === controller)
    }
    #expect(view.ownController == nil && view.next == nil)
  }

  @Test func controllerIsNilOfAViewThatItHasGivenUp() {
    let view = UIView()
    let controller = UIViewController()
    controller.view = view
    controller.view = UIView()
    #expect(view.ownController == nil)
  }

  @Test func holderIsNilOnceItIsGone() {
    let box = UIView()
    let constraint = box.widthAnchor.constraint(equalToConstant: 10)
    do {
      let root = UIView()
      root.addSubview(box)
      root.addConstraint(constraint)
      #expect(constraint.holder === root)
    }
    #expect(constraint.holder == nil && !constraint.isActive)
  }

  @Test func holderIsNilOfAConstraintThatIsLetGo() {
    let root = UIView()
    let constraint = root.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    root.removeConstraints([constraint])
    #expect(constraint.holder == nil)
  }

  @Test func superlayerIsNilOnceItIsGone() {
    let layer = CALayer()
    do { CALayer().addSublayer(layer) }
    #expect(layer.parent == nil)
    let parent = CALayer()
    parent.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(layer.parent == nil)
  }

  @Test func itemIsNilOnceItIsGone() {
    var view: UIView? = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    let references = [view?.reference, guide?.reference].compactMap { $0 }
    #expect(references.count == 2 && references.allSatisfy { $0.object != nil })
    (view, guide) = (nil, nil)
    #expect(references.allSatisfy { $0.object == nil })
  }

  @Test func constraintOfAnItemThatIsGoneHasNone() throws {
    var view: UIView? = UIView()
    let constraint = try #require(view?.widthAnchor.constraint(equalToConstant: 10))
    view = nil
    #expect(constraint.firstItem == nil)
  }
}
