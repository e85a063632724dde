import LayoutTesting
import Platform
import Testing
import UIKit

/// What a failure says: the view, its edges with old and new values, and why. Values follow from the constants of ``CardScreen``.
@MainActor
@Suite struct CauseTests {
  /// Records one layout and gives the message about another.
  private func message(
    _ old: @autoclosure () -> some LayoutSubject, _ new: @autoclosure () -> some LayoutSubject,
    on devices: LayoutMatrix = .phone
  ) throws -> String {
    let scratch = try Scratch()
    _ = verifyLayout(of: old(), on: devices, as: .frames, named: "a", record: .missing, directory: scratch.path)
    return try #require(
      verifyLayout(of: new(), on: devices, as: .frames, named: "a", record: .missing, directory: scratch.path))
  }

  /// One message for all devices, which names view, edge, both values, and the constraint with file and line. What lies in the card
  /// has not moved in it.
  @Test func aConstantIsTheCause() throws {
    let text = try message(CardScreen(gap: 20), CardScreen(gap: 28), on: .phones)
    #expect(text.contains("card: top 20 → 28 on iPhone SE (3rd generation), portrait, and on 5 more"), "\(text)")
    #expect(
      text.contains(
        "because of card.top == root.top + 28 at CardScreen.swift:\(CardScreen.gapLine), whose constant was 20"),
      "\(text)")
    #expect(!text.contains("titleLabel") && !text.contains("rows"), "\(text)")
    #expect(text.contains("1 view differs on 6 of 6 devices"), "\(text)")
  }

  @Test func aContentIsTheCause() throws {
    let text = try message(CardScreen(text: "Title"), CardScreen(text: "A longer title"))
    #expect(text.contains("titleLabel: right ") && text.contains("because of the content of titleLabel"), "\(text)")
  }

  /// The second box is 40 points and the spacing below the first.
  @Test func theSpacingOfAStackViewIsTheCause() throws {
    let text = try message(CardScreen(spacing: 8), CardScreen(spacing: 12))
    #expect(text.contains("boxes[1]: top 48 → 52"), "\(text)")
    #expect(text.contains("whose constant was 8"), "\(text)")
  }

  /// Nothing but the size of text differs: the program sets frames by it.
  @Test func aTraitIsTheCause() throws {
    let scratch = try Scratch()
    func resizing() -> UIView { TraitView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
    let (large, small): (LayoutMatrix, LayoutMatrix) = (
      .devices("iPhone 15", textSizes: [.AX3]), .devices("iPhone 15")
    )
    _ = verifyLayout(of: resizing(), on: small, named: "a", record: .missing, directory: scratch.path)
    let text = try #require(
      verifyLayout(of: resizing(), on: large, named: "a", record: .missing, directory: scratch.path))
    #expect(text.contains("child: right 10 → 20, width 10 → 20"), "\(text)")
    #expect(text.contains("because of text AX3, which was text large"), "\(text)")
  }

  @Test func newAndGoneViewsAreNamed() throws {
    func make(_ count: Int) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for index in 0..<count {
        let child = UIView(frame: CGRect(x: 0, y: 10 * index, width: 5, height: 5))
        child.accessibilityIdentifier = "child \(index)"
        view.addSubview(child)
      }
      return view
    }
    let more = try message(make(1), make(2))
    #expect(more.contains("is new: UIView \"child 1\" (0, 10, 5, 5)"), "\(more)")
    let fewer = try message(make(2), make(1))
    #expect(fewer.contains("is gone: UIView \"child 1\" (0, 10, 5, 5)"), "\(fewer)")
  }

  /// A constraint that is gone, and one that is new, are named.
  @Test func anotherConstraintIsTheCause() throws {
    func make(_ centered: CGFloat?) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      child.accessibilityIdentifier = "child"
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 20),
        child.topAnchor.constraint(equalTo: view.topAnchor),
        centered.map { child.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: $0) }
          ?? child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      return view
    }
    let text = try message(make(nil), make(0))
    #expect(text.contains("child: left 0 → 40"), "\(text)")
    #expect(
      text.contains("child.centerX == root.centerX at CauseTests.swift:") && text.contains("which is new"), "\(text)")
  }

  /// A hidden arranged view takes no room: the next one moves up by its height and the spacing.
  @Test func aHiddenViewIsNamed() throws {
    func hiding() -> CardScreen {
      let screen = CardScreen()
      screen.loadViewIfNeeded()
      screen.boxes[0].isHidden = true
      return screen
    }
    let text = try message(CardScreen(), hiding())
    #expect(text.contains("boxes[0]: ") && text.contains("shown → hidden"), "\(text)")
    #expect(text.contains("boxes[1]: top 48 → 0"), "\(text)")
  }
}

/// A view whose child is wider with large text.
private final class TraitView: UIView {
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func layoutSubviews() {
    super.layoutSubviews()
    if child.superview == nil { addSubview(child) }
    child.frame.size.width = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 20 : 10
  }
}
