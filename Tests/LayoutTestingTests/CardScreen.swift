import UIKit

/// A card 20 points from the edges of the view, with a title, a stack of two boxes of 40 points, and a width at most.
final class CardScreen: UIViewController {
  let card = UIView()
  let titleLabel = UILabel()
  let rows = UIStackView()
  let boxes = [UIView(), UIView()]
  let gap: CGFloat
  let text: String
  let spacing: CGFloat
  /// The line of `gapConstraint`.
  static let gapLine = 35

  init(gap: CGFloat = 20, text: String = "Title", spacing: CGFloat = 8) {
    (self.gap, self.text, self.spacing) = (gap, text, spacing)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = text
    rows.axis = .vertical
    rows.spacing = spacing
    for box in boxes {
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      rows.addArrangedSubview(box)
    }
    for (subview, superview) in [(card, view!), (titleLabel, card), (rows, card)] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    let gapConstraint = card.topAnchor.constraint(equalTo: view.topAnchor, constant: gap)
    NSLayoutConstraint.activate([
      gapConstraint, card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.widthAnchor.constraint(equalToConstant: 200), card.heightAnchor.constraint(equalToConstant: 300),
      titleLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      titleLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      rows.topAnchor.constraint(equalTo: card.topAnchor, constant: 100),
      rows.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
}
