import Foundation
import Staging
import Testing
import UIKit

/// Edges whose value is a sum that can be written down. Views are named, so that texts are short.
@MainActor
@Suite(.serialized) struct ExplanationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func view(_ name: String, in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    root.accessibilityIdentifier = "root"
    return view
  }

  @Test func aChainIsWalkedToTheRoot() throws {
    let box = view("box")
    let label = view("label", in: box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
    ])
    let line = #line - 2
    let explanation = try #require(label.explain(.leading))
    // 0 + 20 + 16, from the label outwards.
    #expect(explanation.value == 36)
    #expect(explanation.steps.map(\.share) == [16, 20, 0])
    #expect(explanation.steps.map(\.distance) == [0, 1, 2])
    #expect(explanation.steps.map(\.rate) == [1, 1, 1])
    #expect(explanation.steps.map(\.constraint.kind) == [.constraint, .constraint, .imposed])
    #expect(explanation.offset == 0)
    #expect(explanation.freedom == nil)
    #expect(explanation.rests.isEmpty)
    #expect(explanation.dissenters.isEmpty)
    #expect(
      explanation.text == """
        label.leading is 36
          16 from label.leading == box.leading + 16 at ExplanationTests.swift:\(line); 1 per point
            20 from box.leading == root.leading + 20 at ExplanationTests.swift:\(line - 1); 1 per point
              0 from root.minX == 0 (given); 1 per point
        """)
    #expect(label.leadingAnchor.explain() == explanation)
  }

  @Test func aCentreTakesHalfOfBothEdges() throws {
    let box = view("box")
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
    ])
    let explanation = try #require(box.explain(.centerX))
    // (20 + 280) / 2: each edge moves the center by a half, so does the width of the root.
    #expect(explanation.value == 150)
    let rates = Dictionary(uniqueKeysWithValues: explanation.steps.map { ($0.constraint.text, $0.rate) })
    #expect(
      rates == [
        "box.leading == root.leading + 20": 0.5, "box.trailing == root.trailing - 40": 0.5, "root.width == 320": 0.5,
        "root.minX == 0": 1,
      ])
    #expect(explanation.steps.map(\.share).reduce(0, +) == 150)
    // Wider than nothing: the leading edge may go as far as 280, the trailing edge inwards as far as 20.
    let leading = try #require(explanation.steps.first { $0.constraint.text == "box.leading == root.leading + 20" })
    #expect(leading.range?.upperBound == 280)
    let trailing = try #require(explanation.steps.first { $0.constraint.text == "box.trailing == root.trailing - 40" })
    #expect(trailing.range?.lowerBound == -300)
  }

  @Test func marginsAreInsets() throws {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    let box = view("box")
    box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 5).isActive = true
    let step = try #require(box.explain(.leading)?.steps.first)
    // 12 of the margin and 5 of the constant.
    #expect(step.share == 17)
    #expect(step.inset == 12)
    #expect(step.constant == 5)
  }

  @Test func anInequalityThatBindsEndsWhereTheOtherBegins() throws {
    let box = view("box")
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
    ])
    let wish = box.widthAnchor.constraint(equalToConstant: 1000)
    wish.priority = .defaultHigh
    wish.isActive = true
    let explanation = try #require(box.explain(.width))
    // Of 200 and 310 the smaller counts, until it is the greater; below it no width is negative.
    #expect(explanation.value == 200)
    #expect(explanation.steps.map(\.constraint.text) == ["box.width <= 200"])
    #expect(explanation.steps.first?.range == 0...310)
    // The other has 310 - 200 to spare.
    #expect(explanation.limits.map(\.slack) == [110])
    // The wish would be 1000, and 200 is what it gets; the required width forbids it, or the edge does.
    let dissenter = try #require(explanation.dissenters.first)
    #expect(explanation.dissenters.count == 1)
    #expect(dissenter.wanted == 1000)
    #expect(dissenter.actual == 200)
    #expect(dissenter.valueIfObeyed == nil)
    #expect(dissenter.constraint.priority == 750)
    #expect(dissenter.losesTo.map(\.text) == ["box.width <= 200"])
  }

  @Test func ofTwoWishesTheStrongerCounts() throws {
    let box = view("box")
    func wish(_ width: CGFloat, _ priority: Float) {
      let constraint = box.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    wish(200, 750)
    wish(180, 751)
    let explanation = try #require(box.explain(.width))
    #expect(explanation.value == 180)
    #expect(explanation.steps.map(\.constraint.text) == ["box.width == 180 @751"])
    #expect(explanation.dissenters.map(\.constraint.text) == ["box.width == 200 @750"])
    #expect(explanation.dissenters.first?.valueIfObeyed == 200)
    #expect(explanation.dissenters.first?.losesTo.map(\.text) == ["box.width == 180 @751"])
  }

  @Test func contentsHoldASize() throws {
    final class Picture: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 42, height: 10) }
    }
    let picture = Picture()
    picture.accessibilityIdentifier = "picture"
    picture.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(picture)
    picture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    let explanation = try #require(picture.explain(.trailing))
    // 8 and its 42.
    #expect(explanation.value == 50)
    #expect(explanation.steps.map(\.share).reduce(0, +) == 50)
    #expect(explanation.steps.contains { $0.constant == 42 && $0.rate == 1 && $0.range == nil })
  }

  @Test func fromRightToLeftTheConstantCountsToTheLeft() throws {
    root.semanticContentAttribute = .forceRightToLeft
    let box = view("box")
    box.semanticContentAttribute = .forceRightToLeft
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    let explanation = try #require(box.explain(.leading))
    // The leading edge is the right one: 320 - 30, and a greater constant moves it to the left.
    #expect(explanation.value == 290)
    #expect(explanation.steps.first?.rate == -1)
    #expect(explanation.steps.first?.share == -30)
  }

  @Test func whatNothingHoldsRests() throws {
    let box = view("box")
    box.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    let explanation = try #require(box.explain(.bottom))
    // Nothing says how high it is; a fresh view has no height.
    #expect(explanation.value == 7)
    #expect(explanation.freedom == 7...Double.infinity)
    #expect(box.explain(.top)?.freedom == nil)
    #expect(explanation.rests.map(\.quantity) == ["box.height"])
    #expect(explanation.rests.first?.isLeast == false)
  }

  @Test func aValueBecomesJSON() throws {
    let box = view("box")
    let constraint = box.widthAnchor.constraint(equalToConstant: 30)
    constraint.identifier = "wide"
    constraint.isActive = true
    let line = #line - 3
    // A width of one constraint, which may be anything down to zero.
    #expect(
      box.explain(.width)?.json() == """
        {"item":"box", "attribute":"width", "value":30, "steps":[{"constraint":{"text":"box.width == 30", \
        "kind":"constraint", "priority":1000, "identifier":"wide", \
        "file":"StagingTests/ExplanationTests.swift", "line":\(line)}, "share":30, "constant":30, "rate":1, \
        "range":{"from":0}, "distance":0}], "rests":[], "against":[], "limits":[]}
        """)
  }

  @Test func whatGaveWayInAConflictIsAgainstIt() throws {
    let log = LayoutLog.write
    LayoutLog.write = { _ in }
    defer { LayoutLog.write = log }
    let box = view("box")
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 120), box.widthAnchor.constraint(equalToConstant: 70),
    ])
    // 70 is the newer, and gives way; the edge stands where 120 ends.
    let explanation = try #require(box.explain(.width))
    #expect(explanation.value == 120)
    let dissenter = try #require(explanation.dissenters.first)
    #expect(dissenter.wanted == 70)
    #expect(dissenter.actual == 120)
    #expect(dissenter.losesTo.map(\.text) == ["box.width >= 120"])
  }

  @Test func beforeItIsInATreeNothingIsKnown() {
    let guide = UILayoutGuide()
    #expect(guide.explain(.width) == nil)
    root.addLayoutGuide(guide)
    // No constraint mentions it.
    #expect(guide.explain(.width) == nil)
    guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25).isActive = true
    // A quarter of 320, and of every point more.
    #expect(guide.explain(.width)?.value == 80)
    #expect(guide.explain(.width)?.steps.map(\.rate) == [1, 0.25])
  }

  /// The table gives a row the height that its content asks for, so that the content is the reason.
  @Test func aSelfSizingRowIsExplainedByItsContent() throws {
    let rows = OneRow()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.separatorStyle = .none
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    cell.accessibilityIdentifier = "cell"
    cell.contentView.accessibilityIdentifier = "content"
    let height = try #require(cell.explain(.height))
    // 8 above, 61 of the text, 8 below.
    #expect(height.value == 77 && height.offset == 0)
    #expect(height.steps.map(\.share).filter { $0 != 0 }.sorted() == [8, 8, 61])
    #expect(!height.text.contains("77 from") && !height.text.contains("height == 77"), "\(height)")
    let bottom = try #require(rows.box.explain(.bottom))
    #expect(bottom.value == 69 && !bottom.text.contains("height == 77"), "\(bottom)")
  }

  /// A height that the program gave is its own reason.
  @Test func aRowOfAFixedHeightIsExplainedByTheTable() throws {
    let rows = OneRow()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.separatorStyle = .none
    table.dataSource = rows
    table.rowHeight = 77
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(try #require(cell.explain(.height)).text.contains("height == 77"))
  }

  /// A number with which a constraint would hold is no size.
  @Test func aDissenterSaysThatItsConstantIsMeant() throws {
    let box = view("box")
    let wide = box.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor), wide,
    ])
    #expect(try #require(box.explain(.width)).text.contains("which needs a constant of 320"))
  }
}

/// A row with a box of 61 points, 8 from the top and the bottom.
@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
  let box = UIView()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      box.heightAnchor.constraint(equalToConstant: 61),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    return cell
  }
}
