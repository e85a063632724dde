/// A price in cents.
public struct Price {
  public let cents: Int

  public init(cents: Int) { self.cents = cents }

  public var text: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
