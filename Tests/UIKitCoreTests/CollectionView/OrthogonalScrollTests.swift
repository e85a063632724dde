import Testing

@testable import UIKitCore

/// source: Apple's documentation of `orthogonalScrollingBehavior` and `visibleItemsInvalidationHandler`. The window is 390 points wide: four cards
/// of 80 % are 312 wide, with gaps of 12 between them, so that they begin at 0, 324, 648 and 972 and end at 1284, which is 894 beyond the window.
@MainActor
@Suite(.serialized) struct OrthogonalScrollTests {
  private func cards(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(100)),
      subitems: [whole])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 12
    return section
  }

  private func stage(
    _ section: NSCollectionLayoutSection, isRightToLeft: Bool = false
  ) throws -> (GridStage, UICollectionViewCompositionalLayout) {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = try GridStage(layout, counts: [4, 4], isRightToLeft: isRightToLeft)
    stage.layOut()
    return (stage, layout)
  }

  /// A finger on the first section that moves by so many points, and is lifted at a speed.
  private func drag(_ layout: UICollectionViewCompositionalLayout, by x: CGFloat, speed: CGFloat = 0) {
    let way = CGPoint(x: x, y: 0)
    guard layout.beginsDrag(at: CGPoint(x: 200, y: 50), by: way) else { return }
    layout.drag(.began, by: way, velocity: .zero)
    layout.drag(.ended, by: way, velocity: CGPoint(x: speed, y: 0))
  }

  @Test func aFingerAlongTheGroupsScrollsItsSectionAlone() throws {
    let (stage, layout) = try stage(cards(.continuous))
    #expect(!layout.beginsDrag(at: CGPoint(x: 200, y: 50), by: CGPoint(x: 0, y: -20)))
    drag(layout, by: -100)
    #expect(stage.cell(0) == "-100 0 312 100" && stage.cell(1) == "224 0 312 100")
    #expect(stage.cell(0, 1) == "0 100 312 100")
    #expect(stage.view.contentOffset == .zero)
    // Not beyond the end of the last card.
    drag(layout, by: -5000)
    #expect(stage.cell(3) == "78 0 312 100" && stage.cell(0) == nil)
    drag(layout, by: 5000)
    #expect(stage.cell(0) == "0 0 312 100")
  }

  @Test func pagesOfGroupsComeToRestAtTheBeginningOfTheNextGroup() throws {
    let (stage, layout) = try stage(cards(.groupPaging))
    drag(layout, by: -100)
    #expect(stage.cell(0) == "0 0 312 100")
    drag(layout, by: -200)
    #expect(stage.cell(1) == "0 0 312 100")
    // However quick the finger is, it leads one group further.
    drag(layout, by: -50, speed: -9000)
    #expect(stage.cell(2) == "0 0 312 100")
  }

  @Test func centeredGroupsComeToRestInTheMiddle() throws {
    let (stage, layout) = try stage(cards(.groupPagingCentered))
    #expect(stage.cell(0) == "39 0 312 100")
    drag(layout, by: -200)
    #expect(stage.cell(1) == "39 0 312 100")
    for _ in 0..<5 { drag(layout, by: -300) }
    #expect(stage.cell(3) == "39 0 312 100")
  }

  @Test func pagesAreAsWideAsTheWindow() throws {
    let (stage, layout) = try stage(cards(.paging))
    drag(layout, by: -300)
    #expect(stage.cell(1) == "-66 0 312 100")
  }

  @Test func whereReadingBeginsAtTheRightTheFingerMovesTheOtherWay() throws {
    let (stage, layout) = try stage(cards(.groupPaging), isRightToLeft: true)
    #expect(stage.cell(0) == "78 0 312 100")
    drag(layout, by: 200)
    #expect(stage.cell(1) == "78 0 312 100")
  }

  @Test func programsScrollToAnItemOfASection() throws {
    let (stage, _) = try stage(cards(.continuous))
    stage.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
    #expect(stage.cell(2) == "39 0 312 100")
    stage.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .left, animated: false)
    #expect(stage.cell(1) == "0 0 312 100")
    #expect(stage.view.contentOffset == .zero)
  }

  @Test func handlersSeeItemsInTheContentOfTheSectionAndChangeThem() throws {
    let section = cards(.continuous)
    var seen: [(CGFloat, CGFloat)] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen = items.sorted { $0.indexPath < $1.indexPath }.map { ($0.frame.minX, offset.x) }
      #expect(environment.container.contentSize.width == 390)
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = try GridStage(layout, counts: [4])
    stage.layOut()
    drag(layout, by: -100)
    stage.layOut()
    #expect(seen.map(\.0) == [0, 324] && seen.map(\.1) == [100, 100])
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
    #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
  }
}
