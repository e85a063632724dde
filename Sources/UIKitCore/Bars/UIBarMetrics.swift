/// How much room a bar has, which decides among images that a program gives it.
public enum UIBarMetrics: Int, Sendable {
  /// A bar in its usual height. Pictures show the images of these metrics.
  case `default` = 0
  /// A lower one, as of a phone on its side.
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  /// A lower one with a prompt.
  case compactPrompt = 102
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any = 0
  /// At the bottom of what it belongs to.
  case bottom = 1
  /// At the top of what it belongs to.
  case top = 2
  /// At the top of the screen, under the status bar.
  case topAttached = 3
}
