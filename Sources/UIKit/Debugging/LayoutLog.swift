import AutoLayout
import Synchronization

/// The place of messages that UIKit writes to the console on iOS: standard error, unless ``write`` is replaced.
public enum LayoutLog {
  /// Called with each message, without a time stamp or a final line break. Text is measured on any thread, so a missing
  /// font may be reported on any.
  nonisolated(unsafe) public static var write: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Whether anybody reads the log. Tools that report conflicts in a form of their own turn it off, and then no text is
  /// written that nobody reads.
  nonisolated(unsafe) package static var isOn = true

  /// Whether this process has logged that a constant is too large, which is logged once.
  nonisolated(unsafe) static var hasNotedLargeConstant = false

  /// Whether this process has logged that a self-sizing row collapsed, which is logged once.
  nonisolated(unsafe) static var hasNotedCollapse = false

  /// Logs, once per process, that a constant is larger than the largest number the engine computes with.
  static func noteConstant(_ constant: CGFloat) {
    guard !hasNotedLargeConstant, abs(Double(constant)) > Limits.coordinate else { return }
    hasNotedLargeConstant = true
    write(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
        + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit() to debug.  "
        + "This will be logged only once.  This may break in the future.")
  }

  private static let missingFonts = Mutex<Set<String>>([])

  /// Logs, once per name, that a font was requested which neither the registry nor the system font provides.
  static func noteMissingFont(_ name: String) {
    guard missingFonts.withLock({ $0.insert(name).inserted }) else { return }
    write("font \(name) is not available, measured with the system font")
  }
}
