import AutoLayout

/// How far a host is with its layout pass; see `LayoutHost+Pass.swift`.
struct PassState {
  var layoutIsPending = true
  var isInPass = false
  /// Whether the pass is in its third step, in which views place their subviews.
  var isPlacing = false
  /// Whether the pass watches the observable objects that views read.
  var observesChanges = false
  /// Whether the last pass ended because nothing changed any more, rather than at its limit of rounds.
  var hasSettled = true
  /// How often each view laid out in the current pass, and the first view that did so too often; see
  /// `LayoutFeedbackLoop.swift`.
  var layoutCounts: [ObjectIdentifier: Int] = [:]
  weak var loopingView: UIView?
  /// The scroll views whose content, insets or frame have another size than before, which may have left the content behind; see
  /// `UIScrollView+Insets.swift`.
  var resizedScrollViews: [UIScrollView] = []
  /// The conflicts that the current pass has met, in the order in which they were found.
  var reports: [ConflictReport] = []
}
