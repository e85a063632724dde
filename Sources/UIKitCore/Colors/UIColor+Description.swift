import Geometry

extension UIColor {
  /// As iOS writes it: the color space with the components, `UIExtendedGrayColorSpace 0.5 1`, for a system color its name, and for
  /// another dynamic one that it is one. A gray made of three equal components is written as a gray, too. Source: A.
  var fullDescription: String {
    if let name = systemName { return "<UIDynamicSystemColor: \(ObjectAddress.of(self)); name = \(name)>" }
    guard let color = fixedColor else { return "<UIDynamicProviderColor: \(ObjectAddress.of(self))>" }
    let isGray = color.red == color.green && color.green == color.blue
    let components = isGray ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
    let space = isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + components.map { significantDigits(Double($0)) }).joined(separator: " ")
  }
}
