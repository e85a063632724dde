import AppHost
import Foundation
import Testing
import UIKit

/// Drag and drop on a screen. source: Apple's documentation of the interactions and of the delegates of tables and collection views.
@MainActor
@Suite(.serialized) struct DragAndDropTests {
  private final class Root: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var heard: [String] = []
    var operation = UIDropOperation.copy
    var dropped: [String] = []
    let (source, target) = (UILabel(), UILabel())

    override func viewDidLoad() {
      for (label, y) in [(source, 100), (target, 400)] {
        label.frame = CGRect(x: 50, y: y, width: 200, height: 100)
        label.text = label === source ? "Source" : "Target"
        label.isUserInteractionEnabled = true
        view.addSubview(label)
      }
      source.addInteraction(UIDragInteraction(delegate: self))
      target.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      heard.append("items at \(session.location(in: source).x)")
      let item = UIDragItem(itemProvider: NSItemProvider(object: "Hello"))
      item.localObject = source
      session.localContext = self
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      heard.append("preview")
      return nil
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
      animator.addAnimations { self.heard.append("lift") }
      animator.addCompletion { self.heard.append("lifted \($0 == .end)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      heard.append("drag begins")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { heard.append("drag will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { heard.append("drag ended \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      heard.append("transferred")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { heard.append("flies back") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      heard.append("enters")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      heard.append("exits")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      heard.append("drop, local \(session.localDragSession?.localContext as? Root === self)")
      session.loadObjects(ofClass: String.self) { self.dropped = $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      heard.append("concludes")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      heard.append("drop ended")
    }
  }

  private let screen = Screen(.named("iPhone 15"))

  @Test func delegatesAreCalledInTheirOrder() throws {
    let root = Root()
    screen.show(root)
    #expect(try screen.dragAndDrop(from: "Source", to: "Target"))
    #expect(
      root.heard == [
        "items at 100.0", "preview", "lift", "lifted true", "drag begins", "enters", "drag will end copy",
        "drop, local true", "concludes", "drop ended", "drag ended copy", "transferred",
      ])
    #expect(root.dropped == ["Hello"])
  }

  @Test func anItemThatNobodyTakesFliesBack() throws {
    let root = Root()
    screen.show(root)
    root.operation = .forbidden
    #expect(try !screen.dragAndDrop(from: "Source", to: "Target"))
    #expect(root.heard.suffix(5) == ["drag will end cancel", "flies back", "exits", "drop ended", "drag ended cancel"])
    #expect(root.dropped.isEmpty)
  }

  @Test func whatHasNoDragInteractionIsNotDragged() {
    let root = Root()
    screen.show(root)
    #expect(throws: ScreenError.self) { try screen.dragAndDrop(from: "Target", to: "Source") }
    root.source.interactions.compactMap { $0 as? UIDragInteraction }.forEach { $0.isEnabled = false }
    #expect(throws: ScreenError.self) { try screen.dragAndDrop(from: "Source", to: "Target") }
  }

  @Test func aViewSpringsOpenUnderAFingerThatRests() throws {
    let root = Root()
    screen.show(root)
    var places: [CGPoint] = []
    root.target.addInteraction(
      UISpringLoadedInteraction { _, context in
        places.append(context.location(in: context.targetView))
        #expect(context.state == .activated)
      })
    try screen.dragAndDrop(from: "Source", to: "Target")
    #expect(places.isEmpty)
    try screen.dragAndDrop(from: "Source", to: "Target", resting: 1)
    #expect(places == [CGPoint(x: 100, y: 50)])
  }

  @Test func aSpringLoadedButtonIsTapped() throws {
    let root = Root()
    screen.show(root)
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { _ in taps += 1 })
    button.frame = CGRect(x: 50, y: 250, width: 200, height: 50)
    root.view.addSubview(button)
    button.isSpringLoaded = true
    try screen.dragAndDrop(from: "Source", to: "Open", resting: 1)
    #expect(taps == 1)
    button.isSpringLoaded = false
    try screen.dragAndDrop(from: "Source", to: "Open", resting: 1)
    #expect(taps == 1)
  }

  /// What springs open by itself does what a tap at the place of the finger does.
  @Test func springLoadedControlsBarsAndRowsAreTapped() throws {
    let root = Root()
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [root, other]
    root.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    other.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    screen.show(tabs)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.frame = CGRect(x: 50, y: 250, width: 200, height: 32)
    root.view.addSubview(segments)
    let start = root.source.convert(CGPoint(x: 5, y: 5), to: nil)
    let second = segments.convert(CGPoint(x: 150, y: 16), to: nil)
    try screen.dragAndDrop(from: start, to: second, resting: 1)
    #expect(segments.selectedSegmentIndex == 0)
    segments.isSpringLoaded = true
    try screen.dragAndDrop(from: start, to: second, resting: 1)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(!tabs.tabBar.isSpringLoaded)
    tabs.tabBar.isSpringLoaded = true
    try screen.dragAndDrop(from: "Source", to: "Second", resting: 1)
    #expect(tabs.selectedIndex == 1)
  }

  /// A row springs open if the delegate does not mind; the context names it.
  @Test func rowsOfASpringLoadedTableAreSelected() throws {
    let rows = SpringRows()
    screen.show(rows)
    try screen.dragAndDrop(from: "Ann", to: "Ben", resting: 1)
    #expect(rows.selected.isEmpty && rows.asked.isEmpty)
    rows.tableView.isSpringLoaded = true
    try screen.dragAndDrop(from: "Ann", to: "Ben", resting: 1)
    try screen.dragAndDrop(from: "Ann", to: "Cid", resting: 1)
    #expect(rows.asked == [1, 2])
    #expect(rows.selected == [1])
  }

  private final class SpringRows: UITableViewController, UITableViewDragDelegate {
    let names = ["Ann", "Ben", "Cid"]
    var (selected, asked): ([Int], [Int]) = ([], [])

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dragDelegate = self
      tableView.dragInteractionEnabled = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
    override func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      #expect(context.targetItem as? IndexPath == indexPath)
      asked.append(indexPath.row)
      return indexPath.row == 1
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))] }
  }

  // MARK: Paste configurations

  private final class Taker: UIView {
    var taken: [String] = []
    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders {
        provider.loadObject(ofClass: String.self) { text, _ in
          MainActor.assumeIsolated { self.taken.append(text ?? "none") }
        }
      }
    }
  }

  @Test func aViewTakesDropsByItsPasteConfiguration() throws {
    let root = Root()
    screen.show(root)
    let taker = Taker(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
    root.view.addSubview(taker)
    #expect(try !screen.dragAndDrop(from: "Source", to: .view(taker)))
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(try !screen.dragAndDrop(from: "Source", to: .view(taker)))
    taker.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(try screen.dragAndDrop(from: "Source", to: .view(taker)))
    #expect(taker.taken == ["Hello"])
  }

  @Test func pastingAsksTheConfiguration() {
    let taker = Taker()
    screen.run {
      UIPasteboard.general.string = "copied"
      #expect(!taker.canPaste(UIPasteboard.general.itemProviders))
      taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      #expect(taker.canPaste(UIPasteboard.general.itemProviders))
      #expect(!taker.canPaste([]))
      taker.paste(nil)
    }
    screen.run {}
    #expect(taker.taken == ["copied"])
  }

  // MARK: Tables

  /// Lifted, dragged, and none again; a cell that is not dragged hears nothing.
  @Test func cellsHearOfTheirDrag() throws {
    let rows = Rows()
    screen.show(rows)
    try screen.dragAndDrop(from: "Ben", to: "Ann")
    #expect(StateCell.heard == ["Ben lifting", "Ben dragging", "Ben none"])
    StateCell.heard = []
  }

  private final class StateCell: UITableViewCell {
    static var heard: [String] = []
    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
      super.dragStateDidChange(dragState)
      StateCell.heard.append("\(textLabel?.text ?? "") \(dragState)")
      #expect(configurationState.cellDragState.rawValue == dragState.rawValue)
    }
  }

  private final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var names = ["Ann", "Ben", "Cid", "Dan"]
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
      tableView.dragInteractionEnabled = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = StateCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard names[indexPath.row] != "Dan" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))
      item.localObject = names[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      heard.append("begins \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      heard.append("ended \(tableView.hasActiveDrag)")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      guard let item = coordinator.items.first, let from = item.sourceIndexPath,
        let to = coordinator.destinationIndexPath
      else { return heard.append("no path") }
      heard.append("\(from.row) to \(to.row), \(coordinator.proposal.intent)")
      names.insert(names.remove(at: from.row), at: to.row)
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [from], with: .automatic)
        tableView.insertRows(at: [to], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: to).addCompletion { _ in self.heard.append("arrived") }
    }
  }

  @Test func aRowIsDraggedToAnotherPlaceOfItsTable() throws {
    let rows = Rows()
    screen.show(rows)
    #expect(try screen.dragAndDrop(from: "Ann", to: "Cid"))
    #expect(rows.names == ["Ben", "Cid", "Ann", "Dan"])
    #expect(rows.heard == ["begins true", "0 to 2, insertAtDestinationIndexPath", "arrived", "ended false"])
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "Ann")
  }

  @Test func aRowWithoutItemsIsNotDragged() {
    let rows = Rows()
    screen.show(rows)
    #expect(throws: ScreenError.self) { try screen.dragAndDrop(from: "Dan", to: "Ann") }
    rows.tableView.dragInteractionEnabled = false
    #expect(throws: ScreenError.self) { try screen.dragAndDrop(from: "Ann", to: "Ben") }
  }

  @Test func documentsConnectTheDelegates() {
    let (table, rows) = (UITableView(), Rows())
    table.setValue(rows, forKey: "dragDelegate")
    table.setValue(rows, forKey: "dropDelegate")
    #expect(table.dragDelegate === rows)
    #expect(table.dropDelegate === rows)
  }

  // MARK: Collection views

  private final class Items: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var names = ["Ann", "Ben", "Cid"]
    var contexts: [any UICollectionViewDropPlaceholderContext] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collectionView.dragDelegate, collectionView.dropDelegate) = (self, self)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item]))] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      #expect(collectionView.hasActiveDrop)
      return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0),
          reuseIdentifier: "cell")
        nonisolated(unsafe) let context = coordinator.drop(item.dragItem, to: placeholder)
        contexts.append(context)
        item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
          MainActor.assumeIsolated {
            _ = context.commitInsertion { path in self.names.insert(text ?? "", at: path.item) }
          }
        }
        #expect(collectionView.hasUncommittedUpdates)
      }
    }
  }

  @Test func anItemIsCopiedIntoItsCollectionViewWhenItsDataCome() throws {
    let items = Items()
    screen.show(items)
    let cells = [0, 1].compactMap { items.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    try #require(cells.count == 2)
    let places = cells.map { $0.convert(CGPoint(x: 50, y: 50), to: nil) }
    #expect(try screen.dragAndDrop(from: places[0], to: places[1]))
    #expect(items.names == ["Ann", "Ann", "Ben", "Cid"])
    #expect(items.collectionView.numberOfItems(inSection: 0) == 4)
    #expect(!items.collectionView.hasUncommittedUpdates)
    #expect(items.contexts.first?.deletePlaceholder() == false)
  }

  // MARK: Texts

  private final class Texts: UIViewController, UITextDropDelegate, UITextDragDelegate {
    let (source, target) = (UITextView(), UITextField())
    var heard: [String] = []
    var action = UITextDropProposal.Action.insert

    override func viewDidLoad() {
      source.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
      target.frame = CGRect(x: 50, y: 300, width: 200, height: 44)
      (source.text, target.text) = ("Hello world", "Say ")
      for text in [source, target] { view.addSubview(text) }
      source.selectedRange = NSRange(location: 0, length: 5)
      (source.textDragDelegate, target.textDropDelegate) = (self, self)
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { heard.append("ended \(operation)") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      #expect(!drop.isSameView && textDroppableView.isTextDropActive)
      let proposal = UITextDropProposal(operation: drop.suggestedProposal.operation)
      proposal.dropAction = action
      return proposal
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { heard.append("will drop") }
  }

  @Test func aSelectionIsCopiedIntoAnotherText() throws {
    let texts = Texts()
    screen.show(texts)
    #expect(try screen.dragAndDrop(from: .view(texts.source), to: .view(texts.target)))
    #expect(texts.target.text == "Say Hello")
    #expect(texts.source.text == "Hello world")
    #expect(texts.heard == ["will drop", "ended copy"])
    texts.action = .replaceAll
    try screen.dragAndDrop(from: .view(texts.source), to: .view(texts.target))
    #expect(texts.target.text == "Hello")
  }

  @Test func aTextWithoutSelectionIsNotDragged() {
    let texts = Texts()
    screen.show(texts)
    texts.source.selectedRange = NSRange(location: 3, length: 0)
    #expect(throws: ScreenError.self) { try screen.dragAndDrop(from: .view(texts.source), to: .view(texts.target)) }
  }

  // MARK: Providers

  private final class Heard: @unchecked Sendable { var all: [String] = [] }

  @Test func aProviderGivesItsObjectsAndTheirData() {
    let heard = Heard()
    let provider = NSItemProvider(object: "Hello")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    screen.run {
      provider.loadObject(ofClass: String.self) { text, _ in heard.all.append(text ?? "") }
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        heard.all.append("\(data?.count ?? 0)")
      }
      provider.loadObject(ofClass: UIImage.self) { _, error in heard.all.append("\((error as NSError?)?.code ?? 0)") }
      #expect(heard.all.isEmpty)
    }
    #expect(heard.all == ["Hello", "5", "-1000"])
  }

  @Test func objectsGoThroughTheirData() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let heard = Heard()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { done in
      url.loadData(withTypeIdentifier: "public.url", forItemProviderCompletionHandler: done)
    }
    provider.registerDataRepresentation(forTypeIdentifier: "com.apple.uikit.color", visibility: .all) { done in
      color.loadData(withTypeIdentifier: "com.apple.uikit.color", forItemProviderCompletionHandler: done)
    }
    screen.run {
      provider.loadObject(ofClass: URL.self) { found, _ in heard.all.append("\(found == url)") }
      provider.loadObject(ofClass: UIColor.self) { found, _ in heard.all.append("\(found == color)") }
    }
    #expect(heard.all == ["true", "true"])
  }

  @Test func anImageIsGivenAsItIs() {
    let image = UIImage(name: "cat", size: CGSize(width: 10, height: 10))
    let heard = Heard()
    screen.run {
      NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { found, _ in
        heard.all.append("\(found === image)")
      }
    }
    #expect(heard.all == ["true"])
  }

  @Test func aFileIsGivenAsACopyWithItsName() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("letter-\(UUID().uuidString).txt")
    try Data("Dear".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    let heard = Heard()
    screen.run {
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { copy, _ in
        heard.all.append(copy.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
        heard.all.append("\(copy?.lastPathComponent == file.lastPathComponent) \(copy == file)")
      }
    }
    #expect(heard.all == ["Dear", "true false"])
  }
}
