import Foundation
import InterfaceBuilder
import ProjectFiles

extension SourceFile {
  /// A property list in any of its forms: XML, binary, or OpenStep; nil if there is no such file.
  ///
  /// - Throws: `ReadError` that names the file if it is damaged.
  static func propertyList(_ path: String, atMost limit: Int = sizeLimit) throws(ReadError) -> PropertyList? {
    guard let data = try data(path, atMost: limit) else { return nil }
    do throws(ReadError) {
      let first = data.first { !($0 == UInt8(ascii: " ") || (9...13).contains($0) || $0 >= 0x80) }
      if first == UInt8(ascii: "<") || data.starts(with: Array("bplist".utf8)) { return try .read(data) }
      return try OpenStepReader.read(try TextEncoding.utf8(data, beginningWith: Array("/{(\"".utf8)))
    } catch {
      throw ReadError(error.message, at: error.position, file: path)
    }
  }
}
