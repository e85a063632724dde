/// Space the system font adds after every glyph, in points, by point size and generation.
///
/// The sizes in the table are whole points; between two of them tracking is interpolated, outside it stays.
struct Tracking: Sendable {
  private let sizes: [Double]
  private let values: [Double]

  private init(_ text: String) {
    let numbers = integers(in: text)
    sizes = stride(from: 0, to: numbers.count, by: 2).map { Double(numbers[$0]) }
    values = stride(from: 1, to: numbers.count, by: 2).map { Double(numbers[$0]) / 10_000 }
  }

  private static let tracking2015 = Tracking(SystemFontData.tracking2015)
  private static let tracking2017 = Tracking(SystemFontData.tracking2017)
  private static let tracking2020 = Tracking(SystemFontData.tracking2020)

  static func points(at pointSize: Double, in generation: SystemFontGeneration) -> Double {
    switch generation {
    case .staticOpticalSizes2015: tracking2015.value(at: pointSize, jumpsAtDisplaySize: true)
    case .staticOpticalSizes: tracking2017.value(at: pointSize, jumpsAtDisplaySize: true)
    case .variable: tracking2020.value(at: pointSize, jumpsAtDisplaySize: false)
    }
  }

  /// The static fonts change at 20 points: 19.5 is tracked as 19, never as something between the two fonts.
  private func value(at size: Double, jumpsAtDisplaySize: Bool) -> Double {
    let upper = sizes.firstIndex { $0 >= size } ?? sizes.count - 1
    if sizes[upper] <= size || upper == 0 { return values[upper] }
    if jumpsAtDisplaySize && sizes[upper] == 20 { return values[upper - 1] }
    let fraction = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return values[upper - 1] + (values[upper] - values[upper - 1]) * fraction
  }
}
