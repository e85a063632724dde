import Testing

@testable import UIKitCore

/// Headers, footers, badges, backgrounds and sections that scroll across. Source: Apple's documentation of
/// `NSCollectionLayoutBoundarySupplementaryItem`, `NSCollectionLayoutAnchor`, `NSCollectionLayoutDecorationItem` and
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`; the numbers are arithmetic. See DEVIATIONS.md, 140 and 141.
@MainActor
@Suite struct CompositionalSectionTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func rows(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
  }

  private func view(
    _ kind: String, _ height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
  }

  /// A header of 30 that asks for 40, insets of 5 and 10, two rows, a footer of 20: the header's width follows the insets.
  @Test(arguments: [("retina6_0", 390), ("ipad9_7", 768)])
  func headersAndFooters(_ name: String, _ width: Int) throws {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 10, trailing: 16)
    section.boundarySupplementaryItems = [
      view(header, .estimated(30), .top), view(footer, .absolute(20), .bottom),
    ]
    let stage = try GridStage(UICollectionViewCompositionalLayout(section: section), counts: [2, 1], on: name)
    stage.source.fillView = { view, kind, _ in
      if kind == UICollectionView.elementKindSectionHeader { view.wish = 40 }
    }
    let inner = width - 32
    #expect(stage.places(0) == ["16 45 \(inner) 50", "16 95 \(inner) 50"])
    #expect(stage.place(header) == "16 0 \(inner) 40")
    #expect(stage.place(footer) == "16 155 \(inner) 20")
    // The second section begins at 40 + 5 + 100 + 10 + 20 = 175.
    #expect(stage.place(header, IndexPath(item: 0, section: 1)) == "16 175 \(inner) 40")
    #expect(stage.places(1) == ["16 220 \(inner) 50"])
    section.supplementariesFollowContentInsets = false
    stage.view.collectionViewLayout.invalidateLayout()
    #expect(stage.places(0).first == "16 45 \(inner) 50")
    #expect(stage.place(header) == "0 0 \(width) 40")
  }

  /// A pinned header stays at the top until the end of its section pushes it out: at 480 of 500 it is 10 points above the
  /// top.
  @Test func pinnedHeadersStayInSight() throws {
    let section = rows()
    let pinned = view(header, .absolute(30), .top)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let stage = try GridStage(UICollectionViewCompositionalLayout(section: section), counts: [20, 20])
    #expect(stage.place(header) == "0 0 390 30")
    stage.view.contentOffset.y = 200
    #expect(stage.place(header) == "0 200 390 30")
    stage.view.contentOffset.y = 1010
    // The section ends at 30 + 20 · 50 = 1030.
    #expect(stage.place(header) == "0 1000 390 30")
    #expect(stage.place(header, IndexPath(item: 0, section: 1)) == "0 1030 390 30")
    let front = try #require(stage.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
    #expect(stage.view.subviews.last is BlockView && stage.view.subviews.contains(front))
  }

  /// A badge of 20 at the top trailing corner, moved out by 0.3 of itself: the example of Apple's article. Its anchor of the
  /// item puts another one's center on the corner.
  @Test func badges() throws {
    let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: corner)
    let dot = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "dot",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
      itemAnchor: NSCollectionLayoutAnchor(edges: []))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge, dot])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: cell, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = try GridStage(layout, counts: [2])
    let second = IndexPath(item: 1, section: 0)
    // 20 + 200 - 20 + 6, and 20 - 6.
    #expect(stage.place("badge", second) == "206 14 20 20")
    #expect(stage.place("dot", second) == "115 75 10 10")
    let mirrored = try GridStage(layout, counts: [2], isRightToLeft: true)
    #expect(mirrored.place("badge", second) == "164 14 20 20")
  }

  /// A background behind a section with its header, less insets of 4; it is the rearmost view.
  @Test func backgrounds() throws {
    let section = rows()
    section.boundarySupplementaryItems = [view(header, .absolute(30), .top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let stage = try GridStage(layout, counts: [2])
    stage.layOut()
    let shown = try #require(stage.view.subviews.first as? Background)
    #expect(text(shown.frame) == "4 4 382 122")
  }

  /// Cards of 80 % beside each other: 312 and a gap of 12; the next section lies below the highest.
  @Test func orthogonalSections() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .estimated(100)),
      subitems: [item(.fractionalWidth(1), .estimated(100))])
    let cards = NSCollectionLayoutSection(group: group)
    cards.orthogonalScrollingBehavior = .groupPaging
    cards.interGroupSpacing = 12
    let rows = rows()
    let layout = UICollectionViewCompositionalLayout { number, _ in number == 0 ? cards : rows }
    let stage = try GridStage(layout, counts: [4, 1])
    stage.source.fill = { cell, path in if path.section == 0 { cell.wish.height = path.item == 1 ? 130 : 90 } }
    #expect(Array(stage.places(0).prefix(3)) == ["0 0 312 90", "324 0 312 130", "648 0 312 100"])
    #expect(stage.places(1) == ["0 130 390 50"])
    #expect(stage.view.contentSize.width == 390)
    // The third lies outside, and no cell is made for it.
    #expect(stage.cell(2) == nil)
    cards.orthogonalScrollingBehavior = .groupPagingCentered
    layout.invalidateLayout()
    #expect(stage.places(0).first == "39 0 312 90")
    cards.orthogonalScrollingBehavior = .continuous
    let mirrored = try GridStage(layout, counts: [2, 1], isRightToLeft: true)
    #expect(mirrored.places(0) == ["78 0 312 100", "-246 0 312 100"])
  }

  /// Views at the edges of the whole layout have paths of one index.
  @Test func viewsAroundAllSections() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      view("title", .absolute(70), .top), view("end", .absolute(15), .bottom),
    ]
    configuration.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: rows(), configuration: configuration)
    let stage = try GridStage(layout, counts: [1, 1])
    #expect(stage.places(1) == ["0 130 390 50"])
    #expect(stage.place("title", IndexPath(index: 0)) == "0 0 390 70")
    #expect(stage.place("end", IndexPath(index: 0)) == "0 180 390 15")
    #expect(stage.view.contentSize.height == 195)
  }

  /// A view at the leading edge makes the rows narrower.
  @Test func viewsAtTheSide() throws {
    let section = rows()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(40), .absolute(40)), elementKind: "side", alignment: .leading)
    ]
    let stage = try GridStage(UICollectionViewCompositionalLayout(section: section), counts: [2])
    #expect(stage.places() == ["40 0 350 50", "40 50 350 50"])
    #expect(stage.place("side") == "0 30 40 40")
  }
}

private final class Background: UICollectionReusableView {}
