import UIKit

/// Stack views in stack views, rows and columns in turn, with labels at the ends: `count` views in each of four levels.
final class StacksScene: WindowScene, Scene {
  private static let depth = 4
  private var labels: [UILabel] = []

  init(count: Int) {
    super.init()
    let stack = makeStack(level: 1, breadth: count)
    root.add(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
  }

  var label: UILabel { labels[labels.count / 2] }
  var arranged: UIView? { label }

  private func makeStack(level: Int, breadth: Int) -> UIStackView {
    let stack = UIStackView()
    stack.axis = level % 2 == 1 ? .vertical : .horizontal
    stack.distribution = stack.axis == .vertical ? .fill : .fillEqually
    stack.spacing = 4
    for i in 0..<breadth {
      if level < Self.depth {
        stack.addArrangedSubview(makeStack(level: level + 1, breadth: breadth))
      } else {
        labels.append(UILabel(Texts.words(1, i), .footnote))
        stack.addArrangedSubview(labels.last!)
      }
    }
    return stack
  }
}
