/// A range in the written form: `{"from":0, "to":300}`, without the ends that are infinite.
struct WireRange: Codable {
  var from: Double?
  var to: Double?

  init(_ range: ClosedRange<Double>) {
    from = range.lowerBound.isFinite ? range.lowerBound : nil
    to = range.upperBound.isFinite ? range.upperBound : nil
  }

  /// - Throws: `DecodingError` if the range ends before it begins.
  func range(at path: [any CodingKey]) throws -> ClosedRange<Double> {
    let (low, high) = (from ?? -.infinity, to ?? .infinity)
    guard low <= high else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "The end of a range is less than the start of the range."))
    }
    return low...high
  }
}
