import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import UIKit

/// Titles of the sections of static tables. A document stores rows where the titles leave them, and no views for the titles.
extension Stage {
  func supplySectionTitles(to report: inout ViewReport) {
    if let id = report.id, let table = document.element(id: id).flatMap(TableViewElement.init) {
      let rows = Dictionary(report.children.compactMap { row in row.id.map { ($0, row.frame) } }) { first, _ in first }
      for section in table.element.child("sections")?.children("tableViewSection") ?? [] {
        let frames = (section.child("cells")?.children ?? []).compactMap { $0["id"].flatMap { rows[$0] } }
        guard let first = frames.first, let last = frames.last else { continue }
        if table.style == .insetGrouped { report.drawGroup(from: first, to: last) }
        if let title = section["headerTitle"], !title.isEmpty {
          report.decorations += header(title, above: first, in: table, width: report.frame.width)
        }
        if let title = section["footerTitle"], !title.isEmpty {
          report.decorations.append(footer(title, below: last, width: report.frame.width))
        }
      }
    }
    for index in report.children.indices { supplySectionTitles(to: &report.children[index]) }
  }

  /// In a grouped table small capitals that end 7 points above the first row; in a plain one a bar. The small sizes are
  /// those of iOS 13 and 14 as remembered (DEVIATIONS.md, 182).
  private func header(_ title: String, above row: Rect, in table: TableViewElement, width: Double) -> [Decoration] {
    guard table.style == .plain else {
      let label = label(title.uppercased(), .systemFont(ofSize: 13), .secondaryLabel, width: width)
      return [text(of: label, bottom: row.y - 7)]
    }
    let height = RowMetrics.titleHeight
    let bar = Rect(x: 0, y: row.y - height, width: width, height: height)
    let label = label(title, .systemFont(ofSize: 17, weight: .semibold), .label, width: width)
    let ground = label.pictureColor(.secondarySystemBackground)
    return [.fill(bar, ground, cornerRadius: 0), text(of: label, bottom: row.y - 4)]
  }

  private func footer(_ title: String, below row: Rect, width: Double) -> Decoration {
    let label = label(title, .systemFont(ofSize: 13), .secondaryLabel, width: width)
    return text(of: label, bottom: row.y + row.height + 7 + Double(label.frame.height))
  }

  /// As wide as the table but for 16 points at both sides, and as high as its lines.
  private func label(_ title: String, _ font: UIFont, _ color: UIColor, width: Double) -> UILabel {
    let label = UILabel()
    label.stand(on: screen)
    (label.text, label.font, label.textColor, label.numberOfLines) = (title, font, color, 0)
    let room = CGFloat(max(0, width - 32))
    let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: 16, y: 0, width: room, height: height)
    return label
  }

  private func text(of label: UILabel, bottom: Double) -> Decoration {
    label.frame.origin.y = CGFloat(bottom) - label.frame.height
    return .text(TextContent(placed: label) ?? TextContent(lines: []))
  }
}

extension ViewReport {
  /// Draws one ground with round corners in the place of those of the rows. A row with a colour of its own keeps it. The radius is
  /// remembered (DEVIATIONS.md, 182).
  fileprivate mutating func drawGroup(from first: Rect, to last: Rect) {
    let group = Rect(x: first.x, y: first.y, width: first.width, height: last.y + last.height - first.y)
    var color: Color?
    for index in children.indices where children[index].frame.y >= first.y && children[index].frame.y <= last.y {
      let row = Rect(x: 0, y: 0, width: children[index].frame.width, height: children[index].frame.height)
      guard case .fill(row, let own, 0)? = children[index].decorations.first else { continue }
      color = own
      children[index].decorations.removeFirst()
    }
    if let color { decorations.append(.fill(group, color, cornerRadius: 10)) }
  }
}
