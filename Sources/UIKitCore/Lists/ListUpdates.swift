/// A change of a batch. Places of what goes count before the batch, places of what comes after it, as Apple documents it of
/// `performBatchUpdates(_:completion:)`.
enum ListChange {
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case insert(IndexPath)
  case delete(IndexPath)
  case reload(IndexPath)
  case move(IndexPath, to: IndexPath)
}

/// Where the sections and elements of a list are after a batch, or what is wrong with the batch.
struct ListUpdates {
  /// What messages call elements and lists.
  struct Words {
    let element: String
    let list: String
    /// Follows the message on a number of elements.
    var suffix = ""
    /// Ends the message that lists a whole batch; nil for releases that have no such message.
    var batchSuffix: String?

    var elements: String { element + "s" }
  }

  /// The exception that UIKit raises; nil for a consistent batch.
  private(set) var problem: String?
  /// By the section before, the one after; nil for one that is gone.
  private(set) var sections: [Int?] = []
  private(set) var reloadedSections: Set<Int> = []
  /// By the section and the element before, the element after in the same section; nil for one that is gone or has moved.
  private var elements: [[Int?]] = []
  private var moves: [IndexPath: IndexPath] = [:]
  private(set) var reloaded: Set<IndexPath> = []

  private var deleted: Set<IndexPath> = []
  private var inserted: Set<IndexPath> = []
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var sectionMoves: [Int: Int] = [:]
  private let before: [Int]
  private let after: [Int]
  private let words: Words

  /// - Parameters:
  ///   - before: how many elements each section had before the batch.
  ///   - after: how many each section has.
  init(_ changes: [ListChange], before: [Int], after: [Int], _ words: Words) {
    (self.before, self.after, self.words) = (before, after, words)
    for change in changes {
      switch change {
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let section, let target): sectionMoves[section] = target
      case .insert(let path): inserted.insert(path)
      case .delete(let path): deleted.insert(path)
      case .reload(let path): reloaded.insert(path)
      case .move(let path, let target): moves[path] = target
      }
    }
    problem = wrongSource ?? wrongTarget ?? conflict ?? wrongSectionCount
    guard problem == nil else { return }
    placeSections()
    problem = wrongCount(changes)
    if problem == nil { placeElements() }
  }

  /// What becomes of one list of identified elements when another takes its place: those of the same identifier are the same.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    (before, after) = (old.counts, new.counts)
    words = Words(element: "item", list: "collection view")
    let places = new.places
    let newSections = Dictionary(
      new.sectionIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    sections = old.sectionIdentifiers.map { newSections[$0] }
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      if new.changes.reloadedSections.contains(identifier) { reloadedSections.insert(section) }
      var row: [Int?] = []
      for (item, identifier) in old.itemIdentifiers(inSectionAt: section).enumerated() {
        let path = IndexPath(item: item, section: section)
        let target = places[identifier]
        if let target, target.section != sections[section] { moves[path] = target }
        row.append(target.flatMap { $0.section == sections[section] ? $0.item : nil })
        if target != nil, new.changes.reloadedItems.contains(identifier) { reloaded.insert(path) }
      }
      elements.append(row)
    }
  }

  /// Where an element is after the batch; nil for one that is gone.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = moves[path] { return target }
    guard sections.indices.contains(path.section), let section = sections[path.section],
      elements[path.section].indices.contains(path.row), let row = elements[path.section][path.row]
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Whether an element shows something else after the batch.
  func isReloaded(_ path: IndexPath) -> Bool { reloaded.contains(path) || reloadedSections.contains(path.section) }

  // MARK: Places

  private mutating func placeSections() {
    let taken = insertedSections.union(sectionMoves.values)
    var free = (0..<after.count).filter { !taken.contains($0) }.makeIterator()
    sections = before.indices.map { section in
      if deletedSections.contains(section) { return nil }
      return sectionMoves[section] ?? free.next()
    }
  }

  private mutating func placeElements() {
    var taken: [Int: Set<Int>] = [:]
    for path in inserted { taken[path.section, default: []].insert(path.row) }
    for path in moves.values { taken[path.section, default: []].insert(path.row) }
    elements = before.indices.map { section in
      guard let target = sections[section] else { return Array(repeating: nil, count: before[section]) }
      let taken = taken[target] ?? []
      var free = (0..<after[target]).lazy.filter { !taken.contains($0) }.makeIterator()
      return (0..<before[section]).map { row in
        let path = IndexPath(row: row, section: section)
        return deleted.contains(path) || moves[path] != nil ? nil : free.next()
      }
    }
  }

  // MARK: What is wrong
  //
  // Texts of indexes that do not exist and of numbers that do not fit: public logs of apps, and a reader who ran each case on a Mac with
  // Xcode 26.6. The text for moves is remembered.

  private var wrongSource: String? {
    for section in deletedSections.union(reloadedSections).union(sectionMoves.keys).sorted()
    where !before.indices.contains(section) {
      return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }
    for path in deleted.union(reloaded).sorted() {
      guard before.indices.contains(path.section) else {
        return "attempt to delete \(words.element) \(path.row) from section \(path.section), but there are only "
          + "\(before.count) sections before the update"
      }
      guard (0..<before[path.section]).contains(path.row) else {
        return "attempt to delete \(words.element) \(path.row) from section \(path.section) which only contains "
          + "\(before[path.section]) \(words.elements) before the update"
      }
    }
    for path in moves.keys.sorted() where !exists(path, before) {
      return "attempt to move index path (\(path.section) - \(path.row)) that does not exist - there are only "
        + "\(before.indices.contains(path.section) ? before[path.section] : 0) \(words.elements) in section "
        + "\(path.section) before the update"
    }
    return nil
  }

  private var wrongTarget: String? {
    for section in insertedSections.union(sectionMoves.values).sorted() where !after.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }
    for path in inserted.sorted() {
      guard after.indices.contains(path.section) else {
        return "attempt to insert \(words.element) \(path.row) into section \(path.section), but there are only "
          + "\(after.count) sections after the update"
      }
      guard (0..<after[path.section]).contains(path.row) else {
        return "attempt to insert \(words.element) \(path.row) into section \(path.section), but there are only "
          + "\(after[path.section]) \(words.elements) in section \(path.section) after the update"
      }
    }
    for path in moves.values.sorted() where !exists(path, after) {
      return "attempt to move to index path (\(path.section) - \(path.row)) that does not exist - there are only "
        + "\(after.indices.contains(path.section) ? after[path.section] : 0) \(words.elements) in section "
        + "\(path.section) after the update"
    }
    return nil
  }

  private func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  private var conflict: String? {
    if let path = deleted.intersection(reloaded).min() {
      return "attempt to delete and reload the same index path (\(path.section) - \(path.row))"
    }
    if let path = deleted.intersection(moves.keys).min() {
      return "attempt to perform a delete and a move from the same index path (\(path.section) - \(path.row))"
    }
    if let path = inserted.intersection(moves.values).min() {
      return "attempt to perform an insert and a move to the same index path (\(path.section) - \(path.row))"
    }
    return nil
  }

  private var wrongSectionCount: String? {
    guard before.count + insertedSections.count - deletedSections.count != after.count else { return nil }
    return
      "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the "
      + "update (\(after.count)) must be equal to the number of sections contained in the \(words.list) before the "
      + "update (\(before.count)), plus or minus the number of sections inserted or deleted "
      + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).\(words.suffix)"
  }

  private func wrongCount(_ changes: [ListChange]) -> String? {
    for section in before.indices where !reloadedSections.contains(section) {
      guard let target = sections[section] else { continue }
      let gone = deleted.count { $0.section == section }
      let come = inserted.count { $0.section == target }
      let movedOut = moves.count { $0.key.section == section && $0.value.section != target }
      let movedIn = moves.count { $0.value.section == target && $0.key.section != section }
      let expected = before[section] + come - gone + movedIn - movedOut
      guard after[target] != expected else { continue }
      // Elements that should be left and are not there make the text that lists the batch.
      if after[target] < expected, let suffix = words.batchSuffix { return listing(changes) + suffix }
      return "Invalid update: invalid number of \(words.elements) in section \(target). The number of "
        + "\(words.elements) contained in an existing section after the update (\(after[target])) must be equal to the "
        + "number of \(words.elements) contained in that section before the update (\(before[section])), plus or minus "
        + "the number of \(words.elements) inserted or deleted from that section (\(come) inserted, \(gone) deleted) and "
        + "plus or minus the number of \(words.elements) moved into or out of that section (\(movedIn) moved in, "
        + "\(movedOut) moved out).\(words.suffix)"
    }
    return nil
  }

  private func listing(_ changes: [ListChange]) -> String {
    func data(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.element) counts: "
        + "[\(counts.map(String.init).joined(separator: ", "))] }"
    }
    func place(_ path: IndexPath) -> String { "(\(path.section) - \(path.row))" }
    let lines = changes.flatMap { change -> [String] in
      switch change {
      case .insertSection(let section): ["Insert section (\(section))"]
      case .deleteSection(let section): ["Delete section (\(section))"]
      case .reloadSection(let section): ["Delete section (\(section))", "Insert section (\(section))"]
      case .moveSection(let section, let target): ["Move section (\(section)) to (\(target))"]
      case .insert(let path): ["Insert \(words.element) \(place(path))"]
      case .delete(let path): ["Delete \(words.element) \(place(path))"]
      case .reload(let path): ["Delete \(words.element) \(place(path))", "Insert \(words.element) \(place(path))"]
      case .move(let path, let target): ["Move \(words.element) \(place(path)) to \(place(target))"]
      }
    }
    return
      "Invalid batch updates detected: the number of sections and/or \(words.elements) returned by the data source before "
      + "and after performing the batch updates are inconsistent with the updates.\nData source before updates = "
      + "\(data(before))\nData source after updates = \(data(after))\nUpdates = [\n\t"
      + lines.joined(separator: ",\n\t") + "\n]"
  }
}
