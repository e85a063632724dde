/// Sections and their items, each identified by a value that occurs once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// All items, to find those that are there already.
  private var known: Set<ItemIdentifierType> = []

  /// What is to be shown anew when the snapshot is applied.
  struct Changes {
    var reloadedSections: [SectionIdentifierType] = []
    var reloadedItems: [ItemIdentifierType] = []
    var reconfiguredItems: [ItemIdentifierType] = []
  }
  var changes = Changes()

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

  /// The sections that are shown anew when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { changes.reloadedSections }
  /// The items that get new cells when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { changes.reloadedItems }
  /// The items whose cells are configured again when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { changes.reconfiguredItems }

  /// Those that are not there yet; the others raise an exception, and so do those that are given twice.
  private func new<Identifier: Hashable>(
    _ identifiers: [Identifier], _ known: (Identifier) -> Bool, _ kind: String
  ) -> [Identifier] {
    var seen: Set<Identifier> = []
    var twice: [Identifier] = []
    let new = identifiers.filter { identifier in
      if !known(identifier), seen.insert(identifier).inserted { return true }
      twice.append(identifier)
      return false
    }
    if !twice.isEmpty {
      let list = twice.map { "    \($0)" }.joined(separator: ",\n")
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    }
    return new
  }
  private func newItems(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    new(identifiers, known.contains, "item")
  }
  private func newSections(_ identifiers: [SectionIdentifierType]) -> [SectionIdentifierType] {
    let known = Set(sectionIdentifiers)
    return new(identifiers, known.contains, "section")
  }

  /// Adds empty sections at the end. One that is there already raises an exception.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += newSections(identifiers).map { ($0, []) }
  }
  /// Puts empty sections in front of another. One that is there already, or the other one if it is not there, raises an exception.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection to: SectionIdentifierType) {
    insert(newSections(identifiers).map { ($0, []) }, at: to, offset: 0)
  }
  /// Puts empty sections behind another; see ``insertSections(_:beforeSection:)``.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection to: SectionIdentifierType) {
    insert(newSections(identifiers).map { ($0, []) }, at: to, offset: 1)
  }
  /// Puts a section with its items in front of another. One that is not there raises an exception.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection to: SectionIdentifierType) {
    move(identifier, to: to, offset: 0)
  }
  /// Puts a section with its items behind another. One that is not there raises an exception.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection to: SectionIdentifierType) {
    move(identifier, to: to, offset: 1)
  }

  private mutating func insert(
    _ new: [(id: SectionIdentifierType, items: [ItemIdentifierType])], at section: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(section) else { return raiseMissing(section) }
    sections.insert(contentsOf: new, at: index + offset)
  }
  private mutating func move(_ section: SectionIdentifierType, to: SectionIdentifierType, offset: Int) {
    guard let index = indexOfSection(section), section == to || indexOfSection(to) != nil else {
      return raiseMissing(indexOfSection(section) == nil ? section : to)
    }
    guard section != to else { return }
    let moved = sections.remove(at: index)
    insert([moved], at: to, offset: offset)
  }
  private func raiseMissing(_ section: SectionIdentifierType) {
    LayoutException.raise("NSInternalInconsistencyException", "Invalid section identifier specified: \(section)")
  }
  private func raiseMissing(_ item: ItemIdentifierType) {
    LayoutException.raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item)")
  }

  /// Adds the items at the end of a section; nil stands for the last one. Without sections, or if there is no such
  /// section, an exception is raised, and so it is for an item that is there already.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil)
  {
    guard let index = section.map({ id in sections.firstIndex { $0.id == id } }) ?? sections.indices.last else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "There are currently no sections in the data source. Please add a section first.")
      return
    }
    let new = newItems(identifiers)
    sections[index].items += new
    known.formUnion(new)
  }

  /// Removes the items from whichever sections they are in; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  /// Removes the sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in sections where identifiers.contains(section.id) { known.subtract(section.items) }
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// Removes the sections as well.
  public mutating func deleteAllItems() {
    sections = []
    known = []
  }
  /// Gives the items new cells when the snapshot is applied. One that is not there raises an exception.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    changes.reloadedItems += existing(identifiers, "reload").filter { !changes.reloadedItems.contains($0) }
  }
  /// Has the cells of the items configured again when the snapshot is applied. One that is not there raises an exception.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    changes.reconfiguredItems += existing(identifiers, "reconfigure").filter { !changes.reconfiguredItems.contains($0) }
  }
  /// Shows the sections anew when the snapshot is applied. One that is not there raises an exception.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard indexOfSection(identifier) != nil else {
        raiseMissing(identifier)
        continue
      }
      if !changes.reloadedSections.contains(identifier) { changes.reloadedSections.append(identifier) }
    }
  }

  private func existing(_ identifiers: [ItemIdentifierType], _ verb: String) -> [ItemIdentifierType] {
    identifiers.filter { identifier in
      if known.contains(identifier) { return true }
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
      return false
    }
  }

  /// Puts an item in front of another, also of another section. One that is not there raises an exception.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem to: ItemIdentifierType) {
    move(identifier, to: to, offset: 0)
  }
  /// Puts an item behind another, also of another section. One that is not there raises an exception.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem to: ItemIdentifierType) {
    move(identifier, to: to, offset: 1)
  }

  private mutating func move(_ item: ItemIdentifierType, to: ItemIdentifierType, offset: Int) {
    guard let path = indexPath(of: item) else { return raiseMissing(item) }
    guard item == to || known.contains(to) else { return raiseMissing(to) }
    guard item != to else { return }
    sections[path.section].items.remove(at: path.item)
    guard let target = indexPath(of: to) else { return }
    sections[target.section].items.insert(item, at: target.item + offset)
  }

  /// Puts items in front of another; an item that is not there raises an exception.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem before: ItemIdentifierType) {
    insert(identifiers, at: before, offset: 0)
  }
  /// Puts items behind another; an item that is not there raises an exception.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem after: ItemIdentifierType) {
    insert(identifiers, at: after, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int) {
    guard let path = indexPath(of: item) else { return raiseMissing(item) }
    let new = newItems(identifiers)
    sections[path.section].items.insert(contentsOf: new, at: path.item + offset)
    known.formUnion(new)
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

  func numberOfItems(inSectionAt index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }
  func itemIdentifiers(inSectionAt index: Int) -> [ItemIdentifierType] { sections[index].items }
  var counts: [Int] { sections.map(\.items.count) }
  /// The place of each item.
  var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  /// Replaces the items of a section.
  mutating func setItems(_ items: [ItemIdentifierType], inSection section: SectionIdentifierType) {
    if indexOfSection(section) == nil { sections.append((section, [])) }
    guard let index = indexOfSection(section) else { return }
    known.subtract(sections[index].items)
    let new = newItems(items)
    sections[index].items = new
    known.formUnion(new)
  }

  /// The item as a finger has moved it: in the place that it has then.
  mutating func moveItem(at source: IndexPath, to target: IndexPath) {
    guard let item = item(source.item, inSectionAt: source.section), sections.indices.contains(target.section) else {
      return
    }
    sections[source.section].items.remove(at: source.item)
    let end = sections[target.section].items.count
    sections[target.section].items.insert(item, at: min(max(target.item, 0), end))
  }

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
