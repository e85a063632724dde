import Foundation
import InterfaceBuilder
import Merging

/// A document as text, so that git compares what a reader understands.
package enum DocumentText {
  /// What cannot be read as a document is given as it is: git shows lines then.
  ///
  /// - Throws: ``RunFailure`` if the file cannot be read.
  package static func text(ofFile path: String) throws(RunFailure) -> String {
    let bytes = Array(try TextFile.read(path, admitsPipes: path == "/dev/null"))
    guard let outline = try? DocumentOutline(bytes) else { return String(decoding: bytes, as: UTF8.self) }
    return outline.lines.joined(separator: "\n")
  }
}
