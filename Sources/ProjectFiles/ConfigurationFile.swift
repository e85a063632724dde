import Foundation
import PropertyLists

/// Reads `.xcconfig` files: a setting a line, `//` comments, and other files by `#include "Other.xcconfig"`.
///
/// Source: "Adding a build configuration file to your project" in Xcode's documentation.
package struct ConfigurationFile {
  /// The assignments of the file and of those that it includes; a later one replaces an earlier one with the same conditions.
  package private(set) var assignments: [(name: String, assignment: BuildSettings.Assignment)] = []
  /// What cannot be read, each with its place.
  package private(set) var problems: [ReadError] = []
  /// The files that are being read, from the first to the one that it includes.
  private var open: [String] = []
  /// How many files may still be included.
  private var left = 32

  /// - Parameter path: absolute.
  package init(_ path: String) { read(path, includedAt: nil) }

  private mutating func read(
    _ path: String, includedAt place: (file: String, position: SourcePosition, isOptional: Bool)?
  ) {
    let data: Data?
    do throws(ReadError) {
      data = try SourceFile.data(path, atMost: SourceFile.settingsLimit)
    } catch {
      problems.append(error)
      return
    }
    guard let data else {
      // The project says the same about the file that it names itself.
      if let place, !place.isOptional {
        let name = path.split(separator: "/").last ?? ""
        problems.append(ReadError("there is no file \(name)", at: place.position, file: place.file))
      }
      return
    }
    open.append(path)
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      read(String(line), at: SourcePosition(line: index + 1, column: 1), of: path)
    }
    open.removeLast()
  }

  private mutating func read(_ line: String, at position: SourcePosition, of path: String) {
    let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#include") { return include(text, at: position, of: path) }
    guard let equals = Self.assignment(in: text) else { return }
    let key = text[..<equals].trimmingCharacters(in: .whitespaces)
    var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value.removeLast() }
    let assignment = BuildSettings.Assignment(key: key, value: value)
    assignments.append((BuildSettings.Assignment.name(inKey: key), assignment))
  }

  private mutating func include(_ text: String, at position: SourcePosition, of path: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      problems.append(
        ReadError("after #include, expected a file name in quotation marks", at: position, file: path))
      return
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let other = URL(fileURLWithPath: String(parts[1]), relativeTo: folder).standardizedFileURL.path
    guard !open.contains(other), left > 0 else {
      let reason = open.contains(other) ? "#include forms a cycle" : "#include: the file includes too many files"
      problems.append(ReadError(reason, at: position, file: path))
      return
    }
    left -= 1
    read(other, includedAt: (path, position, parts[0].hasPrefix("#include?")))
  }

  /// A value may hold an address: `//` begins a comment all the same, as Xcode reads it.
  private static func withoutComment(_ line: String) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
  }

  /// The equals sign behind the name; those within the brackets of a condition do not count.
  private static func assignment(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}
