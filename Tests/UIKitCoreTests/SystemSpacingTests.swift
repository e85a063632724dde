import Testing

@testable import UIKitCore

/// System spacing at baselines. Source: Apple documents that it depends on the fonts; gaps of 3.5 and 3.0 points between labels
/// were counted in frames that Xcode stored for two pixels per point.
@MainActor
@Suite(.serialized) struct SystemSpacingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    return label
  }

  private func gap(_ upper: UIView, _ lower: UIView) -> CGFloat {
    root.layoutIfNeeded()
    return lower.frame.minY - upper.frame.maxY
  }

  @Test(arguments: [(17.0, 17.0, 3.5), (17.0, 13.0, 3.0)])
  func linesAreApartAsOnTheCanvas(upperSize: Double, lowerSize: Double, expected: Double) {
    onScreen(scale: 2) {
      let (upper, lower) = (label(upperSize), label(lowerSize))
      NSLayoutConstraint.activate([
        upper.topAnchor.constraint(equalTo: root.topAnchor),
        lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
      ])
      #expect(gap(upper, lower) == CGFloat(expected))
    }
  }

  @Test func aVisualFormatMeansTheSame() {
    let (upper, lower) = (label(17), label(13))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-0-[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["upper": upper, "lower": lower]))
    #expect(gap(upper, lower) == 3)
  }

  @Test func theSpacingFollowsTheFontUntilAConstantIsSet() {
    let (upper, lower) = (label(17), label(17))
    let below = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
    NSLayoutConstraint.activate([upper.topAnchor.constraint(equalTo: root.topAnchor), below])
    root.layoutIfNeeded()
    let before = below.constant
    (upper.font, lower.font) = (.systemFont(ofSize: 34), .systemFont(ofSize: 34))
    root.layoutIfNeeded()
    // Everything in the rule is in proportion to the size.
    #expect(abs(below.constant - 2 * before) < 1e-9)
    below.constant = 50
    lower.font = .systemFont(ofSize: 10)
    root.layoutIfNeeded()
    #expect(below.constant == 50)
  }

  @Test func edgesAndPlainViewsKeepEightPointsAStep() {
    onScreen(scale: 2) {
      let (upper, lower) = (label(17), label(17))
      let plain = UIView()
      plain.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(plain)
      NSLayoutConstraint.activate([
        upper.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
        lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1.5),
        plain.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      ])
      root.layoutIfNeeded()
      #expect(upper.frame.minY == 8)
      #expect(lower.frame.minY == upper.frame.maxY + 12)
      // A view without text has its baseline at the bottom.
      #expect(plain.frame.maxY == 8)
    }
  }
}
