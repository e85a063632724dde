import Testing
import UIKit

/// A configuration of an app: a badge of some height beside nothing.
private struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var height: CGFloat
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isSelected = state.isSelected
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  let badge = UIView()
  private lazy var height = badge.heightAnchor.constraint(equalToConstant: 0)
  var configuration: any UIContentConfiguration { didSet { apply() } }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      badge.widthAnchor.constraint(equalToConstant: 30),
      height,
    ])
    apply()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  private func apply() {
    guard let configuration = configuration as? BadgeConfiguration else { return }
    height.constant = configuration.height
    badge.isHidden = configuration.isSelected
  }
}

private final class BadgeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(height: CGFloat(50 + 10 * indexPath.row))
    return cell
  }
}

@MainActor
@Suite struct ContentConfigurationTests {
  /// Rows of 10 + 50 + 10 and 10 + 60 + 10 points.
  @Test func rowsAreAsHighAsTheirContent() throws {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), BadgeRows())
    table.separatorStyle = .none
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 70, width: 320, height: 80))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let content = try #require(cell.contentView as? BadgeView)
    expect(content, 0, 0, 320, 80)
    expect(content.badge, 20, 10, 30, 60)
  }

  @Test func aContentViewIsKeptForConfigurationsOfItsKind() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(height: 10)
    let content = cell.contentView
    cell.isSelected = true
    cell.contentConfiguration = BadgeConfiguration(height: 20)
    #expect(cell.contentView === content)
    #expect((content as? BadgeView)?.badge.isHidden == true)
    var text = UIListContentConfiguration.cell()
    text.text = "text"
    cell.contentConfiguration = text
    #expect(cell.contentView !== content)
    #expect(content.superview == nil)
    #expect(cell.textLabel?.text == "text")
    cell.contentConfiguration = BadgeConfiguration(height: 30)
    #expect(cell.contentView is BadgeView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is BadgeView))
    #expect(cell.subviews.filter { $0 is BadgeView }.isEmpty)
  }

  @Test func itemsHaveConfigurationsToo() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    cell.contentConfiguration = BadgeConfiguration(height: 50)
    cell.layoutIfNeeded()
    expect(cell.contentView, 0, 0, 100, 70)
    expect(try #require(cell.contentView as? BadgeView).badge, 20, 10, 30, 50)
  }

  /// The view of a list configuration is as high as a row of a table with it.
  @Test func aListConfigurationMakesAView() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "text"
    let view = content.makeContentView()
    #expect((43...44).contains(view.intrinsicContentSize.height))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: view.intrinsicContentSize.height)
    view.layoutIfNeeded()
    content.text = "other"
    #expect(view.supports(content))
    #expect(!view.supports(BadgeConfiguration(height: 1)))
    view.configuration = content
    #expect((view.configuration as? UIListContentConfiguration)?.text == "other")
  }
}
