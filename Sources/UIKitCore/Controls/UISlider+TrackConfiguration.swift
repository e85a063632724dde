extension UISlider {
  /// Values at which a slider can come to rest, and the part of its range that a finger can reach. Of iOS 26. Pictures show no ticks.
  public struct TrackConfiguration: Hashable {
    /// A mark along the track.
    public struct Tick: Hashable {
      /// From 0 at the least value to 1 at the greatest.
      public let position: Float
      /// Nil is none. Stored without effect: ticks are not shown.
      public var title: String?
      /// Nil is none. Stored without effect: ticks are not shown.
      public var image: UIImage?

      /// A tick at a part of the track from 0 to 1.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether the finger leaves the thumb at a tick only; true by default. Without ticks it has no effect.
    public var allowsTickValuesOnly: Bool
    /// Where the filled part of the track begins, from 0 to 1; 0 by default. Stored without effect: pictures fill it from the least value.
    public var neutralValue: Float
    /// What the finger can reach, from 0 to 1; all by default.
    public var enabledRange: ClosedRange<Float>
    /// In the order in which they were given.
    public let ticks: [Tick]

    /// With some ticks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// With ticks at equal distances from one end of the track to the other; a single one is in the middle.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: numberOfTicks == 1 ? 0.5 : Float($0) / last) })
    }

    /// The part of the track at which a finger leaves the thumb that is at another.
    func reached(from part: Float) -> Float {
      let part = min(max(part, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return part }
      let open = ticks.lazy.map(\.position).filter { enabledRange.contains($0) }
      return open.min { abs($0 - part) < abs($1 - part) } ?? part
    }
  }

  /// Nil, the default, leaves the thumb where the finger leaves it.
  public var trackConfiguration: TrackConfiguration? {
    get { extras?.trackConfiguration }
    set {
      extras(storing: newValue)?.trackConfiguration = newValue
      guard let newValue else { return }
      if newValue.ticks.contains(where: { $0.title != nil || $0.image != nil }) {
        LayoutLog.noteWithoutEffect("UISlider.TrackConfiguration.Tick")
      }
      if newValue.neutralValue != 0 { LayoutLog.noteWithoutEffect("UISlider.TrackConfiguration.neutralValue") }
    }
  }

  /// The value at which a finger leaves the thumb that is at another.
  func reachedValue(_ value: Float) -> Float {
    guard let trackConfiguration, maximumValue > minimumValue else { return value }
    let span = maximumValue - minimumValue
    return minimumValue + trackConfiguration.reached(from: (value - minimumValue) / span) * span
  }
}
