/// Paths from one folder to another.
struct Paths {
  private let folder: [Substring]

  /// - Parameter folder: absolute.
  init(_ folder: String) { self.folder = folder.split(separator: "/") }

  /// The path of a file below the folder; the absolute one for any other.
  func text(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.starts(with: folder) && parts.count > folder.count
      ? parts.dropFirst(folder.count).joined(separator: "/") : path
  }

  /// The path from the folder, with `..` where need be.
  func relative(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let shared = zip(parts, folder).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: folder.count - shared) + parts.dropFirst(shared).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The deepest folder that holds all the files; nil for none.
  static func common(_ files: [String]) -> String? {
    guard let first = files.first else { return nil }
    var shared = first.split(separator: "/").dropLast()
    for file in files.dropFirst() {
      shared = shared.prefix(zip(shared, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count)
    }
    return "/" + shared.joined(separator: "/")
  }
}
