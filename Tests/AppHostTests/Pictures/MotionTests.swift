import AppHost
import Testing
import UIKit

/// Three moments of animated pictures, held against where Core Animation has the view at that time: the layouts before and after follow
/// from the constants by hand, and the way between them from the curve's definition, cubic-bezier(0.42, 0, 0.58, 1).
@MainActor
@Suite struct MotionTests {
  private static let red = "#ff0000"
  private static let blue = "#0000ff"

  /// How much of the way is done at a part of the time, in and out of rest.
  private func progress(_ part: Double) -> Double { SMIL.bezier([0.42, 0, 0.58, 1], part) }

  /// Compares the box at a quarter, a half and nine tenths of the time, and the picture of a reader that plays nothing.
  private func expect(
    _ svg: String, _ color: String, from: SMIL.Box, to: SMIL.Box, duration: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try #require(SMIL(svg), sourceLocation: sourceLocation)
    for part in [0.25, 0.5, 0.9] {
      let done = progress(part)
      func between(_ path: KeyPath<SMIL.Box, Double>) -> Double {
        from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * done
      }
      let box = try #require(picture.boxes(filled: color, at: part * duration).first, sourceLocation: sourceLocation)
      for path in [\SMIL.Box.x, \.y, \.width, \.height, \.opacity] {
        let (shown, wanted) = (box[keyPath: path], between(path))
        #expect(abs(shown - wanted) < 1e-4, "\(part): \(box), not \(wanted)", sourceLocation: sourceLocation)
      }
    }
    #expect(picture.boxes(filled: color, at: nil) == [to], sourceLocation: sourceLocation)
    #expect(picture.boxes(filled: color, at: 2 * duration) == [to], "it stays", sourceLocation: sourceLocation)
  }

  /// A square of 50 points in a view of 200 by 100, and the constraint of its left edge.
  private func square() -> (view: UIView, child: UIView, left: NSLayoutConstraint) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()
    child.backgroundColor = .red
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let left = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([
      left, child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      child.heightAnchor.constraint(equalToConstant: 50),
    ])
    let width = child.widthAnchor.constraint(equalToConstant: 50)
    width.priority = .defaultHigh
    width.isActive = true
    return (view, child, left)
  }

  @Test func aChangedConstant() throws {
    let (view, _, left) = square()
    let svg = view.animatedSVG(duration: 0.4) { left.constant = 90 }
    try expect(
      svg, Self.red, from: .init(x: 20, y: 10, width: 50, height: 50, opacity: 1),
      to: .init(x: 90, y: 10, width: 50, height: 50, opacity: 1), duration: 0.4)
    #expect(left.constant == 90, "the view keeps the change")
  }

  /// The child gets an edge on the right and becomes as wide as there is room: 200 - 20 - 30; it turns half transparent.
  @Test func aLayoutAnimation() throws {
    let (view, child, _) = square()
    let svg = view.animatedSVG(duration: 2) {
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30).isActive = true
      child.alpha = 0.5
    }
    try expect(
      svg, Self.red, from: .init(x: 20, y: 10, width: 50, height: 50, opacity: 1),
      to: .init(x: 20, y: 10, width: 150, height: 50, opacity: 0.5), duration: 2)
  }

  /// Three thirds of 300 points become two halves; the first one fades.
  @Test func aHiddenArrangedView() throws {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    stack.distribution = .fillEqually
    for color in [UIColor.red, .green, .blue] {
      let view = UIView()
      view.backgroundColor = color
      stack.addArrangedSubview(view)
    }
    let svg = stack.animatedSVG(duration: 1) { stack.arrangedSubviews[0].isHidden = true }
    try expect(
      svg, Self.blue, from: .init(x: 200, y: 0, width: 100, height: 40, opacity: 1),
      to: .init(x: 150, y: 0, width: 150, height: 40, opacity: 1), duration: 1)
    let picture = try #require(SMIL(svg))
    for part in [0.25, 0.5, 0.9] {
      let hidden = try #require(picture.boxes(filled: Self.red, at: part).first)
      #expect(abs(hidden.opacity - (1 - progress(part))) < 1e-6)
    }
    #expect(picture.boxes(filled: Self.red, at: nil).first?.opacity == 0)
  }

  /// A box 20 points from the edges of a screen of 300 by 500 points that is turned. The picture is 500 by 500 with the screen in its
  /// middle: the box goes from (100 + 20, 20) to (20, 100 + 20).
  @Test func aRotation() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let box = UIView()
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      box.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -20),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
    ])
    let svg = window.animatedSVG(duration: 1) { window.frame.size = CGSize(width: 500, height: 300) }
    #expect(svg.contains("viewBox=\"0 0 500 500\""))
    try expect(
      svg, Self.red, from: .init(x: 120, y: 20, width: 260, height: 460, opacity: 1),
      to: .init(x: 20, y: 120, width: 460, height: 260, opacity: 1), duration: 1)
  }

  /// The pace of a curve that eases out: cubic-bezier(0, 0, 0.58, 1). With a second of rest at both ends, the middle is at 1.5 seconds.
  @Test func curvesAndRepetitions() throws {
    let (view, _, left) = square()
    let svg = view.animatedSVG(duration: 1, curve: .easeOut, repetition: .forever) { left.constant = 120 }
    let picture = try #require(SMIL(svg))
    for (time, x) in [
      (0.5, 20), (1.5, 20 + 100 * SMIL.bezier([0, 0, 0.58, 1], 0.5)), (2.5, 120), (3.5, 20),
      (4.5, 20 + 100 * SMIL.bezier([0, 0, 0.58, 1], 0.5)),
    ] as [(Double, Double)] {
      let box = try #require(picture.boxes(filled: Self.red, at: time).first)
      #expect(abs(box.x - x) < 0.01, "\(time): \(box.x), not \(x)")
    }
  }

  /// A text that breaks elsewhere fades: either version is there, the later one where nothing plays.
  @Test func linesThatBreakElsewhere() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.numberOfLines = 0
    label.text = "One two three four five six seven"
    let svg = label.animatedSVG { label.frame.size.width = 100 }
    #expect(SMIL(svg) != nil)
    #expect(svg.contains("attributeName=\"opacity\" values=\"1;0\""), "\(svg)")
    #expect(svg.contains("attributeName=\"opacity\" values=\"0;1\""), "\(svg)")
  }

  /// Nothing plays where nothing changes, and equal motions give equal bytes.
  @Test func whatDoesNotChangeIsStill() {
    let (view, _, left) = square()
    let still = view.animatedSVG {}
    #expect(!still.contains("<animate") && still.contains(Self.red))
    #expect(view.animatedSVG { left.constant = 21 }.contains("<animateTransform"))
    #expect(view.animatedSVG {} == view.animatedSVG {})
  }
}
