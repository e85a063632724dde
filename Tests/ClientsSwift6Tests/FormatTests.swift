import ClientLibraries6
import Testing
import UIKit
import XCTest

private final class FormatForm: FormView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    lay(
      [
        "|-inset-[name]-inset-|", "V:|-24-[name(row)]-12-[mail(==name)]-12-[agree]",
        "V:[send(44)]-20-|",
        Format("|-inset-[caption]-8-[agree]-inset-|", .alignAllCenterY), "V:[caption(21)]",
      ],
      [
        "name": name, "mail": mail, "agree": agree, "caption": caption, "send": send, "inset": Self.inset,
        "row": Self.rowHeight,
      ])
    [mail, send].flatMap { Format.sides($0, of: name) }.activated()
  }
}

extension Format {
  @MainActor
  fileprivate static func sides(_ view: UIView, of other: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }
}

private final class FormatCard: CardController {
  override func constrainCard() {
    view.lay(["|-20-[card]-20-|", "V:|-40-[card(<=230)]"], ["card": card])
    card.lay(
      [
        "|[picture]|", "V:|[picture]-8-[heading(21)]-4-[details(60@high)]-12-|",
        "|-12-[avatar(side)]-12-[heading]-12-|",
        "V:[avatar(side)]",
      ],
      ["picture": picture, "avatar": avatar, "heading": heading, "details": details, "side": 40, "high": 750])
    AspectConstraint(picture, width: 2, toHeight: 1).isActive = true
    [avatar.centerYAnchor.constraint(equalTo: picture.bottomAnchor)].activated()
    ["|[details]|", "V:|[heading]"].map { Format($0) }.constraints(["details": details, "heading": heading])
      .named("unused").activated(false)
    [
      details.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      details.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      content.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
      content.topAnchor.constraint(equalTo: heading.topAnchor),
      content.bottomAnchor.constraint(equalTo: details.bottomAnchor),
    ].activated()
  }
}

@MainActor
@Suite struct FormatTests {
  @Test func form() { FormatForm(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).expectFrames() }

  @Test func card() { FormatCard().expectFrames() }
}

@MainActor
final class FormatHelperTests: XCTestCase {
  private var stack: UIStackView!
  private let columns = (0..<3).map { _ in UIView() }

  override func setUp() async throws {
    stack = UIStackView(.horizontal, spacing: 10) {
      columns[0]
      columns[1]
      columns[2]
    }
  }

  /// Three columns of (200 - 2 · 10) / 3 = 60 points.
  func testStack() {
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    stack.layoutIfNeeded()
    XCTAssertEqual(columns.map(\.frame.minX), [0, 70, 140])
    XCTAssertEqual(columns.map(\.bounds.width), [60, 60, 60])
  }

  func testInsets() {
    XCTAssertEqual(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) + .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// A member that needs no isolation is read on any thread.
  func testSource() async {
    let constraint = AspectConstraint(UIView(), width: 16, toHeight: 9)
    let source = await Task.detached { constraint.source }.value
    XCTAssertEqual(source, "16.0:9.0")
  }
}
