import Geometry
import LayoutReports

/// Several pictures as one: rows of pictures, each with its caption above it.
package struct PictureSheet: Sendable {
  /// One of the pictures.
  package struct Cell: Sendable {
    /// What the picture shows, in up to two lines; longer lines are drawn smaller.
    package var caption: [String]
    /// The picture itself.
    package var picture: DisplayList

    /// A picture with its caption.
    package init(caption: [String], picture: DisplayList) {
      self.caption = caption
      self.picture = picture
    }
  }

  /// From top to bottom, and in each row from left to right. Pictures of a row end where they end: they stand at its top.
  package var rows: [[Cell]]

  /// A sheet of such rows.
  package init(rows: [[Cell]]) {
    self.rows = rows
  }

  // Points.
  private static let margin = 24.0
  private static let gap = 20.0
  private static let lineHeight = 18.0
  private static let captionHeight = 2 * lineHeight + 6

  /// The sheet as one picture, as wide as its widest row.
  ///
  /// - Complexity: Linear in the commands of the pictures.
  package var displayList: DisplayList {
    var list = DisplayList(size: size)
    let ground = Rect(x: 0, y: 0, width: size.width, height: size.height)
    list.commands.append(.fill(.rectangle(ground), Palette.rgb(229, 229, 234)))
    var y = Self.margin
    for row in rows {
      var x = Self.margin
      for cell in row {
        list.commands += commands(of: cell, x, y)
        x += cell.picture.size.width + Self.gap
      }
      y += height(of: row) + Self.gap
    }
    return list
  }

  private var size: Size {
    let widths = rows.map { row in
      row.reduce(0) { $0 + $1.picture.size.width } + Double(max(0, row.count - 1)) * Self.gap
    }
    let heights = rows.map(height).reduce(0, +) + Double(max(0, rows.count - 1)) * Self.gap
    return Size(width: (widths.max() ?? 0) + 2 * Self.margin, height: heights + 2 * Self.margin)
  }

  private func height(of row: [Cell]) -> Double {
    Self.captionHeight + (row.map(\.picture.size.height).max() ?? 0)
  }

  /// The picture is cut at its extent, as it would be in a file of its own.
  private func commands(of cell: Cell, _ x: Double, _ y: Double) -> [DisplayCommand] {
    let size = cell.picture.size
    var commands: [DisplayCommand] = []
    for (index, line) in cell.caption.prefix(2).enumerated() {
      var font = Font(size: index == 0 ? 14 : 12, weight: index == 0 ? 600 : 400)
      font.size *= min(1, size.width / max(font.estimatedWidth(of: line), 1))
      let baseline = Point(x: x, y: y + Double(index + 1) * Self.lineHeight - 4)
      commands.append(.text(TextRun(line, at: baseline, font: font, color: Palette.rgb(60, 60, 67))))
    }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    commands.append(.push(Group(origin: Point(x: x, y: y + Self.captionHeight), clip: .rectangle(bounds))))
    return commands + cell.picture.commands + [.pop]
  }
}
