import AppHost
import Testing
import UIKit

/// Context menus. source: Apple's documentation of `UIContextMenuInteraction` and of the delegates of tables and collection views.
@MainActor
@Suite struct ContextMenuTests {
  private final class Menus: UITableViewController, UIContextMenuInteractionDelegate {
    var heard: [String] = []
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Photo", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      button.addInteraction(UIContextMenuInteraction(delegate: self))
      tableView.tableHeaderView = button
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { indexPath.row == 0 ? nil : menu("Delete") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("asked at \(Int(location.x)), \(Int(location.y))")
      return menu("Share")
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("opens") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("closes") }

    private func menu(_ title: String) -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(children: [
          UIAction(title: title) { _ in self.heard.append(title) },
          UIAction(title: "Never", attributes: .disabled) { _ in },
        ])
      })
    }
  }

  private let controller = Menus()
  private let screen = Screen(release: 17)

  init() { screen.show(controller) }

  /// A header is as wide as its table; the finger is in its middle.
  @Test func interactionIsAskedAndTold() throws {
    let menu = try screen.openMenu("Photo")
    #expect(menu.children.map(\.title) == ["Share", "Never"])
    #expect(controller.heard == ["asked at 201, 22", "opens"])
    #expect(throws: ScreenError.self) { try screen.chooseFromMenu("Never") }
    try screen.chooseFromMenu("Share")
    #expect(controller.heard == ["asked at 201, 22", "opens", "Share", "closes"])
    #expect(throws: ScreenError.self) { try screen.chooseFromMenu("Share") }
  }

  @Test func tableAsksForTheMenuOfARow() throws {
    #expect(throws: ScreenError.self) { try screen.openMenu("Row 0") }
    try screen.openMenu("Row 1")
    try screen.chooseFromMenu("Delete")
    #expect(controller.heard == ["Delete"])
  }
}
