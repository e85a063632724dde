import Foundation

/// A file that lists the sources of a module: a path in each line, from the folder of the list or absolute, and before them what a project says
/// of the app. Empty lines, and those that begin with `#`, count for nothing.
///
///     # The sources of Shop.
///     folder: ../../Shop
///     information: ../../Config/Shop-Info.plist
///     storyboard: Main
///     ../../Shop/AppDelegate.swift
struct SourceList {
  /// The folder in which the running app finds its documents; nil if the list does not say.
  private(set) var folder: String?
  /// The property list of the app; nil if the list does not say.
  private(set) var information: String?
  /// The main storyboard of a property list that Xcode generates; nil if the list does not say.
  private(set) var storyboard: String?
  private(set) var files: [URL] = []

  /// Whether a path is that of a list: a file with the ending `.txt`.
  static func isList(_ url: URL) -> Bool { url.pathExtension == "txt" }

  init(_ url: URL) throws(Failure) {
    guard let data = try? Data(contentsOf: url) else { throw Failure(66, "\(url.path): cannot be read") }
    guard data.count <= SourceFolder.limit else { throw Failure(65, "\(url.path): more than 16 MB") }
    guard let text = String(validating: data, as: UTF8.self) else { throw Failure(65, "\(url.path): no UTF-8") }
    let base = url.deletingLastPathComponent()
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      if let value = Self.value("folder", words) {
        folder = URL(fileURLWithPath: value, relativeTo: base).standardizedFileURL.path
      } else if let value = Self.value("information", words) {
        information = URL(fileURLWithPath: value, relativeTo: base).standardizedFileURL.path
      } else if let value = Self.value("storyboard", words) {
        storyboard = value
      } else {
        let file = URL(fileURLWithPath: words, relativeTo: base).standardizedFileURL
        guard FileManager.default.fileExists(atPath: file.path) else {
          throw Failure(66, "\(words): no such file", at: "\(url.path):\(number + 1):1")
        }
        files.append(file)
      }
    }
  }

  private static func value(_ key: String, _ line: String) -> String? {
    guard line.hasPrefix("\(key):") else { return nil }
    return line.dropFirst(key.count + 1).trimmingCharacters(in: .whitespaces)
  }
}
