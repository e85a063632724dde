import Synchronization

/// The first element of every id below a root. It is made when the first one is asked for: most documents that variations or texts
/// were applied to are never asked.
final class ElementIndex: Sendable {
  private let root: Element
  private let elements = Mutex<[String: Element]?>(nil)

  init(of root: Element) { self.root = root }

  /// The first element with the id; linear in the document the first time, then constant.
  subscript(id: String) -> Element? { all[id] }

  /// The elements by their ids.
  var all: [String: Element] {
    elements.withLock { known in
      if let known { return known }
      var found: [String: Element] = [:]
      root.forEachInTree { element in
        guard let id = element.id, found[id] == nil else { return }
        found[id] = element
      }
      known = found
      return found
    }
  }
}
