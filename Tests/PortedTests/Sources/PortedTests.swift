import Ported
import Ported6
import XCTest

/// Tests as they are written for iOS: synchronous, and of the main actor.
@MainActor
class LayoutTestCase: XCTestCase {
  var root: UIView!
  var view: UIView!

  override func setUp() {
    super.setUp()
    root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view = UIView()
    root.addSubview(view)
  }

  override func tearDown() {
    root = nil
    super.tearDown()
  }
}

final class OperatorTests: LayoutTestCase {
  func testEdgesMeet() {
    view.leftEdge <-> (root.leftEdge, 10)
    view.rightEdge <-> (root.rightEdge, -20)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 10)
    XCTAssertEqual(view.frame.width, 70)
  }

  func testDistancesAreNumbers() throws {
    XCTAssertEqual(try XCTUnwrap(Optional(Distance(points: 3))).points, 3)
  }
}

final class HierarchyTests: LayoutTestCase {
  func testSubviewsAreAdded() {
    XCTAssertTrue(root.adding(UIView(), UIView()) === root)
    XCTAssertEqual(root.subviews.count, 3)
  }

  func testCellsTakeThemIntoTheirContent() {
    let cell = UITableViewCell()
    (cell as UIView).adding([view])
    XCTAssertTrue(view.superview === cell.contentView)
    cell.adding(view)
    XCTAssertTrue(view.superview === cell.contentView)
  }

  func testDescriptionsAreOverridden() {
    let named = NamedView()
    named.name = "a"
    XCTAssertEqual(named.description, "NamedView(a)")
    let label = SpeakingLabel()
    label.text = "b"
    XCTAssertEqual((label as NSObject).debugDescription, "says b")
    XCTAssertEqual(UIGestureRecognizer.State.began.debugDescription, "state 1")
  }

  func testResultBuildersMakeStacks() {
    let isLong = true
    let stack = UIStackView(spacing: 4) {
      view
      if isLong { UILabel() }
      for _ in 0..<2 { UIView() }
    }
    XCTAssertEqual(stack.arrangedSubviews.count, 4)
    XCTAssertEqual(stack.spacing, 4)
  }

  func testConstraintsConform() {
    let made = [view.widthAnchor.constraint(equalToConstant: 7), view.heightAnchor.constraint(equalToConstant: 8)]
    view.translatesAutoresizingMaskIntoConstraints = false
    made.install()
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.size, CGSize(width: 7, height: 8))
    made[0].remove()
    XCTAssertFalse(made[0].isActive)
  }
}

final class PanelTests: LayoutTestCase {
  final class Sizes: NSObject, PanelDelegate {
    func panel(_ panel: Panel, heightFor size: CGSize) -> NSNumber { NSNumber(value: Double(size.width)) }
  }
  final class Traits: NSObject, PanelDelegate {
    var moves = 0
    func panel(_ panel: Panel, heightFor traits: UITraitCollection) -> NSNumber { 5 }
    func panelDidMove(_ panel: Panel) { moves += 1 }
  }

  func testRequirementsAreToldApartByTypes() {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    XCTAssertEqual(panel.height, -1)
    let sizes = Sizes()
    panel.delegate = sizes
    XCTAssertEqual(panel.height, 3)
    let traits = Traits()
    panel.delegate = traits
    XCTAssertEqual(panel.height, 5)
    XCTAssertEqual(traits.moves, 1)
    XCTAssertEqual(Panel.topInset, 0)
  }

  func testExpectationsAreMet() {
    let isMet = expectation(description: "met")
    DispatchQueue.main.async { isMet.fulfill() }
    wait(for: [isMet], timeout: 5)
  }

  func testLayoutGuidesAreObjects() {
    let controller = UIViewController()
    XCTAssertTrue(controller.topLayoutGuide === controller.topLayoutGuide)
    XCTAssertTrue(controller.topLayoutGuide.isEqual(controller.topLayoutGuide))
  }
}
