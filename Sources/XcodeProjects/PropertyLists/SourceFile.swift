import Foundation
import InterfaceBuilder

/// A file of a project, read with limits: nothing that a stranger's repository holds may hang the tool or fill the memory.
enum SourceFile {
  /// Project files with more bytes are refused. The largest of public repositories have about 10 million.
  static let projectLimit = 16 << 20
  /// Files with settings with more bytes are refused.
  static let settingsLimit = 256 << 10
  /// Other files with more bytes are refused.
  static let sizeLimit = 1 << 20

  /// The bytes of an ordinary file; nil if there is none.
  ///
  /// - Throws: `ReadError` if the file is too large or cannot be read.
  static func data(_ path: String, atMost limit: Int = sizeLimit) throws(ReadError) -> Data? {
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

  private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}

extension PropertyList {
  /// The text of a key that has one.
  func text(_ key: String) -> String? { self[key]?.text }

  /// The texts of a list; a single text stands for a list of one, and is split at white space as a build setting is.
  var texts: [String] {
    switch self {
    case .text(let text): text.split(whereSeparator: \.isWhitespace).map(String.init)
    case .array(let values): values.compactMap(\.text)
    case .dictionary: []
    }
  }

  /// The texts of a key's list; none without the key.
  func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }
}
