import AppHost
import Testing
import UIKit

/// What follows the text size without being told: rows, headers, symbols in rows and titles of configured buttons.
///
/// source: Apple's documentation of `adjustsFontForContentSizeCategory` in list contents, and the sizes of the Human Interface Guidelines:
/// a body has 17 points at Large, 23 at Extra Extra Extra Large and 53 at the largest size.
@MainActor
@Suite(.serialized) struct GrowingTextTests {
  private let screen = Screen(.named("iPhone 15"), release: 17)

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Inbox" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.textLabel?.text = "Old"
      } else {
        var content = cell.defaultContentConfiguration()
        (content.text, content.image) = ("New", UIImage(systemName: "star"))
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test func rowsOfTablesGrow() throws {
    let rows = Rows(style: .plain)
    screen.show(rows)
    // A line of the system font is 1.193 times as high as the font, up to the next pixel.
    func size(_ text: String) throws -> CGFloat {
      (try screen.find(UILabel.self, .named(text)).intrinsicContentSize.height / 1.193).rounded()
    }
    let before = try ["Old", "New"].map(size)
    let icon = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.imageView?.frame.height)
    #expect(before == [17, 17])
    screen.textSize = .accessibilityExtraExtraExtraLarge
    #expect(try ["Old", "New"].map(size) == [53, 53])
    let old = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(old.frame.height > 53)
    let large = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.imageView?.frame.height)
    #expect(abs(large / icon - 53.0 / 17) < 0.05)
  }

  @Test func headersOfTablesGrow() throws {
    screen.show(Rows(style: .plain))
    let before = try screen.find(UILabel.self, .named("Inbox")).intrinsicContentSize.height
    screen.textSize = .accessibilityExtraExtraExtraLarge
    #expect(try screen.find(UILabel.self, .named("Inbox")).intrinsicContentSize.height > before * 2)
  }

  @Test func titlesOfConfiguredButtonsGrow() throws {
    let page = UIViewController()
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Send"
    button.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(button)
    button.centerXAnchor.constraint(equalTo: page.view.centerXAnchor).isActive = true
    button.centerYAnchor.constraint(equalTo: page.view.centerYAnchor).isActive = true
    screen.show(page)
    #expect(button.titleLabel?.font.pointSize == 17)
    let before = button.frame.height
    screen.textSize = .extraExtraExtraLarge
    #expect(button.titleLabel?.font.pointSize == 23)
    // A line of the system font is 1.193 times as high as the font.
    #expect(abs(button.frame.height - before - 6 * 1.193) < 1)
  }

  @Test func symbolsInListsGrow() throws {
    let page = UIViewController()
    var content = UIListContentConfiguration.cell()
    (content.text, content.image) = ("Row", UIImage(systemName: "star"))
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 100)
    page.view.addSubview(view)
    screen.show(page)
    let icon = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    let before = icon.frame.width
    screen.textSize = .accessibilityExtraExtraExtraLarge
    #expect(abs(icon.frame.width / before - 53.0 / 17) < 0.05)
  }
}
