import Foundation
import InterfaceBuilder

/// The files of the page: those that are compiled in, or those of a folder for people who work on them.
struct PageFiles: Sendable {
  /// Nil for the files that are compiled in.
  let folder: String?

  /// A file by its path; nil if the page has none of that name.
  func file(_ path: String) -> StudioResponse? {
    let name = path.isEmpty ? "index.html" : path
    guard let folder else {
      return EmbeddedPage.files[name].map { StudioResponse(type: Self.mediaType(of: name), text: $0) }
    }
    // No path leads out of the folder.
    guard name.wholeMatch(of: /[a-z-]+(\/[a-z-]+)*\.(html|css|js|svg)/) != nil,
      let data = try? InputFile.read("\(folder)/\(name)")
    else { return nil }
    return StudioResponse(type: Self.mediaType(of: name), text: String(decoding: data, as: UTF8.self))
  }

  private static func mediaType(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "text/plain; charset=utf-8"
    }
  }
}
