import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import UIKitCore

/// Titles of the sections of static tables. A document stores rows where the titles leave them, and no views for the titles.
extension Stage {
  func supplySectionTitles(to report: inout ViewReport) {
    if let id = report.id, let table = document.element(id: id).flatMap(TableViewElement.init) {
      let rows = Dictionary(report.children.compactMap { row in row.id.map { ($0, row.frame) } }) { first, _ in first }
      let (profile, width) = (screen.profile, report.frame.width)
      let margin =
        table.style == .insetGrouped
        ? profile.insetGroupMargins(ofWidth: width, isList: false).content : profile.rowMargin(ofWidth: width)
      for section in table.element.child("sections")?.children("tableViewSection") ?? [] {
        let frames = (section.child("cells")?.children ?? []).compactMap { $0["id"].flatMap { rows[$0] } }
        guard let first = frames.first, let last = frames.last else { continue }
        if let title = section["headerTitle"], !title.isEmpty {
          report.decorations += header(title, above: first, in: table, margin)
        }
        if let title = section["footerTitle"], !title.isEmpty {
          report.decorations.append(footer(title, below: last, margin))
        }
      }
    }
    for index in report.children.indices { supplySectionTitles(to: &report.children[index]) }
  }

  /// In a grouped table small capitals, or since iOS 26 a title as it is written, above the first row; in a plain one a bar.
  private func header(_ title: String, above row: Rect, in table: TableViewElement, _ margin: Double) -> [Decoration] {
    guard table.style == .plain else {
      let font = SectionMetrics.titleFont[screen.profile]
      let label =
        font == .prominent
        ? label(title, .systemFont(ofSize: CGFloat(font.size), weight: .semibold), .secondaryLabel, over: row, margin)
        : label(title.uppercased(), .systemFont(ofSize: CGFloat(font.size)), .secondaryLabel, over: row, margin)
      return [text(of: label, bottom: row.y - SectionMetrics.belowTitle[screen.profile])]
    }
    let height = SectionMetrics.plainTitleHeight
    let bar = Rect(x: row.x, y: row.y - height, width: row.width, height: height)
    let label = label(title, .systemFont(ofSize: 17, weight: .semibold), .label, over: row, margin)
    let ground = label.pictureColor(.secondarySystemBackground)
    return [.fill(bar, ground, cornerRadius: 0), text(of: label, bottom: row.y - 4)]
  }

  private func footer(_ title: String, below row: Rect, _ margin: Double) -> Decoration {
    let label = label(title, .systemFont(ofSize: 13), .secondaryLabel, over: row, margin)
    return text(of: label, bottom: row.y + row.height + 7 + Double(label.frame.height))
  }

  /// Between the margins of the rows, so that it begins where their texts do, and as high as its lines.
  private func label(_ title: String, _ font: UIFont, _ color: UIColor, over row: Rect, _ margin: Double)
    -> UILabel
  {
    let label = UILabel()
    label.stand(on: screen)
    (label.text, label.font, label.textColor, label.numberOfLines) = (title, font, color, 0)
    let room = CGFloat(max(0, row.width - 2 * margin))
    let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: CGFloat(row.x + margin), y: 0, width: room, height: height)
    return label
  }

  private func text(of label: UILabel, bottom: Double) -> Decoration {
    label.frame.origin.y = CGFloat(bottom) - label.frame.height
    return .text(TextContent(placed: label) ?? TextContent(lines: []))
  }
}
