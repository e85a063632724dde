import UIKit

/// A scroll view with one long column of paragraphs.
final class ArticleScene: WindowScene, Scene {
  private let stack = UIStackView()
  private let labels: [UILabel]

  init(count: Int) {
    labels = (0..<count).map { UILabel(Texts.words(10 + $0 % 40, $0), lines: 0) }
    super.init()
    let scrollView = UIScrollView()
    stack.axis = .vertical
    stack.spacing = 12
    for label in labels { stack.addArrangedSubview(label) }
    root.add(scrollView)
    scrollView.add(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
    ])
  }

  var label: UILabel { labels[labels.count / 2] }
  var arranged: UIView? { labels[labels.count / 3] }
}
