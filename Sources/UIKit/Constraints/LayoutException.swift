import AutoLayout
import Synchronization

/// What UIKit raises as an Objective-C exception when it is used wrongly.
public struct LayoutException: Hashable, Sendable {
  /// `NSInvalidArgumentException` and the like.
  public var name: String
  /// UIKit's text, word for word.
  public var reason: String

  /// What happens when an exception is raised: by default the process ends with Apple's message, as on iOS.
  ///
  /// A test or a server replaces it; if it returns, the call that raised has no effect.
  nonisolated(unsafe) public static var handler: (LayoutException) -> Void = { exception in
    fatalError("*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'")
  }

  static func raise(_ name: String, _ reason: String) {
    handler(LayoutException(name: name, reason: reason))
  }
}

/// Where the layout engine writes what UIKit writes to the console; standard error unless replaced.
public enum LayoutLog {
  /// Called with each message, without a time stamp or a final line break. Text is measured on any thread, so a missing
  /// font may be reported on any.
  nonisolated(unsafe) public static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Whether the process has heard of a constant that is too large; it hears of it once.
  nonisolated(unsafe) static var hasNotedLargeConstant = false

  /// Whether the process has heard of a self-sizing row that collapsed.
  nonisolated(unsafe) static var hasNotedCollapse = false

  /// Says, once, that a constant is larger than the engine computes with.
  static func noteConstant(_ constant: CGFloat) {
    guard !hasNotedLargeConstant, abs(Double(constant)) > Limits.coordinate else { return }
    hasNotedLargeConstant = true
    write(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
        + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit() to debug.  "
        + "This will be logged only once.  This may break in the future.")
  }

  private static let missingFonts = Mutex<Set<String>>([])

  /// Says, once for each, that a font is asked for by a name that neither the registry nor the system font has.
  static func noteMissingFont(_ name: String) {
    guard missingFonts.withLock({ $0.insert(name).inserted }) else { return }
    write("font \(name) is not available, measured with the system font")
  }
}
