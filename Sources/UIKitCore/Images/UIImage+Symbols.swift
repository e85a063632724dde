/// Sizes of SF Symbols. A document stores only the shape of a symbol.
extension UIImage {
  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// Like `medium`.
    case unspecified = 0
    /// Like `medium`.
    case `default` = -1
    /// 0.78 of medium.
    case small = 1
    /// Fits text of the point size.
    case medium = 2
    /// 1.28 of medium.
    case large = 3
  }

  /// The size in points of a symbol drawn for text of `pointSize`.
  ///
  /// `shape` is what documents list as the symbol's size: the longer edge is 128, whatever the symbol. Drawn, a symbol
  /// that is higher than wide has 1.32 times the point size as its height (22 to 23 at 17 points: 6 symbols, one is 21.5),
  /// one that is wider has 1.23 times as its width (19.8 to 22 at 17 points: 5 symbols). So this is right within two
  /// points for a usual symbol and not to the pixel; an arrow of two heads has 28 points instead of 21.
  static func symbolSize(
    shape: CGSize, pointSize: CGFloat, scale: SymbolScale, pixelsPerPoint: Double = MainScreenText.environment.scale
  ) -> CGSize {
    let longest = max(shape.width, shape.height)
    guard longest > 0 else { return .zero }
    let drawn = pointSize * scale.factor * (shape.height > shape.width ? 1.32 : 1.23)
    let pixels = CGFloat(pixelsPerPoint)
    return CGSize(
      width: (shape.width / longest * drawn * pixels).rounded() / pixels,
      height: (shape.height / longest * drawn * pixels).rounded() / pixels)
  }
}

extension UIImage.SymbolScale {
  /// Relative to medium, as the guidelines draw them.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .unspecified, .default, .medium: 1
    case .large: 1.28
    }
  }
}
