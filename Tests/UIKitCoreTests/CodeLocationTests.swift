import AutoLayout
import Testing
import UIKitCore

/// The line of the call is remembered, and Apple's functions keep their shape; that this compiles is half of the test.
@MainActor
@Suite(.serialized) struct CodeLocationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let box = UIView()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  @Test func callsAreLocated() {
    let first: UInt = #line + 2
    let made: [NSLayoutConstraint] = [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8),
      box.trailingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      box.bottomAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2, constant: 1),
    ]
    #expect(made.map { $0.codeLocation?.line } == made.indices.map { first + UInt($0) })
    #expect(made.allSatisfy { $0.codeLocation?.fileID == "UIKitCoreTests/CodeLocationTests.swift" })
    // What the overloads pass on arrives.
    #expect(made[1].constant == 8)
    #expect(made[2].constant == 16)
    #expect(made[6].multiplier == 2)
    #expect(made[6].constant == 1)
    #expect(made[0].codeLocation?.description == "CodeLocationTests.swift:\(first)")
  }

  @Test func longFormAndVisualFormat() {
    let first: UInt = #line + 1
    let long = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 10)
    #expect(long.codeLocation?.line == first)
    let visual = NSLayoutConstraint.constraints(withVisualFormat: "H:|[box(20)]", metrics: nil, views: ["box": box])
    #expect(visual.map { $0.codeLocation?.line } == [first + 4, first + 4])
  }

  @Test func whatTheSystemMakesIsInNobodysCode() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(!stack.constraints.isEmpty)
    #expect(stack.constraints.allSatisfy { $0.codeLocation == nil })
  }

  @Test func functionsCanBeNamedWithoutACall() {
    let make: @MainActor (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint = box.leadingAnchor.constraint(
      equalTo:)
    let constraint = make(root.leadingAnchor)
    #expect(constraint.firstItem === box)
    #expect(constraint.codeLocation == nil)
    let named = [box.widthAnchor].map { $0.constraint(equalToConstant:) }
    #expect(named[0](12).constant == 12)
    let initializer = NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    #expect(initializer(box, .width, .equal, nil, .notAnAttribute, 1, 30).constant == 30)
    let visual = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
    #expect(visual("[box(20)]", [], nil, ["box": box]).count == 1)
  }

  @Test func aProtocolMayAskForApplesShape() {
    #expect(width(of: box.widthAnchor, 14).constant == 14)
  }

  private func width(of maker: some ConstantMaker, _ constant: CGFloat) -> NSLayoutConstraint {
    maker.constraint(equalToConstant: constant)
  }

  @Test func overridesAreHonoured() {
    let constraint = DoublingConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 10)
    #expect(constraint.constant == 20)
    #expect(constraint.codeLocation != nil)
  }
}

@MainActor
private protocol ConstantMaker {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutDimension: ConstantMaker {}

private final class DoublingConstraint: NSLayoutConstraint {
  override var constant: CGFloat {
    get { super.constant * 2 }
    set { super.constant = newValue }
  }
}
