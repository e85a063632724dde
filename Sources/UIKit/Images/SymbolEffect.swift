/// A motion of a symbol. Pictures stand still, so that an effect shows nothing here; see ``UIImageView/addSymbolEffect(_:options:animated:completion:)``.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect that is shown once or a few times.
public protocol DiscreteSymbolEffect {}
/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect is shown.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect comes again.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay: Double?
    /// Without end.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// A number of times, nil for no end, with a pause between them in seconds, nil for the effect's own.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  private var behavior: RepeatBehavior?
  private var repeats: Bool?
  private var pace = 1.0

  /// As the effect has it.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Again in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options, again and again.
  public var repeating: SymbolEffectOptions { changed { $0.repeats = true } }
  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.repeats = false } }
  /// These options, a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.behavior = .periodic(count) } }
  /// These options, again in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { changed { $0.behavior = behavior } }
  /// These options, times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.pace = speed } }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
