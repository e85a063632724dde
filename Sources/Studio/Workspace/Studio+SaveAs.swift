import Foundation
import InterfaceBuilder

/// Another file for what is shown of a document.
struct SaveAsRequest: Codable {
  var file: String
  /// A path below the folder that is served, such as `Copies/Main.storyboard`.
  var path: String
}

/// Where a document was written.
struct SaveAsAnswer: Encodable {
  /// As the list of documents has it.
  var file: String
}

extension Studio {
  /// The folder that the user named and that a document is in, as an absolute path; of a document that was named itself its own folder.
  func servedFolder(of file: String) -> String {
    let path = RecentDocuments.absolute(file)
    let around = paths.map(RecentDocuments.absolute).filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    return around.max { $0.count < $1.count } ?? (path as NSString).deletingLastPathComponent
  }

  /// The path of a document below its folder.
  func pathInServedFolder(of file: String) -> String {
    let folder = servedFolder(of: file)
    return String(RecentDocuments.absolute(file).dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1))
  }

  /// Writes what is shown of a document to a new file below the folder that is served. The old file, if there is one, stays as it is.
  ///
  /// - Throws: ``StudioError`` if the path leads elsewhere, if there is something, or if the file cannot be written; nothing was written
  ///   then.
  func saveAs(_ request: SaveAsRequest) throws(StudioError) -> SaveAsAnswer {
    let session = try session(request.file)
    let folder = servedFolder(of: request.file)
    let target = "\(folder)/\(try Self.name(of: request.path, like: request.file))"
    try checkIsInside(target, folder, as: request.path)
    do {
      try FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(session.bytes).write(to: URL(fileURLWithPath: target), options: .withoutOverwriting)
    } catch {
      throw StudioError(409, "\(request.path) cannot be written: \(error.localizedDescription)")
    }
    findDocuments()
    func listed() -> String? { files.first { RecentDocuments.absolute($0) == RecentDocuments.absolute(target) } }
    // A folder that is not searched, such as that of build products, was named by the user now.
    if listed() == nil { add(path: target) }
    return SaveAsAnswer(file: listed() ?? target)
  }

  /// The path as it is written, with the extension of the document where it has none.
  private static func name(of path: String, like file: String) throws(StudioError) -> String {
    let kind = (file as NSString).pathExtension
    var parts = path.trimmingCharacters(in: .whitespaces).split(separator: "/", omittingEmptySubsequences: false)
      .map(String.init)
    guard let last = parts.last, !last.isEmpty else { throw StudioError(400, "Specify a file name.") }
    guard !parts.contains(where: { $0.isEmpty || $0 == ".." || $0 == "." || $0.contains("\0") }) else {
      throw StudioError(
        400,
        "Specify a path below the folder that Trellis Studio shows, without “..” and without a slash at the beginning.")
    }
    let extensionOfName = (last as NSString).pathExtension
    if extensionOfName != kind {
      guard !["storyboard", "xib"].contains(extensionOfName) else {
        throw StudioError(400, "The document is a .\(kind) file, so its name cannot end in .\(extensionOfName).")
      }
      parts[parts.count - 1] = "\(last).\(kind)"
    }
    return parts.joined(separator: "/")
  }

  /// Refuses what exists, also as a link to nothing, and what a link leads out of the folder.
  private func checkIsInside(_ target: String, _ folder: String, as path: String) throws(StudioError) {
    if FileStamp(of: target) != nil || InputFile.isLink(target) {
      throw StudioError(409, "\(path) already exists. Choose another name.")
    }
    var around = (target as NSString).deletingLastPathComponent
    while !around.isEmpty, FileStamp(of: around) == nil, !InputFile.isLink(around) {
      around = (around as NSString).deletingLastPathComponent
    }
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let (inner, outer) = (resolved(around), resolved(folder))
    guard inner == outer || inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/") else {
      throw StudioError(400, "\(path) is outside the folder that Trellis Studio shows.")
    }
  }
}
