import AutoLayout
import Synchronization

/// The place of messages that UIKit writes to the console on iOS: standard error, unless ``write`` is replaced.
///
/// Text is measured on any thread, so a missing font may be reported on any, while the main actor replaces the function. Hence the lock,
/// which is not held while a message is written: what writes may use views.
public enum LayoutLog {
  /// Called with each message, without a time stamp or a final line break, on the thread that reports it.
  public static var write: (String) -> Void {
    get { state.withLock { $0.writer }.write }
    set {
      let writer = Writer(write: newValue)
      state.withLock { $0.writer = writer }
      EffectLog.setWriter(newValue)
    }
  }

  /// Whether anybody reads the log. Tools that report conflicts in a form of their own turn it off, and then no text is
  /// written that nobody reads.
  package static var isOn: Bool {
    get { state.withLock { $0.isOn } }
    set { state.withLock { $0.isOn = newValue } }
  }

  /// Whether this process has logged that a constant is too large, which is logged once.
  static var hasNotedLargeConstant: Bool {
    get { state.withLock { $0.hasNotedLargeConstant } }
    set { state.withLock { $0.hasNotedLargeConstant = newValue } }
  }

  /// Whether this process has logged that a self-sizing row collapsed, which is logged once.
  static var hasNotedCollapse: Bool {
    get { state.withLock { $0.hasNotedCollapse } }
    set { state.withLock { $0.hasNotedCollapse = newValue } }
  }

  /// A function that need not be `Sendable`: whoever replaces it knows that it is called on any thread.
  private struct Writer: @unchecked Sendable {
    let write: (String) -> Void
  }

  /// All that threads share.
  private struct State {
    var writer = Writer { text in FileHandle.standardError.write(Data((text + "\n").utf8)) }
    var isOn = true
    var hasNotedLargeConstant = false
    var hasNotedCollapse = false
    /// The names of fonts that were asked for in vain.
    var missingFonts: Set<String> = []
  }

  private static let state = Mutex(State())
}

extension LayoutLog {
  /// Logs, once per process, that a constant is larger than the largest number the engine computes with.
  static func noteConstant(_ constant: CGFloat) {
    guard abs(Double(constant)) > Limits.coordinate, !hasNotedLargeConstant else { return }
    hasNotedLargeConstant = true
    write(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
        + "substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit() to debug.  "
        + "This will be logged only once.  This may break in the future.")
  }

  /// Logs, once per name, that a member was used which has an effect on iOS and none here.
  ///
  /// - Parameter member: As Apple spells it, with its class: `UIPageControl.backgroundStyle`.
  package static func noteWithoutEffect(_ member: String) { EffectLog.noteWithoutEffect(member) }

  /// Logs, once per name, that a font was requested which neither the registry nor the system font provides.
  static func noteMissingFont(_ name: String) {
    guard state.withLock({ $0.missingFonts.insert(name).inserted }) else { return }
    write("the font \(name) is not available; its text is measured with the system font")
  }
}
