import Testing

@testable import UIKitCore

/// Lessons about priorities that need controls and code; the others are facts in `Fixtures/layout`.
@MainActor
@Suite(.serialized) struct PriorityLessonTests {
  /// Source: UILayoutPriority, documentation.
  @Test func prioritiesHaveApplesNumbers() {
    let named: [UILayoutPriority] = [.fittingSizeLevel, .defaultLow, .defaultHigh, .required]
    #expect(named.map(\.rawValue) == [50, 250, 750, 1000])
  }

  /// A button keeps its size in both orientations; the label beside it wraps where it has to and stretches where it can.
  ///
  /// source: derived: the label has W - 20 - button - 8 - 20. Lines of 17 points are 20.287 high: 20.5 for one, 41 for two; the
  /// text is longer than one line of the first screen, and shorter than two of it and one of the second.
  @Test func aButtonKeepsItsSizeBesideALabel() {
    onScreen(scale: 2) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let button = UIButton(type: .custom)
      button.setTitle("Answer", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      let label = UILabel()
      label.text = "Which of the two is to keep its size, and which not?"
      label.numberOfLines = 0
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        label.setContentHuggingPriority(UILayoutPriority(249), for: axis)
        label.setContentCompressionResistancePriority(UILayoutPriority(749), for: axis)
      }
      for view in [button, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        label.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
        root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
        button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: button.topAnchor),
      ])
      let size = button.intrinsicContentSize
      for (width, height, text) in [(375.0, 667.0, 41.0), (667, 375, 20.5), (375, 667, 41)] {
        root.frame.size = CGSize(width: width, height: height)
        root.layoutIfNeeded()
        #expect(button.frame.size == size)
        #expect(label.frame.width == CGFloat(width) - 48 - size.width)
        #expect(label.frame.height == CGFloat(text))
        #expect(!label.hasAmbiguousLayout && !button.hasAmbiguousLayout)
      }
    }
  }
}
