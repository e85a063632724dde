import Foundation

/// Apple's logger, whose messages go to standard error. It takes the place of the module `os` in rewritten sources.
public struct Logger: Sendable {
  private let category: String

  /// A logger of an app's part.
  public init(subsystem: String, category: String) { self.category = category }
  /// A logger of no part in particular.
  public init() { category = "" }
  /// A logger that writes as the part does.
  public init(_ logObj: OSLog) { category = logObj.category }

  /// Writes a message of the default importance.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a message of an importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// The same as ``debug(_:)``.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message for debugging, which is not shown by default.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message that is helpful but not needed, which is not shown by default.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes a message of the default importance.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// The same as ``error(_:)``.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// The same as ``fault(_:)``.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes a mistake of the program.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    UnifiedLog.write(level, category, message.text)
  }
}

/// The message of a `Logger`: an interpolated text whose values may say how they are shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The message with its values.
  public let text: String

  public init(stringLiteral value: String) { text = value }
  /// A message of its parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message. Privacy, alignment and format change nothing: standard error shows every value.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }
  /// Adds a number.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, format: OSLogFormat, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }
}

/// Who may read a value. Without effect.
public struct OSLogPrivacy: Sendable {
  /// What stands in place of a hidden value.
  public enum Mask: Sendable {
    /// A word that is the same for the same values.
    case hash
    /// Nothing.
    case none
  }
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// The developer only.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// By the type of the value.
  public static let auto = OSLogPrivacy()
  /// The developer only; others see the mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// By the type of the value; who may not see it sees the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The column of a value. Without effect.
public struct OSLogStringAlignment: Sendable {
  /// As wide as the value.
  public static let none = OSLogStringAlignment()
  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The digits of a number. Without effect.
public struct OSLogFormat: Sendable {
  /// With the base 16.
  public static let hex = OSLogFormat()
  /// With the base 10.
  public static let decimal = OSLogFormat()
  /// With six digits after the point.
  public static let fixed = OSLogFormat()
  /// With an exponent.
  public static let exponential = OSLogFormat()
  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
  /// With an exponent and so many digits after the point.
  public static func exponential(precision: Int) -> OSLogFormat { OSLogFormat() }
}
