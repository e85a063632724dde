/// The line of source code that made a constraint.
public struct CodeLocation: Hashable, Sendable {
  /// The compiler's name of a file costs no memory of its own; that of a log or of a report is a text.
  private enum File: Sendable {
    case literal(StaticString)
    case text(String)
  }

  private let file: File
  /// The number of the line; the first is 1.
  public let line: UInt

  /// A line of a file that is named as `#fileID` names it: `Module/File.swift`.
  public init(_ file: StaticString, _ line: UInt) {
    self.file = .literal(file)
    self.line = line
  }

  /// A line of a file that is named `Module/File.swift`, or as a log names it.
  public init(fileID: String, line: UInt) {
    file = .text(fileID)
    self.line = line
  }

  /// The file as `#fileID` names it: `Module/File.swift`.
  public var fileID: String {
    switch file {
    case .literal(let name): "\(name)"
    case .text(let name): name
    }
  }

  /// Whether both are the same line of files with the same name.
  public static func == (a: CodeLocation, b: CodeLocation) -> Bool { a.line == b.line && a.fileID == b.fileID }

  /// Feeds the name of the file and the line to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
  }
}

extension CodeLocation: CustomStringConvertible {
  /// The name of the file without its module, and the number of the line: `File.swift:42`.
  public var description: String { (fileID.split(separator: "/").last ?? "") + ":\(line)" }
}
