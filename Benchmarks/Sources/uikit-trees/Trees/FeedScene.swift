import UIKit

/// Cells of a feed, each a tree of its own, as a list makes them: the cell is asked for its height at the list's width,
/// gets that as its frame and is laid out.
final class FeedScene: Scene {
  private let cells: [FeedCell]
  private var width = FeedScene.portrait.width

  init(count: Int) {
    cells = (0..<count).map(FeedCell.init)
  }

  var roots: [UIView] { cells }
  var label: UILabel { cells[cells.count / 2].body }
  var arranged: UIView? { cells[cells.count / 2].share }

  func layOut(after changed: UIView?) {
    for cell in cells where changed?.isDescendant(of: cell) ?? true { cell.fit(width: width) }
  }

  func resize(to size: CGSize) {
    width = size.width
    for cell in cells { cell.fit(width: width) }
  }
}

/// Picture and names in a row, a title, a text of several lines, a picture, and a row of buttons.
final class FeedCell: UIView {
  private let avatar = UIImageView(image: UIImage(name: nil, size: CGSize(width: 40, height: 40)))
  private let name: UILabel
  private let time: UILabel
  private let title: UILabel
  let body: UILabel
  private let picture = UIImageView()
  let share = UIButton(type: .system)
  private let buttons: UIStackView

  init(_ i: Int) {
    name = UILabel(Texts.words(2, i), .headline)
    time = UILabel("\(i % 24) h", .caption1)
    title = UILabel(Texts.words(4 + i % 4, i + 1), .title3, lines: 2)
    body = UILabel(Texts.words(20 + i % 30, i + 2), lines: 0)
    let like = UIButton(type: .system)
    let comment = UIButton(type: .system)
    for (button, title) in [(like, "Like"), (comment, "Comment"), (share, "Share")] {
      button.setTitle(title, for: .normal)
    }
    buttons = UIStackView(arrangedSubviews: [like, comment, share])
    buttons.distribution = .fillEqually
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    add(avatar, name, time, title, body, picture, buttons)
    name.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
      time.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      buttons.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    var above: UIView = avatar
    for view in [title, body, picture, buttons] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      above = view
    }
  }

  func fit(width: CGFloat) {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    frame.size = CGSize(width: width, height: size.height)
    layoutIfNeeded()
  }
}
