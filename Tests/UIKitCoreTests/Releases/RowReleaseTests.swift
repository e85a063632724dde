import Platform
import Testing

@testable import UIKitCore

/// Rows of tables and lists by release. Source: facts of the reference `releases`, by their ids, from pictures and simulators of UIKit.
@MainActor
@Suite struct RowReleaseTests {
  enum Content: Sendable {
    case styled, configured, styledSubtitle, configuredSubtitle
  }

  struct Height: Sendable, CustomTestStringConvertible {
    let id: String
    let device: String
    let release: Int
    let content: Content
    let height: Double
    var testDescription: String { "\(id), \(device), iOS \(release), \(content)" }
  }

  nonisolated static let heights = [
    Height(id: "row.table", device: "iPhone SE (3rd generation)", release: 26, content: .styled, height: 53),
    Height(id: "row.table", device: "iPhone SE (3rd generation)", release: 26, content: .configured, height: 53),
    Height(id: "row.table", device: "iPhone 17", release: 26, content: .configured, height: 53),
    Height(id: "row.table", device: "iPad (A16)", release: 26, content: .styled, height: 53),
    Height(id: "row.18.table", device: "iPhone 12", release: 14, content: .configured, height: 44.333),
    Height(id: "row.18.table", device: "iPhone 13", release: 15, content: .configured, height: 44.333),
    Height(id: "row.18.table", device: "iPhone 15 Pro", release: 17, content: .configured, height: 44.333),
    Height(id: "row.18.table", device: "iPhone 16 Pro", release: 18, content: .configured, height: 44.333),
    // Pictures, 2.4: a plain table of iOS 13 with `textLabel`.
    Height(id: "rows of iOS 13", device: "iPhone X", release: 13, content: .styled, height: 44),
    Height(
      id: "row.subtitle", device: "iPhone SE (3rd generation)", release: 26, content: .configuredSubtitle, height: 69.5),
    Height(
      id: "row.subtitle.classic", device: "iPhone SE (3rd generation)", release: 26, content: .styledSubtitle,
      height: 62),
    // Unchanged: 5 of 5 stored frames at two pixels a point.
    Height(id: "subtitles", device: "iPhone SE (3rd generation)", release: 17, content: .styledSubtitle, height: 55.5),
  ]

  private static func cell(_ content: Content) -> UITableViewCell {
    switch content {
    case .styled: TableStage.cell(.default, "Title")
    case .configured: TableStage.configured(.cell(), "Title")
    case .styledSubtitle: TableStage.cell(.subtitle, "India", "Ninth item")
    case .configuredSubtitle: TableStage.configured(.subtitleCell(), "Title", "Subtitle")
    }
  }

  @Test(arguments: heights)
  func aRowIsAsHighAs(_ fact: Height) throws {
    try onDevice(fact.device, iOS: fact.release) {
      let table = TableStage(style: .plain)
      table.make = { Self.cell(fact.content) }
      let window = try show(table)
      #expect(try abs(Double(table.row().frame.height) - fact.height) < 0.01)
      #expect(window.rootViewController === table)
    }
  }

  /// row.table, row.subtitle and row.subtitle.classic: where the texts lie, on an iPhone SE of iOS 26.1.
  @Test(arguments: [
    (Content.styled, [16.0, 16.5, nil, 20.5] as [Double?], nil as [Double?]?),
    (.configured, [16, 16.5, nil, 20.5], nil),
    (.configuredSubtitle, [16, 15.5, nil, 20.5], [16, 36, nil, 18]),
    (.styledSubtitle, [16, 9, 36.5, 20.5], [16, 32.5, 70.5, 18]),
  ])
  func textsOfIOS26AreWhere(_ content: Content, title: [Double?], subtitle: [Double?]?) throws {
    try onDevice("iPhone SE (3rd generation)", iOS: 26) {
      let table = TableStage(style: .plain)
      table.make = { Self.cell(content) }
      let window = try show(table)
      let cell = try table.row()
      let label = try #require(cell.textLabel)
      #expect(agrees(label.frame, title, within: 0.5))
      if let subtitle {
        let detail = try #require(cell.detailTextLabel)
        #expect(agrees(detail.frame, subtitle, within: 0.5))
      }
      #expect(window.screen === UIScreen.main)
    }
  }

  /// Frames of iOS 26.1: a height that the delegate gives stays, with the text in the middle: [16, 12, 96, 20.5] in 44.
  @Test func aHeightThatIsGivenStays() throws {
    try onDevice("iPhone SE (3rd generation)", iOS: 26) {
      let table = TableStage(style: .insetGrouped)
      (table.height, table.make) = (44, { TableStage.cell(.value1, "Notifications", "On") })
      let window = try show(table)
      let cell = try table.row()
      #expect(agrees(cell.frame, [16, nil, 343, 44]))
      let label = try #require(cell.textLabel)
      #expect(agrees(label.frame, [16, 12, 96, 20.5], within: 0.5))
      #expect(window.screen === UIScreen.main)
    }
  }

  /// row.margin.vertical: a text view between the margins of a row of 100 is [16, 15, 343, 70] on an iPhone SE, and 20 from the sides of an
  /// iPad; up to iOS 18 it begins at 11.
  @Test(arguments: [
    ("iPhone SE (3rd generation)", 26, 16.0, 15.0, 70.0), ("iPad (A16)", 26, 20, 15, 70),
    ("iPhone SE (3rd generation)", 17, 16, 11, 78), ("iPhone 15", 18, 20, 11, 78),
  ])
  func contentKeepsTheMarginsOfTheRow(_ device: String, _ release: Int, side: Double, top: Double, height: Double)
    throws
  {
    try onDevice(device, iOS: release) {
      let table = TableStage(style: .plain)
      let text = UITextView()
      table.height = 100
      table.make = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        text.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(text)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: guide.topAnchor),
          text.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        return cell
      }
      let window = try show(table)
      let width = Double(UIScreen.main.bounds.width) - 2 * side
      #expect(agrees(text.frame, [side, top, width, height]))
      #expect(window.screen === UIScreen.main)
    }
  }

  /// row.margin.side: 16 up to 375, 20 from 390; 16 on 320 points of iOS 13 in a picture.
  @Test(arguments: [
    ("iPhone SE (1st generation)", 13, 16.0), ("iPhone SE (3rd generation)", 17, 16),
    ("iPhone SE (3rd generation)", 26, 16), ("iPhone 12", 14, 20),
    ("iPhone 13", 15, 20), ("iPhone 14 Pro", 16, 20), ("iPhone 15 Pro", 17, 20), ("iPhone 16 Pro", 18, 20),
    ("iPhone 16", 26, 20), ("iPhone 17", 26, 20),
  ])
  func rowsBeginAtTheSideMargin(_ device: String, _ release: Int, side: Double) throws {
    try onDevice(device, iOS: release) {
      let table = TableStage(style: .plain)
      let window = try show(table)
      let cell = try table.row()
      let label = try #require(cell.textLabel)
      #expect(Double(label.frame.minX) == side)
      #expect(window.screen === UIScreen.main)
    }
  }

  /// list.inset: rows of inset groups of tables begin at the margin of rows, their content 16 further in, and as far as that in iOS 17, 18.
  @Test(arguments: [
    ("iPhone SE (3rd generation)", 26, 16.0, 16.0), ("iPhone 16", 26, 20, 16), ("iPhone 15 Pro", 17, 20, 20),
    ("iPhone 16 Pro", 18, 20, 20), ("iPhone SE (3rd generation)", 17, 16, 16),
  ])
  func insetGroupsBeginAt(_ device: String, _ release: Int, side: Double, content: Double) throws {
    try onDevice(device, iOS: release) {
      let table = TableStage(style: .insetGrouped)
      let window = try show(table)
      let cell = try table.row()
      #expect(Double(cell.frame.minX) == side)
      #expect(Double(window.bounds.width - cell.frame.maxX) == side)
      let label = try #require(cell.textLabel)
      #expect(Double(label.frame.minX) == content)
    }
  }

  /// row.disclosure: the content ends 26.5 points before the row with a disclosure, 40 with a checkmark.
  @Test(arguments: [17, 26], [(UITableViewCell.AccessoryType.disclosureIndicator, 26.5), (.checkmark, 40)])
  func contentEndsBesideTheAccessory(
    _ release: Int, _ accessory: (type: UITableViewCell.AccessoryType, room: Double)
  ) throws {
    try onDevice("iPhone SE (3rd generation)", iOS: release) {
      let table = TableStage(style: .plain)
      table.make = {
        let cell = TableStage.cell(.value1, "Title", "On")
        cell.accessoryType = accessory.type
        return cell
      }
      let window = try show(table)
      let cell = try table.row()
      #expect(Double(window.bounds.width - cell.contentView.frame.maxX) == accessory.room)
      let label = try #require(cell.detailTextLabel)
      #expect(label.frame.maxX == cell.contentView.bounds.maxX - 8)
    }
  }

  /// row.sep: a pixel to the edge, and since iOS 26 a point between the margins of the content, which a row that its constraints measure is
  /// higher than them.
  @Test(
    arguments: [
      ("iPhone 13", 15, 1.0 / 3, 20.0, 0.0), ("iPhone 16", 18, 1.0 / 3, 20, 0), ("iPhone 16", 26, 1, 20, 20),
      ("iPhone SE (3rd generation)", 26, 1, 16, 16),
    ] as [(String, Int, Double, Double, Double)])
  func separatorsAre(_ device: String, _ release: Int, thickness: Double, start: Double, end: Double) throws {
    try onDevice(device, iOS: release) {
      let table = TableStage(style: .plain)
      table.make = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.heightAnchor.constraint(equalToConstant: 80),
          box.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor),
        ])
        return cell
      }
      let window = try show(table)
      let cell = try table.row()
      #expect(abs(Double(cell.frame.height) - 80 - thickness) < 0.01)
      #expect(Double(cell.separatorInset.left) == start)
      #expect(Double(cell.separatorInset.right) == end)
      #expect(window.screen === UIScreen.main)
    }
  }

  /// row.18 and row.min: a row of a list, whose separator lies inside.
  @Test(arguments: [
    ("iPhone 15 Pro", 17, 44.0), ("iPhone 16 Pro", 18, 44), ("iPhone 17", 26, 52), ("iPad (A16)", 26, 52),
  ])
  func rowsOfListsAre(_ device: String, _ release: Int, height: Double) throws {
    try onDevice(device, iOS: release) {
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      let view = content.makeContentView()
      #expect(Double(view.sizeThatFits(CGSize(width: 300, height: 0)).height) == height)
    }
  }
}
