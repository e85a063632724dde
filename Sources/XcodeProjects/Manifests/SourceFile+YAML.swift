import InterfaceBuilder
import ProjectFiles
import PropertyLists
import Yams

extension SourceFile {
  /// Values of a document beyond these are refused: a short document may refer to its parts so often that all of it fills the memory.
  private static let valueLimit = 200_000

  /// A YAML document as the values of a property list; nil if there is no such file, or nothing in it.
  ///
  /// - Throws: `ReadError` that names the file if it is damaged.
  static func yaml(_ path: String) throws(ReadError) -> PropertyList? {
    guard let data = try data(path) else { return nil }
    let root: Node?
    do {
      root = try Yams.compose(yaml: String(decoding: data, as: UTF8.self))
    } catch {
      throw ReadError(error, file: path)
    }
    var left = valueLimit
    guard let root else { return nil }
    guard let value = PropertyList(root, &left) else {
      throw ReadError("the aliases in the file expand to more than \(valueLimit) values", file: path)
    }
    return value
  }
}

extension PropertyList {
  /// Nil if the node stands for more values than are left.
  fileprivate init?(_ node: Node, _ left: inout Int) {
    left -= 1
    guard left >= 0 else { return nil }
    switch node {
    case .sequence(let nodes):
      var values: [PropertyList] = []
      for node in nodes {
        guard let value = PropertyList(node, &left) else { return nil }
        values.append(value)
      }
      self = .array(values)
    case .mapping(let pairs):
      var values: [(key: String, value: PropertyList, position: SourcePosition?)] = []
      for (key, node) in pairs {
        guard let value = PropertyList(node, &left) else { return nil }
        values.append((key.string ?? "", value, key.mark.map { SourcePosition(line: $0.line, column: $0.column) }))
      }
      self = .dictionary(values)
    default: self = .text(node.scalar?.string ?? "")
    }
  }
}

extension ReadError {
  /// The error of the YAML parser, with its place.
  fileprivate init(_ error: any Error, file: String) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(problem, at: SourcePosition(line: mark.line, column: mark.column), file: file)
    case .duplicatedKeysInMapping(let duplicates, _): self.init("duplicate keys: \(duplicates)", file: file)
    default: self.init("not a YAML document", file: file)
    }
  }
}
