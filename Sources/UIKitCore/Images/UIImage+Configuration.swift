extension UIImage {
  /// A description of how an image is chosen and drawn; only ``SymbolConfiguration`` has properties here.
  open class Configuration: NSObject, @unchecked Sendable {
    /// A configuration with the values of another one, and those of this one where the other leaves them open. One of symbols keeps what it
    /// says if the other is none of symbols.
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How heavy a symbol's strokes are. Sizes here do not depend on it.
  public enum SymbolWeight: Int, Sendable {
    /// Keeps the weight of the configuration that this one is applied to.
    case unspecified = 0
    /// From the lightest to the heaviest, as fonts have them.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Points; nil leaves the size open.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let symbolScale: SymbolScale

    /// What the layers of a symbol are drawn in, from the first on; pictures draw them in the tint color. Nil leaves it open.
    let colors: [UIColor]?

    /// Whose font says the point size, at the content size category of the view that shows the symbol.
    let textStyle: UIFont.TextStyle?

    private init(
      pointSize: CGFloat?, weight: SymbolWeight, symbolScale: SymbolScale, colors: [UIColor]? = nil,
      textStyle: UIFont.TextStyle? = nil
    ) {
      self.colors = colors
      self.textStyle = textStyle
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
    /// The point size of a text style: at the content size category of the image view or the button that shows the symbol, else at the
    /// environment's.
    @preconcurrency @MainActor
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified, symbolScale: scale,
        textStyle: textStyle)
    }
    /// The same at the size of other traits.
    @MainActor
    func following(_ traits: @autoclosure () -> UITraitCollection) -> SymbolConfiguration {
      guard let textStyle else { return self }
      return SymbolConfiguration(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits()).pointSize, weight: weight,
        symbolScale: symbolScale, colors: colors, textStyle: textStyle)
    }
    /// As large as text of the font; its weight is not taken over, unlike on iOS.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(pointSize: font.pointSize, weight: .unspecified, symbolScale: scale)
    }

    /// Shades of one color; everything else is left open. It changes no size, and pictures draw symbols in the tint color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: .unspecified, symbolScale: .unspecified, colors: [hierarchicalColor])
    }
    /// A color for each layer; everything else is left open. It changes no size, and pictures draw symbols in the tint color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: .unspecified, symbolScale: .unspecified, colors: paletteColors)
    }
    /// Leaves everything open.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, symbolScale: .unspecified)
    }
    /// The colors that the symbol has of its own; everything else is left open. It changes no size and no picture.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// One color; everything else is left open. It changes no size and no picture.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// A configuration with the values of the other one, and those of this one where the other leaves them open.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let result = SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        symbolScale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale,
        colors: other.colors ?? colors, textStyle: other.pointSize == nil ? textStyle : other.textStyle)
      // The class has no subclasses.
      return unsafeDowncast(result, to: Self.self)
    }
  }

  /// A symbol of the system. Its shape is not known here, so that it is a square, as high as most symbols are at the
  /// point size of the configuration, 17 points by default (DEVIATIONS.md, 15 and 54). Any name gives an image; iOS
  /// returns nil for unknown ones.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    let symbol = configuration as? SymbolConfiguration
    let square = CGSize(width: 1, height: 1)
    let made = UIImage(
      symbol: name,
      size: UIImage.symbolSize(
        shape: square, pointSize: symbol?.pointSize ?? 17, scale: symbol?.symbolScale ?? .unspecified))
    self.init(copying: made, changing: symbol.map { symbol in { $0.symbol = symbol } })
  }

  /// The same for a symbol that shows a value from 0 to 1 by how many of its parts are strong. Pictures draw all parts alike, which the log
  /// says once.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
    LayoutLog.noteWithoutEffect("UIImage.init(systemName:variableValue:configuration:)")
  }

  /// What the program asked of the symbol; nil for one without and for other images.
  public var symbolConfiguration: SymbolConfiguration? { details.symbol }
  /// The same.
  public var configuration: Configuration? { details.symbol }

  /// The image in a row of a list or a table: a symbol without a size of its own grows with the text of the row.
  @MainActor
  func inRow(_ traits: @autoclosure () -> UITraitCollection) -> UIImage {
    guard isSymbolImage else { return self }
    let traits = traits()
    let own = extras?.symbol
    guard traits.preferredContentSizeCategory != .large, traits.preferredContentSizeCategory != .unspecified,
      own?.textStyle != nil || own?.pointSize == nil
    else { return self }
    let sized = SymbolConfiguration(textStyle: own?.textStyle ?? .body)
    let symbol = own.map { $0.textStyle == nil ? sized.applying($0) : $0 } ?? sized
    return applyingSymbolConfiguration(symbol.following(traits)) ?? self
  }

  /// The same if a text style says how large the symbol is.
  var styledSymbol: SymbolConfiguration? { extras?.symbol.flatMap { $0.textStyle == nil ? nil : $0 } }

  /// The symbol in the size that the configuration asks for, at 17 points where it leaves them open. An image that is no symbol stays as
  /// it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, size != .zero else { return self }
    return UIImage(
      copying: self,
      size: UIImage.symbolSize(
        shape: size, pointSize: configuration.pointSize ?? 17, scale: configuration.symbolScale),
      changing: { $0.symbol = configuration })
  }

  /// The same for a configuration of symbols; others leave the image as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }
}
