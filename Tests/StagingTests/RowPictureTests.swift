import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// Grounds, lines and accessories of rows, and the grounds that UIKit's classes have by themselves.
@MainActor
@Suite struct RowPictureTests {
  /// The root of a scene on a device; its table has margins of 16 points where the width is compact, and of 20 where it is regular.
  private func root(_ object: String, on device: String = "iPhone 14", isDark: Bool = false) throws -> ViewReport {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" useAutolayout="YES"
        targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>\(object)</objects></scene></scenes></document>
      """
    var configuration = LayoutConfiguration(try #require(Device.named(device))).on(release: 17)
    configuration.isDark = isDark
    var options = StageOptions(appearance: isDark ? .dark : .light)
    options.isPicture = true
    let document = try Document.read(Data(text.utf8), file: "Rows.storyboard")
    let scenes = Stage(document, on: .device(configuration), options: options).layOut().scenes
    return try #require(scenes.first?.root)
  }

  private func row(_ id: String, _ y: Int, _ attributes: String = "", _ inside: String = "") -> String {
    """
    <tableViewCell \(attributes) rowHeight="50" id="\(id)"><rect key="frame" x="0" y="\(y)" width="390" height="50"/>
    <tableViewCellContentView key="contentView" id="\(id)-in"><rect key="frame" width="390" height="50"/></tableViewCellContentView>
    \(inside)</tableViewCell>
    """
  }

  private func table(_ style: String, _ cells: [String], title: String = "", _ inside: String = "") -> String {
    """
    <tableViewController id="c"><tableView key="view" style="\(style)" dataMode="static" id="t">
    <rect key="frame" width="390" height="844"/>\(inside)<sections><tableViewSection headerTitle="\(title)" id="n"><cells>
    \(cells.joined())</cells></tableViewSection></sections></tableView></tableViewController>
    """
  }

  private let red = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
  private let redColor = Color(red: 1, green: 0, blue: 0)
  private func gray(_ value: Double) -> Color { Color(red: value, green: value, blue: value) }

  private func fills(_ decorations: [Decoration]) -> [(rect: Rect, color: Color)] {
    decorations.compactMap { if case .fill(let rect, let color, _) = $0 { (rect, color) } else { nil } }
  }

  // MARK: Grounds

  /// A colored table is hidden by its rows: each has the ground of the screen unless it has a color.
  @Test(arguments: [(false, 1.0), (true, 0.0)]) func plainRowsHaveTheGroundOfTheScreen(_ isDark: Bool, _ value: Double)
    throws
  {
    let cells = [row("a", 0), row("b", 50), row("x", 100, "", red), row("d", 150)]
    let table = try root(table("plain", cells, red), isDark: isDark)
    #expect(table.backgroundColor == redColor)
    let grounds = fills(table.decorations)
    // One for both rows that follow each other, none for the red one.
    #expect(grounds.map(\.rect.height) == [100, 50])
    #expect(grounds.map(\.rect.y) == [table.children[0].frame.y, table.children[3].frame.y])
    #expect(grounds.allSatisfy { $0.color == gray(value) && $0.rect.width == 390 })
  }

  @Test func groupedRowsAreLighterThanTheirTable() throws {
    let table = try root(table("grouped", [row("a", 18)]), isDark: true)
    #expect(fills(table.decorations).map(\.color) == [Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)])
    #expect(table.backgroundColor == gray(0))
  }

  /// A text view without a color is white, and black in the dark, so that its text can be read on any ground.
  @Test(arguments: [(false, 1.0), (true, 0.0)]) func textViewsHaveAGround(_ isDark: Bool, _ value: Double) throws {
    let views = """
      <viewController id="c"><view key="view" id="v"><rect key="frame" width="390" height="844"/><subviews>
      <textView text="a" id="a"><rect key="frame" width="100" height="100"/></textView>
      <textView text="b" id="b"><rect key="frame" width="100" height="100"/>\(red)</textView></subviews></view></viewController>
      """
    #expect(try root(views, isDark: isDark).children.map(\.backgroundColor) == [gray(value), redColor])
  }

  @Test func otherReportsHaveNoGrounds() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.addSubview(UITableViewCell())
    let report = ViewReport(table)
    #expect(report.backgroundColor == nil && report.decorations.isEmpty && report.children[0].overlays.isEmpty)
  }

  // MARK: Lines

  /// Where the lines of each row begin: 20 on a phone of 390 points (row.margin.side of the reference `releases`).
  private func lines(_ table: ViewReport) -> [[Double]] { table.children.map { fills($0.overlays).map(\.rect.x) } }

  @Test func linesBeginAtTheMarginOfTheTable() throws {
    let cells = [row("a", 0), row("b", 50)]
    #expect(try lines(root(table("plain", cells))) == [[20], [20]])
    #expect(try lines(root(table("plain", cells), on: "iPad (5th generation)")) == [[20], [20]])
  }

  @Test func aGivenInsetCounts() throws {
    let inset = "<inset key=\"separatorInset\" minX=\"0.0\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"
    #expect(try lines(root(table("plain", [row("a", 0), row("b", 50, "", inset)]))) == [[20], [0]])
    #expect(try lines(root(table("plain", [row("a", 0), row("b", 50)], inset))) == [[0], [0]])
  }

  /// Those above the first and below the last row have the whole width.
  @Test func aGroupHasLinesAtItsEdges() throws {
    let table = try root(table("grouped", [row("a", 18), row("b", 68), row("d", 118)]))
    #expect(lines(table) == [[0, 20], [20], [0]])
    let (first, last) = (fills(table.children[0].overlays)[0].rect, fills(table.children[2].overlays)[0].rect)
    #expect(first.y == 0 && first.width == 390 && last.width == 390 && last.maxY == 50)
  }

  @Test func anInsetGroupHasLinesBetweenItsRowsOnly() throws {
    #expect(try lines(root(table("insetGrouped", [row("a", 18), row("b", 68)]))) == [[20], []])
  }

  /// A data source says which row is the last of its section, even where the next section follows at once.
  @Test func rowsOfADataSourceKnowTheirSection() {
    let source = TwoSections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .grouped)
    (table.sectionHeaderHeight, table.sectionFooterHeight, table.rowHeight) = (0, 0, 44)
    table.dataSource = source
    table.layoutIfNeeded()
    let rows = table.visibleCells
    #expect(rows.map(\.isFirstOfSection) == [true, false, true])
    #expect(rows.map(\.isLastOfSection) == [false, true, true])
  }

  private final class TwoSections: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 2 : 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Behind an image of 30 points: 20, 30, and the margin of 20 again.
  @Test func theLineOfARowWithAnImageBeginsAtItsTitle() {
    let source = OneImage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    cell.layoutIfNeeded()
    #expect(cell.separatorInset.left == cell.textLabel?.frame.minX)
    #expect(table.separatorInset.left == 20)
  }

  private final class OneImage: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.imageView?.image = UIImage(systemName: "star")
      return cell
    }
  }

  /// The canvas of Xcode leaves 28 points or 50 over the first row. A section of a plain table without a title has no header on a device, and
  /// one with a title has 28.
  @Test(arguments: [("", 28, 0.0), ("", 50, 0), ("", 0, 0), ("Features", 28, 28)])
  func aPlainSectionWithoutATitleHasNoHeader(_ title: String, _ top: Int, _ y: Double) throws {
    let table = try root(table("plain", [row("a", top), row("b", top + 50)], title: title))
    #expect(table.children.map(\.frame.y) == [y, y + 50])
  }

  // MARK: Accessories and titles

  /// A disclosure indicator ends at the margin of the row, in either direction of reading.
  @Test(arguments: [("iPhone 14", 20.0), ("iPhone SE (3rd generation)", 16), ("iPad (5th generation)", 20)])
  func accessoriesEndAtTheMargin(_ device: String, _ margin: Double) throws {
    let cells = [row("a", 0, #"accessoryType="disclosureIndicator""#), row("b", 50, #"accessoryType="checkmark""#)]
    let table = try root(table("plain", cells), on: device)
    for row in table.children {
      guard case .image(_, let rect)? = row.decorations.first else { return #expect(Bool(false), "\(row)") }
      #expect(abs(row.frame.width - rect.maxX - margin) < 0.5)
    }
  }

  /// The title of a section begins where the texts of its rows do, in an inset group, too: 20 of the group and 20 of the row (list.inset).
  @Test(arguments: [
    ("grouped", "iPhone 14", 20.0), ("grouped", "iPad (5th generation)", 20), ("insetGrouped", "iPhone 14", 40),
  ])
  func titlesOfSectionsBeginAtTheMargin(_ style: String, _ device: String, _ x: Double) throws {
    let table = try root(table(style, [row("a", 55)], title: "Features"), on: device)
    let titles = table.decorations.compactMap { if case .text(let text) = $0 { text.lines.first?.x } else { nil } }
    #expect(titles == [x])
  }
}
