/// Finds views that make themselves lay out again and again, as `-UIViewLayoutFeedbackLoopDebuggingThreshold N` does on iOS.
@MainActor
public enum LayoutFeedbackLoop {
  /// How often one view may lay out its subviews in one pass before it counts as a loop; nil, the default, never.
  ///
  /// Read at first use from the launch argument or the user default of that name. Numbers outside Apple's range of 50 to 1000
  /// become its ends. Without a threshold a pass ends after a dozen rounds and says nothing.
  public static var debuggingThreshold: Int? = UserDefaults.standard.object(forKey: defaultsKey)
    .flatMap { Int("\($0)") }.flatMap { clamped($0) }
  {
    didSet { debuggingThreshold = debuggingThreshold.flatMap { Self.clamped($0) } }
  }

  static let defaultsKey = "UIViewLayoutFeedbackLoopDebuggingThreshold"

  /// Zero and less switch the search off.
  private static func clamped(_ threshold: Int) -> Int? {
    threshold <= 0 ? nil : min(max(threshold, 50), 1000)
  }
}

extension LayoutHost {
  /// How many rounds a pass may take: enough to find a loop, where one is looked for.
  var roundLimit: Int {
    LayoutFeedbackLoop.debuggingThreshold.map { max($0 + 1, Self.maximumRounds) } ?? Self.maximumRounds
  }

  /// Counts a layout of a view in the pass under way; notes the loop when one view was laid out too often.
  func countLayout(of view: UIView) {
    guard let threshold = LayoutFeedbackLoop.debuggingThreshold else { return }
    let count = layoutCounts[ObjectIdentifier(view), default: 0] + 1
    layoutCounts[ObjectIdentifier(view)] = count
    // Views are laid out from the root down, so the first is the topmost of the loop.
    if count > threshold, loopingView == nil { loopingView = view }
  }

  /// Logs and raises what `countLayout` noted; whether there was anything.
  func reportFeedbackLoop() -> Bool {
    guard let view = loopingView else { return false }
    loopingView = nil
    let text = "Layout feedback loop detected in subtree of \(view)."
    LayoutLog.write("[LayoutLoop] Degenerate layout!\n\(text)")
    LayoutException.raise("NSInternalInconsistencyException", text)
    return true
  }
}
