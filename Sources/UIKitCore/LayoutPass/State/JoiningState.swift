/// How far a host is with a subtree that joins; see `LayoutHost+Joining.swift`.
struct JoiningState {
  /// Whether a subtree is joining, the last one, whose views get their rules when all of them have items.
  var isRegistering = false
  /// How many subtrees have joined: the number of the last one.
  var attachCount = 0
}
