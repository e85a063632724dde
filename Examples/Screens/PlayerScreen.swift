import UIKit

/// A square cover above the controls of an upright phone, and beside them where height is scarce.
public final class PlayerScreen: UIViewController {
  public let cover = UIView()
  public let controls = UIStackView()
  private let position = UISlider()
  private var upright: [NSLayoutConstraint] = []
  private var wide: [NSLayoutConstraint] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cover.backgroundColor = .systemIndigo
    makeControls()
    for subview in [cover, controls] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    let asLarge = cover.widthAnchor.constraint(equalTo: margins.widthAnchor)
    // Less than the resistance of the title, which needs the height more than the cover does.
    asLarge.priority = UILayoutPriority(700)
    let asHigh = cover.heightAnchor.constraint(equalTo: margins.heightAnchor)
    asHigh.priority = .defaultHigh
    NSLayoutConstraint.activate([
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
      cover.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      controls.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    upright = [
      asLarge, cover.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      cover.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      controls.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      controls.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 24),
      controls.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -24),
    ]
    wide = [
      asHigh, cover.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      cover.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      cover.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.5),
      controls.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 24),
      controls.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
    ]
    arrange()
  }

  private func makeControls() {
    let title = UILabel()
    title.text = "Concerto in D, second movement"
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 2
    let buttons = UIStackView(
      arrangedSubviews: ["Back", "Play", "Next"].map { name in
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        return button
      })
    buttons.distribution = .fillEqually
    controls.axis = .vertical
    controls.spacing = 16
    for row in [title, position, buttons] { controls.addArrangedSubview(row) }
  }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass { arrange() }
  }

  private func arrange() {
    let isLow = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(isLow ? upright : wide)
    NSLayoutConstraint.activate(isLow ? wide : upright)
  }
}
