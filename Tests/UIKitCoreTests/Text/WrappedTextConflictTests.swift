import Testing

@testable import UIKitCore

/// Labels of several lines whose width follows from their height.
@MainActor
@Suite(.serialized) struct WrappedTextConflictTests {
  /// source: arithmetic. 150 points of width and twice the height leave 75 points, and the text needs more, with all three required.
  @Test(arguments: [CGFloat(2), 2.5, 3])
  func aRequiredHeightThatAWidthContradictsIsNamed(_ factor: CGFloat) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let label = UILabel()
    label.text = "Some words that are long enough for four lines of a label in this narrow width"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 150),
      label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: factor),
    ])
    root.layoutIfNeeded()
    let needed = label.sizeThatFits(CGSize(width: 150, height: 1000)).height
    #expect(needed > 75)
    let conflicts = try #require(root.layoutHost?.conflicts)
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.message.contains("NSContentSizeLayoutConstraint") == true)
    // The next layout finds the same, and does not tell it again.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutHost?.conflicts.count == 1)
  }
}
