extension UIImage {
  /// How an image is chosen and drawn.
  open class Configuration: NSObject, @unchecked Sendable {}

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Points; nil is not said.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let symbolScale: SymbolScale

    private init(pointSize: CGFloat?, weight: SymbolWeight, symbolScale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.symbolScale = symbolScale
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, symbolScale: scale)
    }
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, symbolScale: .unspecified)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified)
    {
      self.init(pointSize: pointSize, weight: weight, symbolScale: scale)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, symbolScale: .unspecified)
    }
    /// As large as text of the style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, weight: .unspecified, symbolScale: scale)
    }

    /// What the other configuration says, else what this one does.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        symbolScale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale)
    }
  }

  /// A symbol of the system, whose shape is not known here: as high and as wide as most are at the point size, 17 unless
  /// the configuration says another (DEVIATIONS.md, 15).
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    let symbol = configuration as? SymbolConfiguration
    let square = CGSize(width: 1, height: 1)
    self.init(
      name: name,
      size: UIImage.symbolSize(
        shape: square, pointSize: symbol?.pointSize ?? 17, scale: symbol?.symbolScale ?? .unspecified))
  }
}
