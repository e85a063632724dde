/// Finds views whose layout asks for another layout again and again, as the launch argument
/// `-UIViewLayoutFeedbackLoopDebuggingThreshold N` does on iOS.
@MainActor
public enum LayoutFeedbackLoop {
  /// How often one view may lay out its subviews in one pass before that counts as a loop; nil, the default, means that
  /// no loop is looked for.
  ///
  /// Read at first use from the launch argument or the user default of that name, and clamped to Apple's range of 50 to
  /// 1000; zero and negative numbers count as nil. Without a threshold a pass ends after a dozen rounds.
  public static var debuggingThreshold: Int? = UserDefaults.standard.object(forKey: defaultsKey)
    .flatMap { Int("\($0)") }.flatMap { clamped($0) }
  {
    didSet { debuggingThreshold = debuggingThreshold.flatMap { Self.clamped($0) } }
  }

  static let defaultsKey = "UIViewLayoutFeedbackLoopDebuggingThreshold"

  /// Nil for zero and negative numbers.
  private static func clamped(_ threshold: Int) -> Int? {
    threshold <= 0 ? nil : min(max(threshold, 50), 1000)
  }
}

extension LayoutHost {
  /// How many rounds a pass may take; with a threshold, enough rounds to reach it.
  var roundLimit: Int {
    LayoutFeedbackLoop.debuggingThreshold.map { max($0 + 1, Self.maximumRounds) } ?? Self.maximumRounds
  }

  /// Counts a layout of the view in the current pass, and stores the view if that was one layout too many.
  func countLayout(of view: UIView) {
    guard let threshold = LayoutFeedbackLoop.debuggingThreshold else { return }
    let count = passState.layoutCounts[ObjectIdentifier(view), default: 0] + 1
    passState.layoutCounts[ObjectIdentifier(view)] = count
    // Views are laid out from the root down, so the first one found is the topmost view of the loop.
    if count > threshold, passState.loopingView == nil { passState.loopingView = view }
  }

  /// Logs and raises an exception for the view that `countLayout` stored. Returns whether there was one.
  func reportFeedbackLoop() -> Bool {
    guard let view = passState.loopingView else { return false }
    passState.loopingView = nil
    let place = loopDescription(of: view)
    let text = "Layout feedback loop detected in subtree of \(place)."
    LayoutLog.write(
      "[LayoutLoop] Degenerate layout! \(text) \n\nTop-level view = \(place)\n\nViews caught in loop: \n"
        + loopLines(of: view, indentation: "").joined(separator: "\n"))
    LayoutException.raise("NSInternalInconsistencyException", text)
    return true
  }

  /// A view and those below it, a line each, with how often the view was laid out in the pass where that was more than once. The form is
  /// that of a log of iOS 14 (52inc/Pulley, issue 390).
  private func loopLines(of view: UIView, indentation: String) -> [String] {
    let count = passState.layoutCounts[ObjectIdentifier(view)] ?? 0
    let line = indentation + (count > 1 ? "\(count) " : "") + loopDescription(of: view)
    return [line] + view.subviews.flatMap { loopLines(of: $0, indentation: indentation + "|   ") }
  }

  private func loopDescription(of view: UIView) -> String {
    var parts = [view.frameField]
    let usesConstraints = !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty
    if usesConstraints { parts.append("wants auto layout") }
    if view === root { parts.append("hosts layout engine") }
    if usesConstraints || view === root {
      parts.append("tAMIC = \(view.translatesAutoresizingMaskIntoConstraints ? "YES" : "NO")")
    }
    return "<\(view.logClassName): 0x\(String(view.address, radix: 16)); \(parts.joined(separator: "; ")); >"
  }
}
