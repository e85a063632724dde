/// A line of source code that made a constraint.
public struct CodeLocation: Sendable {
  private let file: StaticString
  /// The first is 1.
  public let line: UInt

  /// - Parameter file: As `#fileID` gives it: `Module/File.swift`.
  public init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// `Module/File.swift`.
  public var fileID: String { "\(file)" }
}

extension CodeLocation: CustomStringConvertible {
  /// `File.swift:42`.
  public var description: String { "\(fileID.split(separator: "/").last ?? "")" + ":\(line)" }
}
