import Testing

@testable import UIKitCore

/// What a layout is told of changes. source: Apple's documentation of `prepare(forCollectionViewUpdates:)`,
/// `finalizeCollectionViewUpdates()` and `prepare(forAnimatedBoundsChange:)`.
@MainActor
@Suite struct LayoutHookTests {
  private final class Listener: UICollectionViewFlowLayout {
    var heard: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      heard.append(
        "updates "
          + updateItems.map { item in
            let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
              path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.section).\($0.item)" } ?? "-"
            }
            return "\(item.updateAction) \(places[0]) \(places[1])"
          }.joined(separator: ", "))
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      heard.append("appears \(path.section).\(path.item)")
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      heard.append("disappears \(path.section).\(path.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      heard.append("end")
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      heard.append("bounds before \(Int(oldBounds.width)) x \(Int(oldBounds.height))")
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      heard.append("bounds end")
    }
  }

  @Test func aBatchIsToldAsAWholeAndInOrder() throws {
    let layout = Listener()
    let stage = try GridStage(layout, counts: [3])
    stage.layOut()
    #expect(layout.heard.isEmpty)
    var isDone = false
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: {
      isDone = $0
    }
    #expect(
      layout.heard == ["updates delete 0.0 -, insert - 0.2", "disappears 0.0", "appears 0.2", "end"])
    #expect(isDone)
  }

  @Test func aSectionIsAnUpdateWithoutAnItem() throws {
    let layout = Listener()
    let stage = try GridStage(layout, counts: [2])
    stage.layOut()
    stage.view.performBatchUpdates {
      stage.source.counts = [2, 1]
      stage.view.insertSections(IndexSet(integer: 1))
    }
    #expect(layout.heard == ["updates insert - section 1", "end"])
    #expect(stage.places(1).count == 1)
  }

  /// An upright phone of 390 by 844 points turns.
  @Test func aRotationIsToldWithTheBoundsBefore() throws {
    let layout = Listener()
    let stage = try GridStage(layout, counts: [2])
    stage.layOut()
    try stage.turn(.landscape)
    stage.layOut()
    #expect(layout.heard == ["bounds before 390 x 844", "bounds end"])
  }

  private final class Column: UICollectionViewLayout {
    var asked: [CGRect] = []
    var prepared = 0

    override func prepare() { prepared += 1 }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append(newBounds)
      return newBounds.width != collectionView?.contentSize.width
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
  }

  /// The frame comes from the window, which the mask of the view follows; nobody sets its bounds.
  @Test func aFrameThatChangesAsksTheLayout() throws {
    let layout = Column()
    let stage = try GridStage(layout, counts: [1])
    stage.layOut()
    (layout.asked, layout.prepared) = ([], 0)
    stage.view.frame.size.width = 300
    stage.layOut()
    #expect(layout.asked == [CGRect(x: 0, y: 0, width: 300, height: 844)])
    #expect(layout.prepared == 1)
    stage.layOut()
    #expect(layout.asked.count == 1)
  }
}
