import UIKit

/// A title above a button, in a card with margins.
public final class CardView: UIView {
  public let titleLabel = UILabel()
  public let button = UIButton(type: .system)
  public private(set) var taps = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "A card"
    button.setTitle("More", for: .normal)
    button.addTarget(self, action: #selector(more), for: .touchUpInside)
    for view in [titleLabel, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func more() { taps += 1 }
}
