/// Sections and their items, each identified by a value that occurs once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Without sections and items.
  public init() {}

  /// In order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, in order. Linear in their number.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// Sections without items count as well.
  public var numberOfSections: Int { sections.count }
  /// The sum over all sections. Linear in their number.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// In order; empty for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// 0 for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Adds empty sections at the end. That they are new is not checked.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Adds the items at the end of a section; nil stands for the last one. Without sections, or if there is no such
  /// section, an exception is raised.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil)
  {
    guard let index = section.map({ id in sections.firstIndex { $0.id == id } }) ?? sections.indices.last else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "There are currently no sections in the data source. Please add a section first.")
      return
    }
    sections[index].items += identifiers
  }

  /// Removes the items from whichever sections they are in; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Removes the sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// Removes the sections as well.
  public mutating func deleteAllItems() { sections = [] }
  /// Does nothing, because all cells are asked for anew whenever a snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Does nothing, because all cells are asked for anew whenever a snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}

/// A data source that takes the rows of its table from a snapshot.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the cell of an item, usually by dequeuing it. Nil becomes an empty cell, where iOS raises an exception.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// It has no effect here: snapshots are shown without an animation.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes the object the data source of the table, which does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The snapshot that was applied last; empty before the first.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows the snapshot without an animation. If there is a completion, the table is laid out before it is called, all
  /// before the function returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    guard let completion else { return }
    table?.layoutIfNeeded()
    completion()
  }

  /// Nil for a path that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
