import Foundation

/// Apple's logger, whose messages go to standard error. It takes the place of the module `os` in rewritten sources.
public struct Logger: Sendable {
  private let category: String

  /// A logger of an app's part.
  public init(subsystem: String, category: String) { self.category = category }
  public init() { category = "" }
  public init(_ logObj: OSLog) { category = logObj.category }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    UnifiedLog.write(level, category, message.text)
  }
}

/// The message of a `Logger`: an interpolated text whose values may say how they are shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  public let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message. Privacy, alignment and format change nothing: standard error shows every value.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, format: OSLogFormat, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }
}

/// Who may read a value. Without effect.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The column of a value. Without effect.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The digits of a number. Without effect.
public struct OSLogFormat: Sendable {
  public static let hex = OSLogFormat()
  public static let decimal = OSLogFormat()
  public static let fixed = OSLogFormat()
  public static let exponential = OSLogFormat()
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
  public static func exponential(precision: Int) -> OSLogFormat { OSLogFormat() }
}
