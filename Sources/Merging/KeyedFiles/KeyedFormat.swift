/// A format of files that are sets of things with keys, as Xcode writes them beside documents.
package enum KeyedFormat: String, Sendable, CaseIterable {
  /// `project.pbxproj`.
  case project
  /// `.strings`.
  case strings
  /// `.stringsdict`.
  case stringsDictionary
  /// `.xcstrings`.
  case stringCatalog
  /// `Contents.json` of asset catalogs.
  case assets
  /// `Package.resolved`.
  case packages

  /// The format that a file has by its name; nil for others.
  package init?(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.hasSuffix(".pbxproj") {
      self = .project
    } else if name.hasSuffix(".strings") {
      self = .strings
    } else if name.hasSuffix(".stringsdict") {
      self = .stringsDictionary
    } else if name.hasSuffix(".xcstrings") {
      self = .stringCatalog
    } else if name == "Contents.json" {
      self = .assets
    } else if name == "Package.resolved" {
      self = .packages
    } else {
      return nil
    }
  }

  /// The format that begins like this; nil for those that only their name tells.
  package init?(content: [UInt8]) {
    guard content.starts(with: Array("// !$*UTF8*$!".utf8)) else { return nil }
    self = .project
  }

  /// What git calls the files, in the order of the cases.
  package static let patterns = [
    "*.pbxproj", "*.strings", "*.stringsdict", "*.xcstrings", "Contents.json", "Package.resolved",
  ]

  /// A project file with more bytes is refused, as Xcode's are never that large.
  static let sizeLimit = 64 << 20
  /// Lists and dictionaries that lie deeper in each other are refused.
  static let depthLimit = 64
}
