import Foundation

/// The texts of a `.strings` file, by key.
package struct StringsFile: Sendable, Equatable {
  /// By key, such as `Vur-vA-mVI.normalTitle`: the object and its property.
  package private(set) var texts: [String: String]
  /// One warning for each key that occurs twice in the file. The last text counts; which one iOS takes is not documented.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads `"key" = "text";` lines, or a property list of texts, XML or binary. UTF-8 or UTF-16.
  ///
  /// - Throws: `ReadError` with the place where the file stops making sense. An empty file has no texts.
  package static func read(_ data: Data) throws(ReadError) -> StringsFile {
    if data.isEmpty { return StringsFile(texts: [:]) }
    if data.starts(with: Array("bplist".utf8)) { return try StringsFile(PropertyList.read(data)) }
    // A key in quotes or without, a comment, white space, a property list.
    let bytes = try TextEncoding.utf8(data, beginningWith: Array(0x09...0x7E))
    if bytes.first(where: { !$0.isXMLSpace }) == .lessThan { return try StringsFile(PropertyList.read(Data(bytes))) }
    var reader = StringsReader(bytes)
    var file = StringsFile(texts: [:])
    while let entry = try reader.next() { file.add(entry.key, entry.text, at: entry.position) }
    return file
  }

  private init(texts: [String: String]) { self.texts = texts }

  private init(_ list: PropertyList) throws(ReadError) {
    self.init(texts: [:])
    guard case .dictionary(let pairs) = list else { throw ReadError("the property list is not a dictionary") }
    for pair in pairs {
      guard let text = pair.value.text else { throw ReadError("\(pair.key) is not a text", at: pair.position) }
      add(pair.key, text, at: pair.position)
    }
  }

  private mutating func add(_ key: String, _ text: String, at position: SourcePosition?) {
    if texts.updateValue(text, forKey: key) != nil {
      diagnostics.append(Diagnostic(.warning, "the file contains the key \(key) twice", at: position))
    }
  }
}
