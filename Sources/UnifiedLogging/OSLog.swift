import Foundation

/// A part of an app that writes messages.
public final class OSLog: Sendable {
  let category: String

  /// A part by its name.
  public init(subsystem: String, category: String) { self.category = category }
  /// A part that is one of the system's, such as the points of interest.
  public init(subsystem: String, category: Category) { self.category = category.name }

  /// A part of the system's.
  public struct Category: Sendable {
    let name: String
    /// What a timeline shows.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What is written only while somebody looks.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// The same with the stack of calls.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The part that is meant if none is named.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A part that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// Apple's number.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Of the importance that is meant if none is named.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, but not needed.
  public static let info = OSLogType(rawValue: 1)
  /// For debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message with a format, in which `%{public}@` and its kin show any value and `%%` a percent sign.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
  UnifiedLog.write(type, log.category, UnifiedLog.text(String(describing: message), args))
}

/// The same with the importance first.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
  UnifiedLog.write(type, log.category, UnifiedLog.text(String(describing: message), args))
}

/// Writes an interpolated message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  UnifiedLog.write(type, log.category, message.text)
}

/// Where messages go.
public enum UnifiedLog {
  /// Called with each message. The default one writes messages that are errors or faults to standard error.
  nonisolated(unsafe) public static var handler: (_ type: OSLogType, _ category: String, _ text: String) -> Void = {
    type, category, text in
    guard type == .error || type == .fault else { return }
    FileHandle.standardError.write(Data(((category.isEmpty ? "" : "[\(category)] ") + text + "\n").utf8))
  }

  static func write(_ type: OSLogType, _ category: String, _ text: String) {
    if category != "disabled" { handler(type, category, text) }
  }

  /// The format with the values in place of what begins with a percent sign.
  static func text(_ format: String, _ values: [Any]) -> String {
    var text = ""
    var values = values[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let brace = rest.firstIndex(of: "}") { rest = rest[brace...].dropFirst() }
      guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && !"lhqzt".contains($0)) }) else { break }
      rest = rest[end...].dropFirst()
      text += values.popFirst().map { String(describing: $0) } ?? "(null)"
    }
    return text + rest
  }
}
