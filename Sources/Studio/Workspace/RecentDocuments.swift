import Foundation

/// The documents that were opened last, by this studio or by earlier ones: a page keeps nothing by itself, for each start has another
/// address.
///
/// They are lines of a file that only its owner can read. What cannot be read or written is not remembered.
package struct RecentDocuments: Sendable {
  /// The path of the file.
  let file: String
  /// More than a page shows, for it shows those of its folder only.
  private static let most = 40

  /// - Parameter file: where they are kept; the folder is made when there is something to keep.
  package init(file: String) { self.file = file }

  /// Those of the user: in `$XDG_STATE_HOME/trellis`, else in `~/.local/state/trellis`; on a Mac in `~/Library/Application Support/trellis`.
  package static var ofUser: RecentDocuments {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    #if os(macOS)
      let usual = "\(home)/Library/Application Support"
    #else
      let usual = "\(home)/.local/state"
    #endif
    let folder = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? usual
    return RecentDocuments(file: "\(folder)/trellis/recent-documents")
  }

  /// Absolute paths, the last one first.
  func paths() -> [String] {
    guard let data = FileManager.default.contents(atPath: file) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Puts a document at the beginning. A path that is no line is left out.
  func add(_ document: String) {
    let path = Self.absolute(document)
    guard !path.contains("\n") else { return }
    let list = ([path] + paths().filter { $0 != path }).prefix(Self.most)
    let url = URL(fileURLWithPath: file)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard (try? Data((list.joined(separator: "\n") + "\n").utf8).write(to: url, options: .atomic)) != nil else {
      return
    }
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
  }

  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

@MainActor
extension Studio {
  /// Those of the studio's documents that were opened last, as its list has them.
  func recentFiles() -> [String] {
    guard let recent else { return [] }
    let known = Dictionary(files.map { (RecentDocuments.absolute($0), $0) }, uniquingKeysWith: { first, _ in first })
    return recent.paths().compactMap { known[$0] }
  }

  /// Remembers that a document was opened.
  ///
  /// - Throws: ``StudioError`` if it is none of the list.
  func remember(_ request: DocumentRequest) throws(StudioError) -> [String: [String]] {
    _ = try session(request.file)
    recent?.add(request.file)
    return ["recent": recentFiles()]
  }
}
