extension UIImage {
  /// How an image is chosen and drawn.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How heavy a symbol's strokes are. Sizes here do not depend on it.
  public enum SymbolWeight: Int, Sendable {
    /// Keeps the weight of the configuration that this one is applied to.
    case unspecified = 0
    /// From the lightest to the heaviest, as fonts have them.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
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

    /// Leaves point size and weight open.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, symbolScale: scale)
    }
    /// Leaves point size and scale open.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, symbolScale: .unspecified)
    }
    /// The point size is that of text beside which the symbol stands, not the symbol's own height.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified)
    {
      self.init(pointSize: pointSize, weight: weight, symbolScale: scale)
    }
    /// Leaves the scale open. The point size is that of text beside which the symbol stands.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, symbolScale: .unspecified)
    }
    /// As large as text of the style.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// As large as text of the font; its weight is not taken over, unlike on iOS.
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
