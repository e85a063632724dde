import Foundation
import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UIPickerView {
  /// A document holds no rows. As Interface Builder does, a picture shows some of its own where no data source gives any.
  var pickerDecorations: [Decoration] {
    guard dataSource == nil, interfaceBuilderID != nil else { return [] }
    let towns = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    return wheelDecorations([PickerColumn(towns, at: 2)])
  }
}

extension UIDatePicker {
  /// The rows around the date in wheels, or the fields or the month of the other styles. Names and order are those of English in the
  /// United States, whatever the locale, and times those of Greenwich unless the picker has a time zone.
  var pickerDecorations: [Decoration] {
    let moment = PickerMoment(of: self)
    switch datePickerStyle {
    case .automatic, .wheels: return wheelDecorations(moment.columns)
    case .inline where datePickerMode != .time: return monthDecorations(moment)
    case .compact, .inline: return fieldDecorations(moment.fields)
    }
  }

  /// Fields beside each other in the direction of reading, of which that of the time is the last.
  private func fieldDecorations(_ texts: [String]) -> [Decoration] {
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    let gap = 5.0
    let last = texts.count > 1 ? PickerMetrics.timeFieldWidth : width
    let inset = datePickerMode == .date ? AppearanceMetrics.dateFieldInset[layoutProfile] : 0
    var x = inset
    let corner = AppearanceMetrics.dateFieldCorner[layoutProfile] ?? height / 2
    return texts.enumerated().flatMap { index, text -> [Decoration] in
      var field = Rect(x: x, y: 0, width: index < texts.count - 1 ? width - last - gap : last - inset, height: height)
      x += field.width + gap
      if isRightToLeft { field.x = width - field.maxX }
      return [.fill(field, pictureColor(.tertiarySystemFill), cornerRadius: corner)]
        + placed(text, .systemFont(ofSize: 17), .label, in: field)
    }
  }

  /// The month with its name, the days of the week and the chosen day on a disc.
  private func monthDecorations(_ moment: PickerMoment) -> [Decoration] {
    let width = Double(bounds.width)
    let column = width / 7
    var result = placed(
      moment.monthTitle, .systemFont(ofSize: 17, weight: .semibold), .label,
      in: Rect(x: 16, y: 8, width: width - 32, height: 32), alignment: .left)
    for (index, name) in PickerMoment.weekdays.enumerated() {
      let cell = Rect(x: Double(index) * column, y: 44, width: column, height: 24)
      result += placed(name, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, in: cell)
    }
    for day in 1...moment.daysInMonth {
      let place = moment.firstWeekday + day - 1
      let cell = Rect(x: Double(place % 7) * column, y: 70 + Double(place / 7) * 42, width: column, height: 42)
      let isChosen = day == moment.day
      if isChosen {
        let disc = Rect(x: cell.x + cell.width / 2 - 20, y: cell.y + 1, width: 40, height: 40)
        result.append(.fill(disc, pictureColor(tintColor.withAlphaComponent(0.15)), cornerRadius: 20))
      }
      result += placed("\(day)", .systemFont(ofSize: 20), isChosen ? tintColor : .label, in: cell)
    }
    return result
  }
}

/// Rows of one wheel, of which one is in the middle.
struct PickerColumn {
  var rows: [String]
  /// Counted from 0.
  var selected: Int
  /// The part of the width, compared with those of the other columns.
  var share = 1.0
  /// Where the rows stand in the width.
  var alignment = NSTextAlignment.center

  init(_ rows: [String], at selected: Int, share: Double = 1, alignment: NSTextAlignment = .center) {
    (self.rows, self.selected, self.share, self.alignment) = (rows, selected, share, alignment)
  }
}

extension UIView {
  /// The rows of wheels, three above and three below the selected one. They lie on a drum as high as the view, so that those farther from
  /// the middle are closer together, lower and paler; the drum is remembered (DEVIATIONS.md, 182).
  fileprivate func wheelDecorations(_ columns: [PickerColumn]) -> [Decoration] {
    let radius = Double(bounds.height) / 2
    let step = radius > 0 ? PickerMetrics.rowHeight / radius : .infinity
    let size = PickerMetrics.titleSize(release: layoutProfile.release)
    let width = min(Double(bounds.width), AppearanceMetrics.widestWheels)
    let room = max(0, width - 2 * PickerMetrics.sideInset)
    let shares = columns.reduce(0) { $0 + $1.share }
    var x = PickerMetrics.sideInset + (Double(bounds.width) - width) / 2
    var result: [Decoration] = []
    for column in columns {
      let width = room * column.share / shares
      for (index, row) in column.rows.enumerated() {
        let distance = index - column.selected
        let angle = Double(distance) * step
        guard abs(distance) <= 3, abs(angle) < 1.4 else { continue }
        let height = size * 1.2 * cos(angle)
        let middle = radius + radius * sin(angle)
        let cell = Rect(x: x, y: middle - height / 2, width: width, height: height)
        let color = distance == 0 ? UIColor.label : .label.withAlphaComponent(CGFloat(0.55 * cos(angle)))
        result += placed(
          row, .systemFont(ofSize: CGFloat(size * cos(angle))), color, in: cell, alignment: column.alignment)
      }
      x += width
    }
    return result
  }

  /// A text in the middle of the height of a rectangle.
  func placed(
    _ text: String, _ font: UIFont, _ color: UIColor, in rect: Rect, alignment: NSTextAlignment = .center
  ) -> [Decoration] {
    let label = UILabel()
    label.stand(on: layoutScreen)
    (label.text, label.font, label.textAlignment) = (text, font, alignment)
    label.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    guard var content = TextContent(placed: label) else { return [] }
    content.color = pictureColor(color)
    return [.text(content)]
  }
}
