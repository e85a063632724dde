import LayoutReports
import Staging
import Testing
import UIKit

/// Conflicts whose repairs can be worked out on paper.
@MainActor
@Suite(.serialized) struct ConflictExplanationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  init() { root.accessibilityIdentifier = "root" }

  /// Without the log that a conflict writes.
  private func conflicts(of view: UIView) -> [ConflictExplanation] {
    let log = LayoutLog.write
    LayoutLog.write = { _ in }
    defer { LayoutLog.write = log }
    return view.explainConflicts()
  }

  private func view(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func fillVertically(_ view: UIView) {
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
  }

  @Test func aWidthBetweenTwoEdges() throws {
    // The published log of Apple's "Press the Button": 80 + 214 + 81 is not 320.
    let button = view("button")
    fillVertically(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 80),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -81),
      button.widthAnchor.constraint(equalToConstant: 214),
    ])
    let conflicts = conflicts(of: button)
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(
      Set(conflict.members.map(\.text)) == [
        "button.leading == root.leading + 80", "button.trailing == root.trailing - 81", "button.width == 214",
        "root.width == 320",
      ])
    #expect(conflict.members.filter { $0.kind == .constraint }.allSatisfy { $0.place != nil })
    // The width gives way, so the button is 320 - 80 - 81 = 159 wide now. What leaves it so moves nothing: a lower priority
    // of the width, its right constant, its removal.
    #expect(conflict.broken.text == "button.width == 214")
    #expect(conflict.repairs.prefix(3).map(\.kind) == [.lowerPriority, .changeConstant, .remove])
    #expect(conflict.repairs.prefix(3).map(\.movement) == [0, 0, 0])
    #expect(conflict.repairs[1].value == 159)
    // With the width as it is an edge moves by 55, and the width grows by 55: to 80 - 55 = 25, or to -81 + 55 = -26.
    let others = conflict.repairs.dropFirst(3).filter { $0.kind == .changeConstant }
    #expect(Set(others.map(\.value)) == [25, -26])
    let movements = Dictionary(uniqueKeysWithValues: others.map { ($0.value ?? 0, $0.movement) })
    // The origin does not move if the trailing edge does.
    #expect(movements == [25: 110, -26: 55])
    // Nobody can give the root another width.
    #expect(conflict.repairs.count == 9)
  }

  @Test func aMaskThatNobodyTurnedOff() throws {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let conflict = try #require(conflicts(of: box).first)
    // The mask says that a fresh view has no width.
    #expect(Set(conflict.members.map(\.kind)) == [.constraint, .autoresizingMask])
    let mask = try #require(conflict.repairs.first { $0.kind == .stopTranslatingMask })
    #expect(mask.text == "set translatesAutoresizingMaskIntoConstraints of box to false")
    // Then it is 100 wide.
    #expect(mask.movement == 100)
    #expect(conflict.repairs.first { $0.kind == .changeConstant }?.value == 0)
  }

  @Test func anInequalityMovesToWhereItJustHolds() throws {
    let box = view("box")
    fillVertically(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
    ])
    let conflict = try #require(conflicts(of: box).first)
    #expect(conflict.members.count == 2)
    // Either the one becomes 150 or the other 200.
    #expect(Set(conflict.repairs.filter { $0.kind == .changeConstant }.compactMap(\.value)) == [150, 200])
  }

  @Test func aRepairThatMovesTheConflictIsNone() throws {
    let box = view("box")
    fillVertically(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 180), box.widthAnchor.constraint(equalToConstant: 150),
      box.widthAnchor.constraint(equalToConstant: 200),
    ])
    let conflicts = conflicts(of: box)
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    // 200 clashes with both of the others: without one of them it clashes with the other still.
    #expect(conflict.broken.text == "box.width == 200")
    #expect(conflict.repairs.count == 3)
    for repair in conflict.repairs { #expect(repair.text.contains("box.width == 200")) }
  }

  @Test func noConflictNoExplanation() {
    let box = view("box")
    fillVertically(box)
    #expect(conflicts(of: box).isEmpty)
  }
}
