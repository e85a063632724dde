import LayoutTesting
import Testing
import UIKit

/// Strategies other than frames: what they find, and that they let a sound layout pass.
@MainActor
@Suite struct StrategyTests {
  /// A view with a child, made by the closure.
  private func box(_ make: (UIView, UIView) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.accessibilityIdentifier = "child"
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    make(view, child)
    return view
  }

  @Test func aSoundLayoutPasses() {
    assertLayout(of: CardScreen(), on: .phonesAndTablets, as: .noConflicts, .noAmbiguity, .noClippedText)
  }

  /// 20 and 30 points cannot both be the width; the message has both lines of this file, and what would help.
  @Test func conflicts() throws {
    let line = #line + 3
    func clashing() -> UIView {
      box { view, child in
        child.widthAnchor.constraint(equalToConstant: 20).isActive = true
        child.widthAnchor.constraint(equalToConstant: 30).isActive = true
        child.heightAnchor.constraint(equalToConstant: 20).isActive = true
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
    let message = try #require(verifyLayout(of: clashing(), as: .noConflicts))
    for part in [
      "child.width == 20 at StrategyTests.swift:\(line)", "child.width == 30 at StrategyTests.swift:\(line + 1)",
      "possible fix: ",
    ] { #expect(message.contains(part), "\(message)") }
    let scratch = try Scratch()
    _ = verifyLayout(
      of: clashing(), on: .phone.on(releases: 17), as: .conflicts, record: .missing, directory: scratch.path)
    #expect(try scratch.text("conflicts.1.iOS-17.conflicts.txt").contains("which conflicts with"))
  }

  /// Nothing says where the child is from top to bottom.
  @Test func ambiguity() throws {
    let message = verifyLayout(
      of: box { view, child in
        child.widthAnchor.constraint(equalToConstant: 20).isActive = true
        child.heightAnchor.constraint(equalToConstant: 20).isActive = true
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      }, as: .noAmbiguity)
    #expect(message?.contains("child has an ambiguous layout") == true)
  }

  /// 20 points are less than the word needs in the font of labels, 17 points.
  @Test func clippedText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.text = "Wonderful"
    let message = try #require(verifyLayout(of: label, as: .noClippedText))
    #expect(
      message.contains("\"Wonderful\" is clipped") && message.contains("the view has only 20 × 20 points"), "\(message)"
    )
    label.isHidden = true
    #expect(verifyLayout(of: label, as: .noClippedText) == nil, "nobody sees it")
  }

  /// 30 points are less than 44.
  @Test func smallButtonsAreNotAccessible() throws {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    let message = try #require(verifyLayout(of: button, as: .accessible))
    #expect(message.contains("the button \"OK\" is 30 × 30 points"), "\(message)")
    button.frame.size = CGSize(width: 44, height: 44)
    #expect(verifyLayout(of: button, as: .accessible) == nil)
  }

  /// What is new, gone and another is told with its line.
  @Test func constraints() throws {
    let scratch = try Scratch()
    func verify(_ gap: CGFloat) -> String? {
      verifyLayout(
        of: CardScreen(gap: gap), on: .phone.on(releases: 17), as: .constraints, named: "a", record: .missing,
        directory: scratch.path)
    }
    _ = verify(20)
    let file = "verify-_.a.iOS-17.constraints.txt"
    #expect(try scratch.text(file).contains("card.top == root.top + 20\n"))
    #expect(verify(20) == nil)
    let message = try #require(verify(21))
    #expect(
      message.contains(
        "card.top == root.top + 21 at CardScreen.swift:\(CardScreen.gapLine), whose constant was 20"), "\(message)")
    try scratch.write(try scratch.text(file) + "card.width == 9 @750\n", to: file)
    #expect(try #require(verify(20)).contains("the removed constraint card.width == 9 @750"))
  }

  /// Another color moves nothing: only the picture sees it.
  @Test func pictures() throws {
    let scratch = try Scratch()
    func verify(_ color: UIColor) -> String? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      view.backgroundColor = color
      return verifyLayout(of: view, as: .frames, .picture, named: "a", record: .missing, directory: scratch.path)
    }
    _ = verify(.red)
    #expect(verify(.red) == nil)
    let message = try #require(verify(.blue))
    #expect(
      message.contains("1 elements of the picture are not there, 1 are new")
        || message.contains("elements of the picture"))
    #expect(message.contains("#0000ff") && !message.contains("view differs"), "\(message)")
  }

  /// A view without a size is as wide as the window and as high as its content: 10 + 30 + 10 points.
  @Test func viewsWithoutASize() throws {
    func row() -> UIView {
      let view = UIView()
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        child.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        child.heightAnchor.constraint(equalToConstant: 30),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return view
    }
    let scratch = try Scratch()
    _ = verifyLayout(
      of: row(), on: .window(width: 321, height: 500).on(releases: 17), record: .missing, directory: scratch.path)
    let text = try scratch.text("viewsWithoutASize.1.iOS-17.txt")
    #expect(text.contains("\nUIView (0, 0, 321, 50)\n  UIView (0, 10, 321, 30)\n"), "\(text)")
  }
}
