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

  /// Puts items in front of another; an item that is not there raises an exception.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem before: ItemIdentifierType) {
    insert(identifiers, at: before, offset: 0)
  }
  /// Puts items behind another; an item that is not there raises an exception.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem after: ItemIdentifierType) {
    insert(identifiers, at: after, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int) {
    guard let path = indexPath(of: item) else {
      LayoutException.raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item)")
      return
    }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item + offset)
  }

  /// The section of an item; nil for one that is not there. Linear in the number of items.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    indexPath(of: identifier).map { sections[$0.section].id }
  }
  /// The place of an item among all; nil for one that is not there. Linear in the number of items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Nil for a section that is not there. Linear in the number of sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  // MARK: By number, without a search

  func numberOfItems(inSectionAt index: Int) -> Int { sections[index].items.count }

  func item(_ item: Int, inSectionAt index: Int) -> ItemIdentifierType? {
    guard sections.indices.contains(index), sections[index].items.indices.contains(item) else { return nil }
    return sections[index].items[item]
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }
}
