import Testing

@testable import UIKitCore

/// Changes, movement, pinned headers and trees of collection views. Source: Apple's documentation of each member; texts of exceptions: public
/// logs of apps; places are arithmetic of items of 50 points in a view 320 by 500.
@MainActor
@Suite(.serialized) struct CollectionBehaviourTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
  {
    var items = [["a", "b", "c"], ["d"]]
    var made: [String] = []
    var heard: [String] = []
    var target: IndexPath?

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityIdentifier = items[indexPath.section][indexPath.item]
      made.append(items[indexPath.section][indexPath.item])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { heard.append("head \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { heard.append("head end \(indexPath.section)") }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      indexPath.section == 0
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
      heard.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedIndexPath }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      heard.append("prefetch \(indexPaths.map { String($0.item) }.joined(separator: " "))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      heard.append("cancel \(indexPaths.count)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      heard.append("primary \(indexPath.item)")
    }
  }

  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    }
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.layoutIfNeeded()
    source.made = []
  }

  private var shown: [String] { view.visibleCells.compactMap(\.accessibilityIdentifier) }
  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
  private func layOut() { window.layoutIfNeeded() }

  @Test func aBatchAsksForWhatIsNewAlone() {
    view.selectItem(at: path(0, 2), animated: false)
    let kept = view.cellForItem(at: path(0, 2))
    view.performBatchUpdates {
      source.items = [["b", "new", "c"], ["d"]]
      view.deleteItems(at: [path(0, 0)])
      view.insertItems(at: [path(0, 1)])
    }
    #expect(source.made == ["new"] && shown == ["b", "new", "c", "d"])
    #expect(view.indexPathsForSelectedItems == [path(0, 2)] && view.cellForItem(at: path(0, 2)) === kept)
    #expect(kept?.frame.minY == 100)
  }

  @Test func sectionsAndItemsMove() {
    source.items = [["d"], ["a", "c", "b"]]
    view.performBatchUpdates {
      view.moveSection(0, toSection: 1)
      view.moveItem(at: path(0, 1), to: path(1, 2))
    }
    #expect(source.made.isEmpty && shown == ["d", "a", "c", "b"])
  }

  @Test func numbersThatDoNotFitRaise() throws {
    source.items[0].append("e")
    let text = try #require(exceptions { view.reloadItems(at: [path(1, 0)]) }.first?.reason)
    #expect(
      text.hasPrefix(
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the "
          + "update (4) must be equal to the number of items contained in that section before the update (3), plus or minus the "
          + "number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items "
          + "moved into or out of that section (0 moved in, 0 moved out). Collection view: <UICollectionView"))
    layOut()
    #expect(shown == ["a", "b", "c", "e", "d"])
    let other = exceptions { view.deleteItems(at: [path(0, 20)]) }.map(\.reason)
    #expect(other == ["attempt to delete item 20 from section 0 which only contains 4 items before the update"])
    layOut()
    source.items.append([])
    let sections = try #require(exceptions { view.reloadItems(at: [path(0, 0)]) }.first?.reason)
    #expect(
      sections.hasPrefix(
        "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (3) "
          + "must be equal to the number of sections contained in the collection view before the update (2), plus or minus the "
          + "number of sections inserted or deleted (0 inserted, 0 deleted)."))
  }

  /// Apps insert behind the last item by the number that the view knows.
  @Test func theViewKnowsTheNumberThatIsShown() {
    source.items[0].append("e")
    let end = view.numberOfItems(inSection: 0)
    #expect(end == 3)
    #expect(exceptions { view.insertItems(at: [path(0, end)]) }.isEmpty)
    layOut()
    #expect(shown == ["a", "b", "c", "e", "d"] && source.made == ["e"])
  }

  @Test func anItemIsConfiguredAgainInItsCell() {
    let cell = view.cellForItem(at: path(0, 0))
    source.items[0][0] = "A"
    view.reconfigureItems(at: [path(0, 0)])
    #expect(view.cellForItem(at: path(0, 0)) === cell && cell?.accessibilityIdentifier == "A")
  }

  @Test func layoutsAndDelegatesSayWhereTheContentIsAfterwards() {
    final class Layout: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 7)
      }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 300) }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { heard.append("from") }
      override func finalizeLayoutTransition() { heard.append("final") }
    }
    let other = Layout()
    other.itemSize = CGSize(width: 320, height: 300)
    var isDone = false
    view.setCollectionViewLayout(other, animated: true) { isDone = $0 }
    #expect(isDone && other.heard == ["from", "final"] && view.contentOffset.y == 7)
    view.contentOffset.y = 0
    view.drag(.began, by: .zero, velocity: .zero)
    view.drag(.changed, by: CGPoint(x: 0, y: -20), velocity: .zero)
    view.drag(.ended, by: CGPoint(x: 0, y: -20), velocity: .zero)
    #expect(view.contentOffset.y == 300)
  }

  /// 30 items of 50 with headers of 30: the first section ends at 1530.
  @Test func headersAndFootersStayInSight() {
    source.items = [(0..<30).map(String.init), ["x"]]
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    view.reloadData()
    layOut()
    let head = UICollectionView.elementKindSectionHeader
    func place(_ kind: String, _ section: Int) -> CGFloat? {
      view.supplementaryView(forElementKind: kind, at: path(section, 0))?.frame.minY
    }
    #expect(place(head, 0) == 0 && place(UICollectionView.elementKindSectionFooter, 0) == 480)
    view.contentOffset.y = 600
    layOut()
    #expect(place(head, 0) == 600 && place(UICollectionView.elementKindSectionFooter, 0) == 1080)
    #expect(view.subviews.last is UICollectionReusableView && !(view.subviews.last is UICollectionViewCell))
    // The section ends at 30 + 1500 + 20 = 1550: its header leaves with its end.
    view.contentOffset.y = 1130
    layOut()
    #expect(place(head, 0) == 1130 && place(head, 1) == 1550)
    source.heard = []
    layout.sectionHeadersPinToVisibleBounds = false
    layOut()
    #expect(place(head, 0) == nil && source.heard.contains("head end 0"))
  }

  @Test func insetsCountFromTheMargins() {
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    layout.sectionInsetReference = .fromLayoutMargins
    layOut()
    #expect(view.layoutAttributesForItem(at: path(0, 0))?.frame.minX == 25)
    // 100, 10 and 100 in a line of 320 - 25 - 35 = 260, which leaves 60 between them.
    #expect(view.layoutAttributesForItem(at: path(0, 1))?.frame.maxX == 285)
  }

  @Test func anItemIsDraggedElsewhere() {
    #expect(!view.beginInteractiveMovementForItem(at: path(1, 0)))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    let cell = view.cellForItem(at: path(0, 0))
    #expect(cell?.configurationState.isReordering == true)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
    layOut()
    #expect(cell?.center == CGPoint(x: 160, y: 130))
    view.endInteractiveMovement()
    layOut()
    #expect(source.heard == ["move 0 2"] && shown == ["b", "c", "a", "d"])
    #expect(cell?.frame.minY == 100 && cell?.configurationState.isReordering == false)
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
    view.cancelInteractiveMovement()
    layOut()
    #expect(shown == ["b", "c", "a", "d"] && view.cellForItem(at: path(0, 0))?.frame.minY == 0)
  }

  @Test func itemsAreFetchedBeforeTheyAreShown() {
    source.items = [(0..<25).map(String.init)]
    view.reloadData()
    view.prefetchDataSource = source
    layOut()
    #expect(source.heard == ["prefetch 10 11 12 13 14 15 16 17 18 19"])
    view.contentOffset.y = 100
    layOut()
    #expect(source.heard.last == "prefetch 20 21")
  }

  @Test func editingDecidesWhatFingersSelect() {
    source.heard = []
    view.isEditing = true
    view.fingerCameDown(at: CGPoint(x: 10, y: 10))
    view.fingerWasLifted(at: CGPoint(x: 10, y: 10))
    #expect(source.heard.isEmpty && view.cellForItem(at: path(0, 0))?.configurationState.isEditing == true)
    view.allowsMultipleSelectionDuringEditing = true
    for y in [10.0, 60] {
      view.fingerCameDown(at: CGPoint(x: 10, y: y))
      view.fingerWasLifted(at: CGPoint(x: 10, y: y))
    }
    #expect(source.heard == ["select 0", "select 1"] && view.indexPathsForSelectedItems?.count == 2)
    view.isEditing = false
    #expect(view.indexPathsForSelectedItems == [])
    view.fingerCameDown(at: CGPoint(x: 10, y: 10))
    view.fingerWasLifted(at: CGPoint(x: 10, y: 10))
    #expect(source.heard.suffix(2) == ["select 0", "primary 0"])
  }

  @Test func backgroundsAreBehindTheContent() throws {
    let cell = try #require(view.cellForItem(at: path(0, 0)))
    let (ground, selected) = (UIView(), UIView())
    cell.backgroundView = ground
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil && cell.subviews.first === ground && ground.frame == cell.bounds)
    cell.isHighlighted = true
    #expect(cell.subviews.prefix(2).elementsEqual([ground, selected], by: ===))
    cell.isHighlighted = false
    #expect(selected.superview == nil)
    view.backgroundView = UIView()
    view.contentOffset.y = 20
    layOut()
    #expect(view.subviews.first === view.backgroundView && view.backgroundView?.frame == view.bounds)
  }

  // MARK: Trees

  @Test func aTreeShowsWhatIsExpanded() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    tree.insert(["a0"], before: "a1")
    #expect(tree.items == ["a", "a0", "a1", "a1x", "a2", "b"] && tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a0", "a1", "a2", "b"])
    #expect(tree.level(of: "a1x") == 2 && tree.parent(of: "a1x") == "a1" && tree.parent(of: "a") == nil)
    #expect(tree.isVisible("a1") && !tree.isVisible("a1x") && tree.isExpanded("a") && tree.index(of: "a2") == 4)
    #expect(tree.snapshot(of: "a").rootItems == ["a0", "a1", "a2"])
    #expect(tree.snapshot(of: "a", includingParent: true).items == ["a", "a0", "a1", "a1x", "a2"])
    tree.delete(["a1"])
    #expect(!tree.contains("a1x") && tree.items == ["a", "a0", "a2", "b"])
    var children = NSDiffableDataSourceSectionSnapshot<String>()
    children.append(["n"])
    tree.replace(childrenOf: "a", using: children)
    #expect(tree.visibleItems == ["a", "n", "b"])
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(
      exceptions { tree.append(["b"]) }.map(\.reason) == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    b\n)}"
      ])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  private final class Row: UICollectionViewListCell {}

  @Test func aTapOnADisclosureExpandsTheItem() throws {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    window.addSubview(list)
    let cells = UICollectionView.CellRegistration<Row, String> { cell, _, item in
      cell.accessibilityIdentifier = item
      cell.accessories = item == "a" ? [.outlineDisclosure()] : []
    }
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var heard: [String] = []
    data.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
    data.sectionSnapshotHandlers.shouldCollapseItem = { heard.append("collapse \($0)?") == () && heard.count > 2 }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1"], to: "a")
    data.apply(tree, to: 0, animatingDifferences: false)
    layOut()
    func names() -> [String] { list.visibleCells.compactMap(\.accessibilityIdentifier) }
    #expect(names() == ["a", "b"])
    let row = try #require(list.visibleCells.first as? Row)
    let control = try #require(row.subviews.lazy.compactMap { $0 as? UIControl }.first)
    control.sendActions(for: .touchUpInside)
    layOut()
    #expect(names() == ["a", "a1", "b"] && heard == ["expand a"])
    #expect(row.configurationState.isExpanded && data.snapshot(for: 0).isExpanded("a"))
    #expect((list.visibleCells[1] as? Row)?.indentationLevel == 1)
    control.sendActions(for: .touchUpInside)
    layOut()
    #expect(names() == ["a", "a1", "b"])
    control.sendActions(for: .touchUpInside)
    layOut()
    #expect(names() == ["a", "b"])
  }

  @Test func accessoriesAreTappedAndFollowEditing() throws {
    let cell = Row(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var taps = 0
    cell.accessories = [.detail(actionHandler: { taps += 1 }), .delete(actionHandler: { taps += 10 })]
    #expect(cell.subviews.filter { $0 is UIControl }.count == 1)
    (cell.subviews.lazy.compactMap { $0 as? UIControl }.first)?.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.addSubview(cell)
    list.isEditing = true
    cell.stateDidChange()
    let controls = cell.subviews.compactMap { $0 as? UIControl }
    #expect(controls.count == 2)
    controls.first { $0.accessibilityLabel == "Delete" }?.sendActions(for: .touchUpInside)
    #expect(taps == 11)
  }

  /// In front of the disclosure although it comes later in the array.
  @Test func accessoriesStandWhereTheyAsk() {
    let cell = Row(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessories = [
      .disclosureIndicator(),
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: custom,
          placement: .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())),
          maintainsFixedSize: true)),
    ]
    cell.layoutIfNeeded()
    let other = cell.subviews.first { $0 !== custom && $0 !== cell.contentView }
    #expect(custom.frame.maxX < other?.frame.minX ?? 0)
  }

  @Test func itemsOfADataSourceAreReordered() {
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
      cell.accessibilityIdentifier = $2
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    data.apply(snapshot)
    layOut()
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 0)))
    data.reorderingHandlers.canReorderItem = { $0 != "b" }
    var heard: [[String]] = []
    data.reorderingHandlers.didReorder = { transaction in
      heard += [transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers]
      heard.append(transaction.difference.map { "\($0)" }.isEmpty ? [] : ["changed"])
      heard.append(transaction.sectionTransactions.map { "\($0.sectionIdentifier)" })
    }
    #expect(!view.beginInteractiveMovementForItem(at: path(0, 1)))
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 110))
    view.endInteractiveMovement()
    layOut()
    #expect(heard == [["a", "b", "c"], ["b", "c", "a"], ["changed"], ["0"]])
    #expect(data.snapshot().itemIdentifiers == ["b", "c", "a"] && shown == ["b", "c", "a"])
  }

  @Test func aSwipeOverARowOfAListShowsItsActions() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var heard: [Int] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in heard.append(path.item) }
      ])
    }
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    layOut()
    let place = CGPoint(x: 200, y: 10)
    #expect(view.offersSwipe(at: place, by: CGPoint(x: -20, y: 0)))
    #expect(!view.offersSwipe(at: place, by: CGPoint(x: 20, y: 0)))
    view.userDidSwipe(at: place, by: CGPoint(x: -20, y: 0))
    let cell = try #require(view.cellForItem(at: path(0, 0)))
    #expect(cell.configurationState.isSwiped)
    view.swipeEnded(after: CGPoint(x: -300, y: 0))
    #expect(heard == [0] && !cell.configurationState.isSwiped)
  }

  @Test func namesAreFiledByTheirFirstLetters() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionIndexTitles.last == "#")
    #expect(collation.section(for: "Élan", collationStringSelector: Selector("self")) == 4)
    #expect(collation.section(for: "42", collationStringSelector: Selector("self")) == 26)
    let sorted = collation.sortedArray(from: ["b", "Á", "a"], collationStringSelector: Selector("self")) as? [String]
    #expect(sorted == ["Á", "a", "b"])
  }

  @Test func aTextOfAListHasAGuide() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
    #expect(content.textProperties.resolvedColor() == .red)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    window.addSubview(view)
    let guide = try #require(view.textLayoutGuide)
    layOut()
    layOut()
    let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Text" })
    // Guides end at pixels, texts need not.
    let (guided, own) = (guide.layoutFrame, label.frame)
    #expect(abs(guided.minX - own.minX) < 1 && abs(guided.minY - own.minY) < 1 && own.minX > 0)
    #expect(abs(guided.width - own.width) < 1 && abs(guided.height - own.height) < 1 && own.width > 0)
    #expect(label.textColor == .red)
    #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
  }
}
