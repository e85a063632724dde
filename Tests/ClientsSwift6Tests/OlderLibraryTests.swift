// An app of today that uses a library written before actors.
import ClientLibraries5
import Testing
import UIKit

@MainActor
@Suite struct OlderLibraryTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// 200 - 2 · 20 wide; at most 50 high, though 80 is wished.
  @Test func operators() {
    let child = UIView()
    view.addSubview(child)
    child.leading == view.leading + 20
    child.trailing == view.trailing - 20
    child.top == view.top
    child.height <= 50
    child.height == 80 ~ .required - 1
    view.layoutIfNeeded()
    expect(child, 20, 0, 160, 50)
  }

  @Test func chains() {
    let child = UIView()
    view.addSubview(child)
    child.storedPins = child.pinEdges(to: view, insets: .all(5))
    view.layoutIfNeeded()
    expect(child, 5, 5, 190, 90)
    #expect(child.storedPins.switched(on: false).allSatisfy { !$0.isActive })
  }
}
