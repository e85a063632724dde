import UIKit

/// A table of cells whose constraints give the row heights: an icon, a title above an explanation, a switch.
final class SettingsScene: WindowScene, Scene {
  private let table = UITableView()
  private var cells: [SettingsCell] = []

  init(count: Int) {
    super.init()
    root.add(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor), table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    for i in 0..<count {
      let cell = SettingsCell(i)
      cell.frame = CGRect(x: 0, y: 44 * CGFloat(i), width: 375, height: 44)
      table.addSubview(cell)
      cells.append(cell)
    }
    table.frame.size = Self.portrait
  }

  /// A table asks for row heights again only when it is told to, as an app does with `performBatchUpdates`.
  override func layOut(after changed: UIView?) {
    table.setNeedsLayout()
    super.layOut(after: changed)
  }

  var label: UILabel { cells[cells.count / 2].detail }
  var arranged: UIView? { label }
}

final class SettingsCell: UITableViewCell {
  let detail: UILabel

  init(_ i: Int) {
    detail = UILabel(Texts.words(5 + i % 15, i), .footnote, lines: 0)
    super.init(style: .default, reuseIdentifier: nil)
    frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    autoresizingMask = .flexibleWidth
    setUp(i)
  }

  required init?(coder: NSCoder) { nil }

  private func setUp(_ i: Int) {
    let icon = UIImageView(image: UIImage(name: nil, size: CGSize(width: 29, height: 29)))
    let texts = UIStackView(arrangedSubviews: [UILabel(Texts.words(2, i + 3)), detail])
    texts.axis = .vertical
    texts.spacing = 2
    let toggle = UISwitch()
    contentView.add(icon, texts, toggle)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    // As apps do: until the table gives the row its new height, the old one is required.
    let bottom = texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 16),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      bottom,
      toggle.leadingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}
