/// How much of Writing Tools a view with a text offers. Of iOS 18.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// As the system has it.
  case `default` = 0
  /// Changes within the text.
  case complete = 1
  /// Suggestions in a panel over the text.
  case limited = 2
}
