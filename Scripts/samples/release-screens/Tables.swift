import UIKit

/// A table of titles in sections.
final class Rows: UITableViewController {
  struct Row {
    var title: String
    var detail: String?
    var image: String?
    var accessory = UITableViewCell.AccessoryType.none
    var isOn: Bool?
  }

  struct Section {
    var title: String?
    var footer: String?
    var rows: [Row]
  }

  var sections: [Section] = []

  convenience init(_ title: String, _ style: UITableView.Style, _ sections: [Section]) {
    self.init(style: style)
    self.title = title
    self.sections = sections
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = row.isOn == nil && row.accessory != .none ? UIListContentConfiguration.valueCell() : .subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    if let image = row.image { content.image = UIImage(systemName: image) }
    cell.contentConfiguration = content
    cell.accessoryType = row.accessory
    if let isOn = row.isOn {
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
    }
    return cell
  }
}

@MainActor let tableScreens: [ReleaseScreen] = [
  ReleaseScreen(name: "06-plain-table") {
    let rows = ["Apples", "Apricots", "Bananas", "Cherries", "Dates", "Figs"].map { Rows.Row(title: $0) }
    return UINavigationController(
      rootViewController: Rows(
        "Fruit", .plain,
        [
          .init(title: "A to C", rows: Array(rows.prefix(4))), .init(title: "D to F", rows: Array(rows.suffix(2))),
        ]))
  },
  ReleaseScreen(name: "07-settings") {
    let navigation = UINavigationController(
      rootViewController: Rows(
        "Settings", .insetGrouped,
        [
          .init(rows: [
            .init(title: "Aeroplane Mode", image: "airplane", isOn: false),
            .init(title: "Wi-Fi", detail: "Home", image: "wifi", accessory: .disclosureIndicator),
            .init(title: "Mobile Data", image: "antenna.radiowaves.left.and.right", accessory: .disclosureIndicator),
          ]),
          .init(
            title: "Notifications", footer: "Banners are shown while the screen is unlocked.",
            rows: [
              .init(title: "Sounds", isOn: true), .init(title: "Badges", isOn: true),
              .init(title: "Style", detail: "Banner", accessory: .disclosureIndicator),
            ]),
        ]))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  },
  ReleaseScreen(name: "08-grouped-table") {
    UINavigationController(
      rootViewController: Rows(
        "Account", .grouped,
        [
          .init(
            title: "Name", footer: "Other people see this name.",
            rows: [.init(title: "Anna Example", accessory: .checkmark)]),
          .init(title: "Devices", rows: [.init(title: "Phone"), .init(title: "Tablet")]),
        ]))
  },
  ReleaseScreen(name: "09-subtitles-and-search") {
    let rows = Rows(
      "Mail", .plain,
      [
        .init(rows: [
          .init(title: "Anna Example", detail: "The plan for Thursday", image: "person.circle"),
          .init(title: "Ben Example", detail: "Re: Holiday", image: "person.circle"),
          .init(title: "The Library", detail: "Your books are due", image: "building.columns"),
        ])
      ])
    rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  },
]
