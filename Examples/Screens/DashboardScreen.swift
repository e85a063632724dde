import UIKit

/// Tiles of equal size: two in a row where width is compact, four where it is regular.
public final class DashboardScreen: UIViewController {
  private let scrollView = UIScrollView()
  public let grid = UIStackView()
  public private(set) var tiles: [UIView] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tiles = (1...8).map { tile(number: $0) }
    grid.axis = .vertical
    grid.spacing = 16
    for (subview, superview) in [(scrollView, view!), (grid, scrollView)] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      grid.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      grid.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      grid.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    arrange()
  }

  private func tile(number: Int) -> UIView {
    let value = UILabel()
    value.text = "\(number * 137)"
    value.font = .preferredFont(forTextStyle: .title1)
    // In a tile that is lower than its neighbor the name takes what is left.
    value.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let name = UILabel()
    name.text = number % 3 == 0 ? "Visitors who came back within the week" : "Visitors"
    name.font = .preferredFont(forTextStyle: .footnote)
    name.numberOfLines = 0
    for label in [value, name] { label.adjustsFontForContentSizeCategory = true }
    let tile = UIStackView(arrangedSubviews: [value, name])
    tile.axis = .vertical
    tile.alignment = .leading
    tile.isLayoutMarginsRelativeArrangement = true
    tile.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    tile.backgroundColor = .secondarySystemGroupedBackground
    return tile
  }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.horizontalSizeClass != traitCollection.horizontalSizeClass { arrange() }
  }

  private func arrange() {
    for row in grid.arrangedSubviews { row.removeFromSuperview() }
    let columns = traitCollection.horizontalSizeClass == .regular ? 4 : 2
    for start in stride(from: 0, to: tiles.count, by: columns) {
      let row = UIStackView(arrangedSubviews: Array(tiles[start..<min(start + columns, tiles.count)]))
      row.distribution = .fillEqually
      row.spacing = 16
      grid.addArrangedSubview(row)
    }
  }
}
