/// Which views are not where the solution has them.
struct MoveState {
  /// Views that constraints place and that somebody has moved between joining and the next solve.
  var displaced: [LayoutHost.Unowned] = []
  /// The solve whose frames were compared with those of the views.
  var markedSolve = -1
}
