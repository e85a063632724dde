import Foundation
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// What rows of a list in a collection view draw besides their content.
@MainActor
@Suite(.serialized) struct ListPictureTests {
  /// Three rows of a list on a phone with iOS 26, the first and the last with an accessory.
  private final class Rows: NSObject, UICollectionViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let view: UICollectionView

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance, hasHeader: Bool = false) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if hasHeader { configuration.headerMode = .firstItemInSection }
      configuration.itemSeparatorHandler = { path, given in
        var given = given
        given.color = .red
        if path.item == 1 { given.bottomSeparatorInsets.leading = 7 }
        return given
      }
      view = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      super.init()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      row.contentConfiguration = content
      if indexPath.item != 1 { row.accessories = [.disclosureIndicator()] }
      return row
    }

    func report(_ item: Int) throws -> ViewReport {
      ViewReport(try #require(view.cellForItem(at: IndexPath(item: item, section: 0))), isPicture: true)
    }
  }

  private func lines(_ report: ViewReport) -> [Rect] {
    report.overlays.compactMap {
      if case .fill(let rect, Color(red: 1, green: 0, blue: 0), _) = $0 { rect } else { nil }
    }
  }

  private func symbols(_ report: ViewReport) -> [String] {
    report.overlays.compactMap { if case .image(let image, _) = $0 { image.name } else { nil } }
  }

  private func hasGround(_ report: ViewReport) -> Bool {
    report.decorations.contains { if case .fill = $0 { true } else { false } }
  }

  @Test func anInsetGroupHasRoundCornersAndLinesBetweenItsRows() throws {
    let rows = Rows(.insetGrouped)
    let (first, second, last) = (try rows.report(0), try rows.report(1), try rows.report(2))
    #expect(first.cornerRadius > 0 && first.squareCorners == [.bottomLeft, .bottomRight] && first.clipsToBounds)
    #expect(second.cornerRadius == 0)
    #expect(last.cornerRadius > 0 && last.squareCorners == [.topLeft, .topRight])
    #expect(hasGround(first) && hasGround(second) && hasGround(last))
    #expect(lines(first).count == 1 && lines(second).map(\.x) == [7] && lines(last).isEmpty)
    #expect(lines(first)[0].maxY == first.frame.height)
    #expect(symbols(first) == ["chevron.forward"] && symbols(second).isEmpty && symbols(last) == ["chevron.forward"])
    #expect(ViewReport(rows.view, isPicture: true).backgroundColor != nil)
    let cell = try #require(rows.view.cellForItem(at: [0, 0]))
    #expect(ViewReport(cell).cornerRadius == 0)
  }

  /// A header that is an item belongs to no group.
  @Test func aHeaderThatIsAnItemStandsAlone() throws {
    let rows = Rows(.insetGrouped, hasHeader: true)
    let (header, first) = (try rows.report(0), try rows.report(1))
    #expect(header.cornerRadius == 0 && !hasGround(header) && lines(header).isEmpty)
    #expect(first.squareCorners == [.bottomLeft, .bottomRight])
  }

  @Test func aPlainListHasALineBelowEachRow() throws {
    let rows = Rows(.plain)
    for item in 0..<3 {
      let report = try rows.report(item)
      #expect(lines(report).count == 1 && report.cornerRadius == 0)
    }
  }

  @Test func aSidebarHasNeitherGroundsNorLines() throws {
    let report = try Rows(.sidebar).report(0)
    #expect(!hasGround(report) && lines(report).isEmpty)
  }

  /// A ground of the program's own takes the place of that of the list, in the corners of the group.
  @Test func aRowKeepsItsOwnGround() throws {
    let rows = Rows(.insetGrouped)
    let cell = try #require(rows.view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    cell.backgroundConfiguration = .listGroupedCell()
    let report = try rows.report(0)
    #expect(!hasGround(report) && report.cornerRadius > 0)
  }
}
