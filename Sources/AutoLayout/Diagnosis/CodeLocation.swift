/// The line of source code that made a constraint.
public struct CodeLocation: Sendable {
  private let file: StaticString
  /// The number of the line; the first is 1.
  public let line: UInt

  /// A line of a file that is named as `#fileID` names it: `Module/File.swift`.
  public init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The file as `#fileID` names it: `Module/File.swift`.
  public var fileID: String { "\(file)" }
}

extension CodeLocation: CustomStringConvertible {
  /// The name of the file without its module, and the number of the line: `File.swift:42`.
  public var description: String { "\(fileID.split(separator: "/").last ?? "")" + ":\(line)" }
}
