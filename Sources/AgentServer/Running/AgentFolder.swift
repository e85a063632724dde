import Foundation

/// The folder that an agent may read and change, and nothing beside it.
struct AgentFolder: Sendable {
  /// Without links.
  let path: String

  init(_ path: String) { self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path }

  /// The path of a file below the folder, absolute and without links.
  ///
  /// - Parameter mayBeNew: whether a file that does not exist is one, too.
  /// - Throws: ``ToolProblem`` if it leads elsewhere, or if there is none.
  func file(_ name: String, mayBeNew: Bool = false) throws(ToolProblem) -> String {
    guard !name.isEmpty, !name.contains("\0") else { throw ToolProblem("A path is missing.") }
    let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : URL(fileURLWithPath: path).appendingPathComponent(name)
    let target = Self.resolved(url.standardizedFileURL)
    guard target == path || target.hasPrefix(path == "/" ? "/" : path + "/") else {
      throw ToolProblem(
        "\(name) is outside the folder \(path). Pass a path relative to this folder.")
    }
    guard mayBeNew || FileManager.default.fileExists(atPath: target) else {
      throw ToolProblem("\(name) does not exist. To list the documents, call project_overview.")
    }
    return target
  }

  /// Links in the part of the path that exists are followed.
  private static func resolved(_ url: URL) -> String {
    guard !FileManager.default.fileExists(atPath: url.path), url.path != "/" else {
      return url.resolvingSymlinksInPath().standardizedFileURL.path
    }
    let parent = resolved(url.deletingLastPathComponent())
    return (parent == "/" ? "" : parent) + "/" + url.lastPathComponent
  }

  /// The path as an agent names it.
  func name(of file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file == path ? "." : file
  }
}

/// Why a tool did nothing, and what to do about it.
struct ToolProblem: Error {
  let text: String
  init(_ text: String) { self.text = text }
}
