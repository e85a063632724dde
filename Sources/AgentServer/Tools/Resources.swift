import Foundation

/// The documents of a folder as resources of the protocol.
enum Resources {
  private static let most = 1_000
  private static let longest = 1 << 20

  static func list(_ folder: AgentFolder) -> [JSONValue] {
    ProjectFolder(folder.path).documents.prefix(most).map { file in
      [
        "uri": .string(URL(fileURLWithPath: file).absoluteString), "name": .string(folder.name(of: file)),
        "mimeType": "application/xml",
      ]
    }
  }

  /// The text of a document.
  static func read(_ uri: String, _ folder: AgentFolder) throws(ToolProblem) -> JSONValue {
    guard let url = URL(string: uri), url.isFileURL, url.host() == nil || url.host() == "" else {
      throw ToolProblem("\(uri) is not a file.")
    }
    let file = try folder.file(url.path)
    guard ["storyboard", "xib", "strings", "stringsdict", "swift", "plist", "json", "yml"].contains(url.pathExtension)
    else {
      throw ToolProblem("\(folder.name(of: file)) is not a document.")
    }
    guard let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int, size <= longest,
      let bytes = FileManager.default.contents(atPath: file)
    else { throw ToolProblem("\(folder.name(of: file)) cannot be read, or has more than 1 MB.") }
    return [
      "uri": .string(uri), "mimeType": "application/xml", "text": .string(String(decoding: bytes, as: UTF8.self)),
    ]
  }
}
