import Foundation
import PropertyLists

/// A file of a project, read with limits: nothing that a stranger's repository holds may hang the tool or fill the memory.
package enum SourceFile {
  /// Project files with more bytes are refused. The largest of public repositories have about 10 million.
  package static let projectLimit = 16 << 20
  /// Files with settings with more bytes are refused.
  package static let settingsLimit = 256 << 10
  /// Other files with more bytes are refused.
  package static let sizeLimit = 1 << 20

  /// The bytes of an ordinary file; nil if there is none.
  ///
  /// - Throws: `ReadError` if the file is too large or cannot be read.
  package static func data(_ path: String, atMost limit: Int = sizeLimit) throws(ReadError) -> Data? {
    // A pipe or a device could wait for ever.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    guard (attributes[.size] as? Int ?? 0) <= limit else {
      throw ReadError("the file is larger than \(limit >> 10) KB", file: path)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReadError("cannot read the file", file: path)
    }
    return data
  }

  private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
