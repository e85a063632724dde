import Platform
import Testing

@testable import UIKitCore

/// Lets a test see the main screen of a device with a release of iOS, and puts it back.
@MainActor
func onDevice<Result>(_ name: String, iOS release: Int, _ body: () throws -> Result) throws -> Result {
  let device = try #require(Device.named(name))
  let screen = UIScreen.main
  let before = (screen.profile, screen.bounds)
  defer { (screen.profile, screen.bounds) = before }
  screen.profile = Profile(device, .portrait, release: release)
  screen.bounds = CGRect(origin: .zero, size: CGSize(device.size(in: .portrait)))
  return try body()
}

/// Shows a controller in a window as large as the main screen, laid out.
@MainActor
func show(_ controller: UIViewController) throws -> UIWindow {
  try #require(!UIScreen.main.bounds.isEmpty)
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// Whether the four numbers of a rectangle are those of a source; nil is a number that it does not have.
@MainActor
func agrees(_ rect: CGRect, _ numbers: [Double?], within limit: Double = 0.01) -> Bool {
  zip([rect.minX, rect.minY, rect.width, rect.height], numbers).allSatisfy { real, wanted in
    wanted.map { abs(Double(real) - $0) <= limit } ?? true
  }
}

/// A table whose rows and titles a test describes.
@MainActor
final class TableStage: UITableViewController {
  struct Section {
    var header: String?
    var footer: String?
    var rows = 1
  }

  var sections = [Section()]
  var make: () -> UITableViewCell = { TableStage.cell(.default, "Title") }
  var height: CGFloat?

  static func cell(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    if let detail { cell.detailTextLabel?.text = detail }
    return cell
  }

  static func configured(_ content: UIListContentConfiguration, _ text: String, _ second: String? = nil)
    -> UITableViewCell
  {
    var content = content
    (content.text, content.secondaryText) = (text, second)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    return cell
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make() }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func row(_ row: Int = 0, _ section: Int = 0) throws -> UITableViewCell {
    try #require(tableView.cellForRow(at: IndexPath(row: row, section: section)))
  }
  func header(_ section: Int) throws -> UITableViewHeaderFooterView {
    try #require(tableView.rows.sections?[section].header as? UITableViewHeaderFooterView)
  }
  func footer(_ section: Int) throws -> UITableViewHeaderFooterView {
    try #require(tableView.rows.sections?[section].footer as? UITableViewHeaderFooterView)
  }
}
