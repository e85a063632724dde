import Platform
import Testing

@testable import UIKitCore

/// Headers and footers of sections by release. Source: facts of the reference `releases`, by their ids, and frames of iOS 26.1.
@MainActor
@Suite struct SectionReleaseTests {
  private let phone = "iPhone SE (3rd generation)"

  private func table(_ style: UITableView.Style, _ sections: [TableStage.Section]) -> TableStage {
    let table = TableStage(style: style)
    table.sections = sections
    return table
  }

  /// header.plain.pad: 22 points above each header of a plain table since iOS 15, and none where there is no header.
  @Test(arguments: [("iPhone 13", 14, 0.0), ("iPhone 13", 15, 22), ("iPhone 15", 17, 22), ("iPhone 16", 18, 22)])
  func plainHeadersHavePadding(_ device: String, _ release: Int, padding: Double) throws {
    try onDevice(device, iOS: release) {
      let table = table(.plain, [.init(header: "One"), .init(), .init(header: "Three")])
      table.height = 50
      let window = try show(table)
      #expect(try agrees(table.header(0).frame, [0, padding, nil, 28]))
      #expect(try table.row(0, 1).frame.minY == CGFloat(padding + 78))
      #expect(try agrees(table.header(2).frame, [0, 2 * padding + 128, nil, 28]))
      #expect(window.screen === UIScreen.main)
    }
  }

  /// Apple's documentation of `sectionHeaderTopPadding`: it is the program's, and automatic by default.
  @Test func thePaddingIsTheProgramsToSet() throws {
    try onDevice(phone, iOS: 26) {
      let table = table(.plain, [.init(header: "One")])
      #expect(table.tableView.sectionHeaderTopPadding == UITableView.automaticDimension)
      let window = try show(table)
      #expect(try table.header(0).frame.minY == 22)
      table.tableView.sectionHeaderTopPadding = 0
      window.layoutIfNeeded()
      #expect(try table.header(0).frame.minY == 0)
      table.tableView.sectionHeaderTopPadding = 10
      window.layoutIfNeeded()
      #expect(try table.header(0).frame.minY == 10)
    }
  }

  /// header.plain: [16, 4, w, 21] of 28, 17 points semibold.
  @Test func plainTitleOfIOS26() throws {
    try onDevice(phone, iOS: 26) {
      let table = table(.plain, [.init(header: "Fruit")])
      let window = try show(table)
      let header = try table.header(0)
      #expect(header.frame.height == 28)
      let label = try #require(header.textLabel)
      #expect(agrees(label.frame, [16, 4, nil, 21]))
      #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(window.screen === UIScreen.main)
    }
  }

  struct Header: Sendable {
    let id: String
    let device: String
    let release: Int
    let style: UITableView.Style
    let first: Double
    let later: Double
    let belowFooter: Double?
  }
  nonisolated static let headers = [
    Header(
      id: "header.grouped.first", device: "iPhone SE (3rd generation)", release: 26, style: .grouped, first: 55.5,
      later: 38, belowFooter: 45.5),
    Header(
      id: "header.grouped.next", device: "iPhone SE (3rd generation)", release: 26, style: .insetGrouped, first: 55.5,
      later: 38, belowFooter: 45.5),
    Header(
      id: "header.grouped.first", device: "iPhone 16", release: 26, style: .insetGrouped, first: 55.333, later: 38,
      belowFooter: nil),
    Header(
      id: "header.grouped.first", device: "iPhone 13", release: 15, style: .grouped, first: 55.333, later: 38,
      belowFooter: nil),
    Header(
      id: "header.grouped.next", device: "iPhone SE (3rd generation)", release: 17, style: .grouped, first: 55.5,
      later: 38, belowFooter: nil),
  ]

  @Test(arguments: headers)
  func groupedHeadersAreAsHighAs(_ fact: Header) throws {
    try onDevice(fact.device, iOS: fact.release) {
      let table = table(
        fact.style, [.init(header: "One"), .init(header: "Two", footer: "Ends"), .init(header: "Three")])
      let window = try show(table)
      #expect(try abs(Double(table.header(0).frame.height) - fact.first) < 0.01)
      #expect(try abs(Double(table.header(1).frame.height) - fact.later) < 0.34)
      if let below = fact.belowFooter { #expect(try Double(table.header(2).frame.height) == below) }
      #expect(window.screen === UIScreen.main)
    }
  }

  /// Frames of iOS 26.1 at two pixels a point: titles at 29.5 in the first header, at 12 in a later one, at 19.5 below a footer; gaps of
  /// 17.5; the footer of 30 has its text at 7.5; in inset groups all begin 16 and 16 in. header.grouped.font: as written, 17 semibold.
  @Test func titlesOfGroupsOfIOS26() throws {
    try onDevice(phone, iOS: 26) {
      let table = table(
        .insetGrouped, [.init(header: "One"), .init(header: "Two", footer: "Ends"), .init(header: "Three")])
      let window = try show(table)
      for (section, y) in [29.5, 12, 19.5].enumerated() {
        let header = try table.header(section)
        let label = try #require(header.textLabel)
        #expect(agrees(label.frame, [32, y, 311, 20.5]))
        #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
      }
      #expect(try table.header(0).textLabel?.text == "One")
      #expect(try table.header(1).frame.minY - table.row(0, 0).frame.maxY == 17.5)
      let footer = try table.footer(1)
      #expect(footer.frame.height == 30)
      let text = try #require(footer.textLabel)
      #expect(agrees(text.frame, [32, 7.5, 311, 16]))
      #expect(try table.header(2).frame.minY == footer.frame.maxY)
      #expect(window.screen === UIScreen.main)
    }
  }

  /// header.grouped.font: capitals of 13 points before iOS 26.
  @Test func titlesOfGroupsOfIOS18AreInCapitals() throws {
    try onDevice("iPhone 16", iOS: 18) {
      let table = table(.insetGrouped, [.init(header: "One", footer: "Ends")])
      let window = try show(table)
      let header = try table.header(0)
      let label = try #require(header.textLabel)
      #expect(label.text == "ONE")
      #expect(label.font == .systemFont(ofSize: 13))
      #expect(try table.footer(0).textLabel?.text == "Ends")
      #expect(window.screen === UIScreen.main)
    }
  }

  /// Frames of iOS 26.1: two lines of a footer of 13 points have 32 points, so that the footer is 46 high. footer.grouped: 29.67 at three
  /// pixels a point.
  @Test func footersOfIOS26() throws {
    try onDevice(phone, iOS: 26) {
      let table = table(.grouped, [.init(footer: "Your account details\nare synced.")])
      let window = try show(table)
      let footer = try table.footer(0)
      #expect(abs(Double(footer.frame.height) - 46) <= 0.5)
      let text = try #require(footer.textLabel)
      #expect(agrees(text.frame, [nil, 7.5, nil, 32], within: 0.5))
      #expect(window.screen === UIScreen.main)
    }
    try onDevice("iPhone 17", iOS: 26) {
      let table = table(.grouped, [.init(footer: "Ends")])
      let window = try show(table)
      #expect(try agrees(table.footer(0).frame, [nil, nil, nil, 29.667]))
      #expect(window.screen === UIScreen.main)
    }
  }

  /// Frames of iOS 26.1: under a large title the first header is 38 points high, its title at 12; the next one, 38 too, follows after 17.5.
  @Test(arguments: [(true, 38.0, 12.0), (false, 55.5, 29.5)])
  func firstHeaderUnderATitle(_ isLarge: Bool, height: Double, title: Double) throws {
    try onDevice(phone, iOS: 26) {
      let table = table(.insetGrouped, [.init(header: "One"), .init(header: "Two")])
      let stack = UINavigationController(rootViewController: table)
      stack.navigationBar.prefersLargeTitles = isLarge
      let window = try show(stack)
      #expect(try Double(table.header(0).frame.height) == height)
      #expect(try table.header(0).textLabel?.frame.minY == CGFloat(title))
      #expect(try table.header(1).frame.minY - table.row(0, 0).frame.maxY == 17.5)
      #expect(try table.header(1).frame.height == 38)
      #expect(window.screen === UIScreen.main)
    }
  }

  /// The app's own headers stay as its constraints have them.
  @Test func aHeaderWithConstraintsMeasuresItself() throws {
    final class Own: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        TableStage.cell(.default, "Title")
      }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
          box.heightAnchor.constraint(equalToConstant: 70),
        ])
        return view
      }
    }
    try onDevice(phone, iOS: 26) {
      let table = Own(style: .grouped)
      let window = try show(table)
      #expect(table.tableView.rows.sections?[0].header?.frame.height == 70)
      #expect(window.screen === UIScreen.main)
    }
  }

  // MARK: Lists

  struct ListTitle: Sendable {
    let device: String
    let release: Int
    let header: Double
    let footer: Double
    let gap: Double
    let side: Double
    let content: Double
  }

  /// list.header and list.inset.
  @Test(arguments: [
    ListTitle(
      device: "iPhone 15 Pro", release: 17, header: 38.667, footer: 33.667, gap: 17.667, side: 20, content: 20),
    ListTitle(
      device: "iPhone 16 Pro", release: 18, header: 38.667, footer: 33.667, gap: 17.667, side: 20, content: 20),
    ListTitle(device: "iPhone 17", release: 26, header: 40.333, footer: 29.667, gap: 17.667, side: 16, content: 16),
  ])
  func listsLeave(_ fact: ListTitle) throws {
    try onDevice(fact.device, iOS: fact.release) {
      for (content, height) in [
        (UIListContentConfiguration.groupedHeader(), fact.header), (.groupedFooter(), fact.footer),
      ] {
        var content = content
        content.text = "Title"
        let view = content.makeContentView()
        #expect(abs(Double(view.sizeThatFits(CGSize(width: 300, height: 0)).height) - height) < 0.34)
      }
      let room = UITraitCollection(UIScreen.main.profile).listRoom(
        ofWidth: UIScreen.main.bounds.width, on: UIScreen.main.profile)
      #expect(abs(Double(room.gap) - fact.gap) < 0.01)
      #expect(Double(room.inset.side) == fact.side)
      #expect(Double(room.inset.content) == fact.content)
    }
  }
}
