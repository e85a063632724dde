import Checking

/// The documents of two versions that belong together.
package struct DocumentPairs: Sendable {
  /// The paths of each document in both versions, in the order of the new one.
  package let pairs: [(old: String, new: String)]
  /// A line for each document that only one of the versions has.
  package let notes: [String]

  /// Two files belong together whatever they are called. Documents of folders do if their paths inside are the same.
  package init(_ old: DocumentPaths, _ new: DocumentPaths, in folders: (old: String, new: String)) {
    if old.files == [folders.old], new.files == [folders.new] {
      pairs = [(folders.old, folders.new)]
      notes = []
      return
    }
    let known = Dictionary(old.files.map { (Self.inside($0, folders.old), $0) }) { first, _ in first }
    let names = Set(new.files.map { Self.inside($0, folders.new) })
    var notes = old.files.filter { !names.contains(Self.inside($0, folders.old)) }
      .map { "\($0): note: only in \(folders.old)" }
    var pairs: [(old: String, new: String)] = []
    for file in new.files {
      if let earlier = known[Self.inside(file, folders.new)] {
        pairs.append((earlier, file))
      } else {
        notes.append("\(file): note: only in \(folders.new)")
      }
    }
    self.pairs = pairs
    self.notes = notes
  }

  private static func inside(_ file: String, _ folder: String) -> String {
    file.hasPrefix(folder) ? String(file.dropFirst(folder.count).drop { $0 == "/" }) : file
  }
}
