/// What a test asked of a screen and could not be done, in words for the one who reads the test's failure.
public struct ScreenError: Error, CustomStringConvertible, Sendable, Equatable {
  /// What is the matter, and what there is instead.
  public let description: String

  /// An error in these words, to be compared.
  public init(_ description: String) { self.description = description }
}
