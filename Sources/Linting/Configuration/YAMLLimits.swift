/// What a configuration may be, so that one that nobody vouches for cannot keep the parser busy.
///
/// Aliases of aliases multiply: the parser compares the keys of a mapping with all that they stand for, which nine lines can make
/// a thousand million values.
enum YAMLLimits {
  /// Bytes. A configuration has some hundred.
  static let size = 256 << 10
  /// Aliases, written `*name`. Sixteen can stand for some hundred values.
  static let aliases = 16

  /// - Throws: ``ConfigurationError`` at the first place that is too much.
  static func check(_ yaml: String, file: String) throws(ConfigurationError) {
    guard yaml.utf8.count <= size else {
      let message = "the configuration is larger than the limit of \(size >> 10) KB"
      throw ConfigurationError(message: message, file: file, line: 1, column: 1)
    }
    var count = 0
    for (index, line) in yaml.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      for column in aliasColumns(Array(line)) {
        count += 1
        guard count <= aliases else {
          let message = "the configuration contains more than \(aliases) YAML aliases; replace the aliases with values"
          throw ConfigurationError(message: message, file: file, line: index + 1, column: column + 1)
        }
      }
    }
  }

  /// Where an asterisk begins a value or a key, and is followed by a name.
  private static func aliasColumns(_ line: [UInt8]) -> [Int] {
    let before = Array(" \t[{,:?-".utf8)
    var columns: [Int] = []
    for (column, byte) in line.enumerated() {
      let isAtStart = column == 0 || before.contains(line[column - 1])
      if byte == UInt8(ascii: "#"), column == 0 || line[column - 1] == UInt8(ascii: " ") { break }
      guard byte == UInt8(ascii: "*"), isAtStart, column + 1 < line.count else { continue }
      if !Array(" \t\r*/.".utf8).contains(line[column + 1]) { columns.append(column) }
    }
    return columns
  }
}

extension LintConfiguration {
  /// The number of bytes that a configuration may have.
  package static var sizeLimit: Int { YAMLLimits.size }
}
