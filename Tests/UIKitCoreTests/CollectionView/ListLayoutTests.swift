import Platform
import Testing

@testable import UIKitCore

/// Lists and their cells. Source: Apple's documentation of `UICollectionLayoutListConfiguration`, `UICollectionViewListCell` and
/// `UICellAccessory`; sizes are those of `RowMetrics` and `SectionMetrics` (facts row.18, row.margin.side, list.header and list.inset of
/// the reference `releases`; DEVIATIONS.md, 142 and 143), the rest is arithmetic.
@MainActor
@Suite struct ListLayoutTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return .list(using: configuration)
  }

  /// Fills list cells with a title and what a test adds.
  private func show(
    in stage: GridStage, _ title: String = "Title",
    _ change: @escaping (UICollectionViewListCell, inout UIListContentConfiguration) -> Void = { _, _ in }
  ) {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      change(cell, &content)
      cell.contentConfiguration = content
    }
    stage.source.make = { $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: title) }
  }

  private func row(_ stage: GridStage, _ item: Int = 0) throws -> UICollectionViewListCell {
    stage.layOut()
    return try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  private func label(_ cell: UICollectionViewListCell) throws -> CGRect {
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    return cell.convert(try #require(labels.first).frame, from: cell.contentView)
  }

  /// Rows from edge to edge, 44 high (row.18).
  @Test(arguments: [
    ("retina6_0", Device.Orientation.portrait, Device.Split.full, "390 44"),
    ("ipad9_7", .portrait, .full, "768 44"), ("ipad9_7", .landscape, .half, "507 44"),
  ])
  func plainRows(
    _ name: String, _ orientation: Device.Orientation, _ part: Device.Split, _ size: String
  ) throws {
    let stage = try GridStage(list(.plain), counts: [2], on: name, orientation, part: part)
    show(in: stage)
    #expect(stage.places().first == "0 0 \(size)")
    #expect(stage.cell(0) == "0 0 \(size)")
  }

  /// At the sides 16, on phones from 390 points on 20 (list.inset); 17.5 up to the pixel above and below the section (list.header).
  @Test(arguments: [
    ("retina6_0", Device.Orientation.portrait, Device.Split.full, "20 17.67 350"),
    ("ipad9_7", .portrait, .full, "20 17.5 728"), ("ipad9_7", .landscape, .half, "20 17.5 467"),
    ("ipad9_7", .landscape, .oneThird, "16 17.5 288"),
  ])
  func insetGroups(
    _ name: String, _ orientation: Device.Orientation, _ part: Device.Split, _ place: String
  ) throws {
    let stage = try GridStage(list(.insetGrouped), counts: [1, 1], on: name, orientation, part: part)
    show(in: stage)
    let gap = name == "retina6_0" ? 17 + 2.0 / 3 : 17.5
    #expect(stage.places().first?.hasPrefix(place) == true)
    #expect(abs(stage.view.contentSize.height - 2 * (2 * gap + 44)) < 1e-6)
  }

  /// A title of 20.5, a point, and a subtitle of 14.5 with 10 above and 9.5 below are 55.5, as in tables.
  @Test func subtitles() throws {
    let stage = try GridStage(list(.plain), counts: [1], on: "ipad9_7")
    show(in: stage) { _, content in
      content = .subtitleCell()
      (content.text, content.secondaryText) = ("Title", "Subtitle")
    }
    #expect(stage.places() == ["0 0 768 55.5"])
    #expect(text(try label(row(stage))) == "20 10 728 20.5")
  }

  /// A text of words of which none shares a line with the next: each line more makes the row higher by it.
  @Test(arguments: [("retina6_0", 3.0), ("ipad9_7", 2)])
  func textsWrap(_ name: String, _ scale: Double) throws {
    let word = String(repeating: "m", count: name == "retina6_0" ? 18 : 36)
    func height(_ words: Int) throws -> Double {
      let stage = try GridStage(list(.plain), counts: [1], on: name)
      show(in: stage, Array(repeating: word, count: words).joined(separator: " "))
      return try #require(Double(stage.places()[0].split(separator: " ")[3]))
    }
    // So many lines as breaks make, and 11 above and below.
    for words in 2...4 {
      let label = UILabel()
      (label.font, label.numberOfLines) = (.preferredFont(forTextStyle: .body), 0)
      label.text = Array(repeating: "m", count: words).joined(separator: "\n")
      #expect(abs(try height(words) - Double(label.intrinsicContentSize.height + 22)) < 1 / scale)
    }
  }

  /// The arrow is 10.33 points wide and 20 from the edge; the content ends beside it, with a margin of 8.
  @Test func accessories() throws {
    let stage = try GridStage(list(.plain), counts: [1])
    show(in: stage) { cell, _ in cell.accessories = [.disclosureIndicator(), .delete()] }
    let cell = try row(stage)
    #expect(text(cell.contentView.frame) == "0 0 359.67 44")
    #expect(try label(cell).maxX == 359 + 2.0 / 3 - 8)
    let arrow = try #require(cell.subviews.last)
    #expect(text(arrow.frame) == "359.67 16.83 10.33 10.33")
    let mirrored = try GridStage(list(.plain), counts: [1], isRightToLeft: true)
    show(in: mirrored) { cell, _ in cell.accessories = [.disclosureIndicator()] }
    #expect(text(try row(mirrored).contentView.frame) == "30.33 0 359.67 44")
    #expect(text(try label(row(mirrored))).hasPrefix("38.33 "))
  }

  /// A view of 30 before the content, a checkmark of 24 and one of 20 with a room of 40 after it: 20 + 30, and 24 + 8 + 40 + 20.
  @Test func accessoriesAtBothSides() throws {
    let stage = try GridStage(list(.plain), counts: [1])
    show(in: stage) { cell, _ in
      let (icon, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), UIView())
      badge.frame.size = CGSize(width: 20, height: 10)
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: icon, placement: .leading(), reservedLayoutWidth: .actual, maintainsFixedSize: true)),
        .checkmark(),
        .customView(
          configuration: .init(
            customView: badge, placement: .trailing(), reservedLayoutWidth: .custom(40), maintainsFixedSize: true)),
      ]
    }
    let cell = try row(stage)
    #expect(text(cell.contentView.frame) == "50 0 248 44")
    #expect(try label(cell).minX == 58)
    // In the middle of the last 40 points before the margin: 390 - 20 - 40 + 10.
    #expect(text(try #require(cell.subviews.last).frame) == "340 17 20 10")
  }

  /// Two levels of 10 points move the content; the separator begins at its text.
  @Test func indentation() throws {
    let stage = try GridStage(list(.plain), counts: [1])
    show(in: stage) { cell, _ in cell.indentationLevel = 2 }
    let cell = try row(stage)
    _ = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(try label(cell).minX == 40)
    let separator = cell.separatorLayoutGuide.layoutFrame
    #expect(abs(separator.minX - 40) < 0.01 && abs(separator.maxX - 390) < 0.01)
    #expect(abs(separator.maxY - cell.bounds.maxY) < 0.01)
  }

  /// On a phone on its side rows reach from edge to edge and their texts keep out of the corners: 47 + 16. Inset groups keep
  /// out themselves: 47 + 16, and the text another 16.
  @Test func safeArea() throws {
    let plain = try GridStage(list(.plain), counts: [1], on: "retina6_0", .landscape)
    show(in: plain)
    #expect(plain.places() == ["0 0 844 44"])
    #expect(try label(row(plain)).minX == 63)
    let inset = try GridStage(list(.insetGrouped), counts: [1], on: "retina6_0", .landscape)
    show(in: inset)
    #expect(inset.places() == ["63 17.67 718 44"])
    #expect(try label(row(inset)).minX == 16)
  }

  /// Headers and footers come from the data source; those of a plain list stay in sight.
  @Test func headers() throws {
    let layout = list(.plain) {
      ($0.headerMode, $0.footerMode, $0.headerTopPadding) = (.supplementary, .supplementary, 6)
    }
    let stage = try GridStage(layout, counts: [30, 1])
    show(in: stage)
    stage.source.fillView = { view, _, _ in view.wish = 33 }
    #expect(stage.place(UICollectionView.elementKindSectionHeader) == "0 6 390 33")
    #expect(stage.places().first == "0 39 390 44")
    stage.view.contentOffset.y = 100
    #expect(stage.place(UICollectionView.elementKindSectionHeader) == "0 100 390 33")
    #expect(stage.view.contentSize.height > 2 * 72)
  }

  /// What the app hides when it fills a view stays hidden: Apple's sample of badges on items does so for items without one.
  @Test func theLayoutShowsNothingThatTheAppHides() throws {
    let stage = try GridStage(list(.plain) { $0.headerMode = .supplementary }, counts: [1])
    show(in: stage)
    stage.source.fillView = { view, _, _ in view.isHidden = true }
    stage.layOut()
    let path = IndexPath(item: 0, section: 0)
    let header = stage.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.isHidden == true)
  }

  /// A list cell that is the header of a section is no row: it has no place among the items, and no ground of rows.
  @Test func headersThatAreCellsAreNoRows() throws {
    let stage = try GridStage(list(.insetGrouped) { $0.headerMode = .supplementary }, counts: [2])
    show(in: stage)
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Title"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    }
    stage.source.makeView = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
    stage.layOut()
    let path = IndexPath(item: 0, section: 0)
    let view = stage.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    let header = try #require(view as? UICollectionViewListCell)
    #expect(stage.view.indexPath(for: header) == nil && header.rowLook == nil)
    #expect(header.backgroundConfiguration?.backgroundColor == nil)
    #expect(try row(stage).rowLook?.appearance == .insetGrouped)
    #expect(try row(stage).defaultBackgroundConfiguration().backgroundColor != nil)
  }

  /// A list in a section of another layout, and a content of an app, which has the margins of the row.
  @Test func aListAmongOthers() throws {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      if number == 1 { return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment) }
      let row = size(.fractionalWidth(1), .absolute(80))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    }
    let stage = try GridStage(layout, counts: [2, 1])
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      let guide = cell.contentView.layoutMarginsGuide
      let height = view.heightAnchor.constraint(equalToConstant: 60)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), height,
      ])
    }
    stage.source.make = { $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: 0) }
    #expect(stage.places(0) == ["0 0 195 80", "195 0 195 80"])
    // 60 between margins of 11.
    #expect(stage.places(1) == ["20 97.67 350 82"])
  }
}
