/// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, as Xcode's color well writes it.
extension UIColor: _ExpressibleByColorLiteral {
  /// A color of components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// `#imageLiteral(resourceName: "photo")`: an image without a size if there is none of the name.
extension UIImage: _ExpressibleByImageLiteral {
  /// The image of the name.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(copying: UIImage(named: name) ?? UIImage(name: nil, size: .zero))
  }
}

/// The type of `#colorLiteral` where no other is asked for.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral` where no other is asked for.
public typealias _ImageLiteralType = UIImage
