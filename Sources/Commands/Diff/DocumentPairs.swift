import Checking
import Foundation

/// Two versions of a document.
package struct DocumentPair: Hashable, Sendable {
  /// The path of the old version; nil if the document was added.
  package var old: String?
  /// The path of the new version; nil if the document was removed.
  package var new: String?
  /// What messages call it.
  package var name: String
  /// What the old version was called, if that is something else.
  package var formerName: String?
}

/// The documents of two versions that belong together.
package struct DocumentPairs: Sendable {
  /// In the order of the new version; what was removed comes last.
  package private(set) var pairs: [DocumentPair]

  /// Two files belong together whatever they are called. Documents of folders do if their paths inside are the same, and those that are
  /// left if most ids of the one are ids of the other.
  package init(_ old: DocumentPaths, _ new: DocumentPaths, in folders: (old: String, new: String)) {
    if old.files == [folders.old], new.files == [folders.new] {
      self.init(both: [DocumentPair(old: folders.old, new: folders.new, name: folders.new)], removed: [])
      return
    }
    let known = Dictionary(old.files.map { (Self.inside($0, folders.old), $0) }) { first, _ in first }
    let names = Set(new.files.map { Self.inside($0, folders.new) })
    self.init(
      both: new.files.map { file in
        DocumentPair(old: known[Self.inside(file, folders.new)], new: file, name: file)
      },
      removed: old.files.filter { !names.contains(Self.inside($0, folders.old)) }.map {
        DocumentPair(old: $0, new: nil, name: $0)
      })
  }

  /// Finds out which of the documents that one version has alone were renamed.
  init(both: [DocumentPair], removed: [DocumentPair]) {
    pairs = both
    var removed = removed
    var ids = removed.map { Self.ids(of: $0.old ?? "") }
    for index in pairs.indices where pairs[index].old == nil {
      guard !removed.isEmpty else { break }
      let own = Self.ids(of: pairs[index].new ?? "")
      let shares = ids.map { $0.intersection(own).count }
      guard let place = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[place] > 0,
        2 * shares[place] > min(own.count, ids[place].count)
      else { continue }
      pairs[index].old = removed[place].old
      pairs[index].formerName = removed[place].name
      removed.remove(at: place)
      ids.remove(at: place)
    }
    pairs += removed
  }

  /// What looks like ids of Interface Builder's in a file.
  private static func ids(of path: String) -> Set<Substring> {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return Set(
      String(decoding: data, as: UTF8.self).split(separator: "\"").filter { part in
        let parts = part.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return part.utf8.count == 10 && parts.map(\.count) == [3, 2, 3]
      })
  }

  private static func inside(_ file: String, _ folder: String) -> String {
    file.hasPrefix(folder) ? String(file.dropFirst(folder.count).drop { $0 == "/" }) : file
  }
}
