/// Which contents a host has to measure; see `LayoutHost+Content.swift`.
struct ContentState {
  /// Views whose content has changed since it was measured.
  var stale: [LayoutHost.Unowned] = []
  /// Views whose height depends on their width, in the order in which the host learned it.
  var mayWrap: [LayoutHost.Unowned] = []
  /// Whether one of these was measured since the last solve: its lines may break elsewhere although its size has not changed.
  var mayWrapAnew = false
  /// The engine's count of changes when all that had changed since its last solve was where views have put parts of theirs that nothing
  /// else refers to; nil if anything else had. If nothing else changes, the next solve changes no width, and texts keep their lines.
  var changesOfParts: Int?
}
