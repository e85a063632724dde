import Foundation

/// Files, folders and patterns that a configuration leaves out, relative to the working directory.
struct ExcludedPaths: Sendable {
  private let paths: Set<String>
  private let patterns: [PathPattern]

  init(_ excluded: [String]) {
    paths = Set(excluded.map(Self.absolute))
    patterns = excluded.filter(PathPattern.isPattern).map { PathPattern(Self.absolute($0)) }
  }

  /// Whether the path itself is left out.
  func contains(_ path: String) -> Bool {
    if paths.isEmpty { return false }
    let path = Self.absolute(path)
    return paths.contains(path) || patterns.contains { $0.matches(path) }
  }

  /// Whether the file or a folder around it is left out.
  func contains(fileIn path: String) -> Bool {
    if paths.isEmpty { return false }
    var url = URL(fileURLWithPath: path).standardizedFileURL
    while url.path != "/" {
      if contains(url.path) { return true }
      url.deleteLastPathComponent()
    }
    return false
  }

  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
