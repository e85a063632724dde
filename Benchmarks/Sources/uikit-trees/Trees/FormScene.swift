import UIKit

/// Rows of a label and a field, placed by anchors alone: the columns share their width, every row its baseline.
final class FormScene: WindowScene, Scene {
  private var labels: [UILabel] = []

  init(count: Int) {
    super.init()
    var above: UITextField?
    for i in 0..<count { above = addRow(i, below: above) }
  }

  var label: UILabel { labels[labels.count / 2] }
  var arranged: UIView? { nil }

  private func addRow(_ i: Int, below above: UITextField?) -> UITextField {
    let label = UILabel(Texts.words(1 + i % 2, i))
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = Texts.words(2, i)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.add(label, field)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      field.topAnchor.constraint(
        equalTo: above?.bottomAnchor ?? root.safeAreaLayoutGuide.topAnchor, constant: above == nil ? 20 : 8),
    ])
    if let above { field.widthAnchor.constraint(equalTo: above.widthAnchor).isActive = true }
    labels.append(label)
    return field
  }
}
