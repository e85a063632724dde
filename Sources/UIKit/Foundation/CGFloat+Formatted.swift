// The styles of `Double` are meant: which of the floating types `.percent` belongs to is open on Linux.
extension CGFloat {
  /// The number as a style of `Double` writes it.
  public func formatted(_ format: FloatingPointFormatStyle<Double>) -> String { format.format(Double(self)) }

  /// The number in percent.
  public func formatted(_ format: FloatingPointFormatStyle<Double>.Percent) -> String { format.format(Double(self)) }

  /// The number as an amount of a currency.
  public func formatted(_ format: FloatingPointFormatStyle<Double>.Currency) -> String { format.format(Double(self)) }
}
