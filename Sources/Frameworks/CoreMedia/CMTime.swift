import Foundation

/// The number of a time.
public typealias CMTimeValue = Int64
/// The parts that a second has.
public typealias CMTimeScale = Int32
/// A number of times that cannot be compared.
public typealias CMTimeEpoch = Int64

/// What kind of a time a time is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// One bit for each kind, as on iOS.
  public let rawValue: UInt32
  /// The kinds of those bits; bits without a meaning are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A time at all.
  public static let valid = Self(rawValue: 1 << 0)
  /// It was rounded.
  public static let hasBeenRounded = Self(rawValue: 1 << 1)
  /// After all others.
  public static let positiveInfinity = Self(rawValue: 1 << 2)
  /// Before all others.
  public static let negativeInfinity = Self(rawValue: 1 << 3)
  /// Not known.
  public static let indefinite = Self(rawValue: 1 << 4)
}

/// A time as a fraction: a value of parts, of which a second has a timescale.
public struct CMTime: Sendable, Hashable, Comparable {
  /// The number of parts.
  public var value: CMTimeValue
  /// How many parts a second has.
  public var timescale: CMTimeScale
  /// What kind of a time it is.
  public var flags: CMTimeFlags
  /// 0 but for loops.
  public var epoch: CMTimeEpoch

  /// No time.
  public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }
  /// A time of all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// A time; none if a second has no parts.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// The fraction of seconds, rounded to a part.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if abs(parts) < 9e18 {
      let isExact = parts == seconds * Double(preferredTimescale)
      self.init(
        value: Int64(parts), timescale: preferredTimescale, flags: isExact ? .valid : [.valid, .hasBeenRounded],
        epoch: 0)
    } else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    }
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Before all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether it is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite]) }
  /// Whether it was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// In seconds; not a number for a time that is none or is not known.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale > 0 ? Double(value) / Double(timescale) : .nan
  }

  /// The same time in other parts, rounded.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }

  private static func combine(_ a: CMTime, _ b: CMTime, _ sign: Double) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
    let scale = max(a.timescale, b.timescale)
    return CMTime(seconds: a.seconds + sign * b.seconds, preferredTimescale: scale)
  }
  /// The sum, in the finer of both parts.
  public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b, 1) }
  /// The difference, in the finer of both parts.
  public static func - (a: CMTime, b: CMTime) -> CMTime { combine(a, b, -1) }
  /// Whether one is before the other; a time that is none is after all.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.order < b.order }
  /// Whether both are the same time, in whatever parts.
  public static func == (a: CMTime, b: CMTime) -> Bool { a.order == b.order }
  /// Puts what makes times the same into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(order) }

  private var order: Double {
    if !isValid { return .infinity }
    if isIndefinite { return .greatestFiniteMagnitude }
    return seconds
  }
}

/// How a time is rounded; to the nearest part here, whatever is said.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, halves away from 0.
  case roundHalfAwayFromZero = 1
  /// To 0.
  case roundTowardZero = 2
  /// Away from 0.
  case roundAwayFromZero = 3
  /// As QuickTime does.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6
}

/// The beginning.
public let kCMTimeZero = CMTime.zero
/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// After all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

/// A time by its parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time by its seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1, as the first is before, at or after the other.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// A part of a film.
public struct CMTimeRange: Sendable, Hashable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// No part.
  public init() { (start, duration) = (.invalid, .invalid) }
  /// A part by its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A part by its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Whether nothing is in it.
  public var isEmpty: Bool { duration == .zero }
  /// Whether it is a part at all.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether a time is in it; its end is not.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// A part by its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// A frame of a film, or some sound. There is none here: no camera and no film makes one.
public final class CMSampleBuffer: @unchecked Sendable {
  init() {}
}
