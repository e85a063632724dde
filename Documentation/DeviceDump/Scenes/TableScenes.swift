import UIKit

/// A table whose rows a closure makes.
final class SceneTable: UITableViewController {
  /// A section of a table.
  struct Section {
    var title: String?
    var footer: String?
    var rows: [(UITableViewCell) -> Void]
    var style = UITableViewCell.CellStyle.default
  }

  private let sections: [Section]
  private let prepare: (UITableView) -> Void

  init(_ style: UITableView.Style, _ sections: [Section], prepare: @escaping (UITableView) -> Void = { _ in }) {
    (self.sections, self.prepare) = (sections, prepare)
    super.init(style: style)
  }

  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepare(tableView)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let section = sections[indexPath.section]
    let cell = UITableViewCell(style: section.style, reuseIdentifier: nil)
    section.rows[indexPath.row](cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}

/// Rows with texts.
@MainActor
private func rows(_ texts: String..., detail: String? = nil) -> [(UITableViewCell) -> Void] {
  texts.map { text in
    { cell in
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = detail
    }
  }
}

@MainActor let tableScenes: [CatalogScene] = [
  CatalogScene("table-plain", controller: { SceneTable(.plain, [.init(rows: rows("Apples", "Pears", "Plums"))]) }),
  CatalogScene(
    "table-plain-headers",
    controller: {
      SceneTable(
        .plain, [.init(title: "Fruit", rows: rows("Apples", "Pears")), .init(title: "Roots", rows: rows("Carrots"))])
    }),
  CatalogScene(
    "table-grouped",
    controller: {
      SceneTable(
        .grouped,
        [
          .init(title: "Fruit", footer: "They grow on trees.", rows: rows("Apples", "Pears")),
          .init(rows: rows("Carrots")),
        ])
    }),
  CatalogScene(
    "table-inset-grouped",
    controller: {
      SceneTable(
        .insetGrouped,
        [
          .init(title: "Fruit", footer: "They grow on trees.", rows: rows("Apples", "Pears")),
          .init(rows: rows("Carrots")),
        ])
    }),
  CatalogScene(
    "table-subtitles",
    controller: {
      SceneTable(.plain, [.init(rows: rows("Apples", "Pears", detail: "from the garden"), style: .subtitle)])
    }),
  CatalogScene(
    "table-values",
    controller: { SceneTable(.insetGrouped, [.init(rows: rows("Apples", "Pears", detail: "12"), style: .value1)]) }),
  CatalogScene(
    "table-accessories",
    controller: {
      let kinds: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark, .detailButton]
      return SceneTable(
        .plain,
        [
          .init(
            rows: kinds.map { kind in
              { cell in
                cell.textLabel?.text = "Accessory"
                cell.accessoryType = kind
              }
            } + [
              { cell in
                cell.textLabel?.text = "Switch"
                cell.accessoryView = UISwitch()
              }
            ])
        ])
    }),
  CatalogScene(
    "table-own-rows",
    controller: {
      SceneTable(
        .plain,
        [
          .init(
            rows: ["Short.", "A text that needs more lines than one on every phone, so that the row becomes higher."]
              .map {
                text in
                { cell in
                  let (title, body) = (label("Title", .headline), label(text, lines: 0))
                  let column = stack(.vertical, spacing: 4, [title, body])
                  cell.contentView.add(column)
                  let margins = cell.contentView.layoutMarginsGuide
                  NSLayoutConstraint.activate([
                    column.topAnchor.constraint(equalTo: margins.topAnchor),
                    column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                    column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                  ])
                }
              })
        ])
    }),
  CatalogScene(
    "table-content-configuration",
    controller: {
      SceneTable(
        .insetGrouped,
        [
          .init(
            title: "Configured",
            rows: ["One", "Two"].map { text in
              { cell in
                var content = cell.defaultContentConfiguration()
                content.text = text
                content.secondaryText = "secondary text"
                cell.contentConfiguration = content
              }
            })
        ])
    }),
  CatalogScene(
    "table-header-view",
    controller: {
      SceneTable(.plain, [.init(rows: rows("Apples", "Pears"))]) { table in
        table.rowHeight = 60
        let (header, footer) = (box("header"), box("footer", .systemGreen))
        header.frame.size.height = 90
        footer.frame.size.height = 30
        table.tableHeaderView = header
        table.tableFooterView = footer
      }
    }),
]
