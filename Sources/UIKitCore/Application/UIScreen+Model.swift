import Platform

extension UIScreen {
  /// The size of the model's whole upright screen, in points; that of the bounds for a profile of one's own.
  package var uprightSize: CGSize {
    if let size = modelName.flatMap({ Device.named($0) })?.portraitSize {
      return CGSize(width: size.width, height: size.height)
    }
    return CGSize(width: min(bounds.width, bounds.height), height: max(bounds.width, bounds.height))
  }

  /// Whether the app has the whole screen.
  package var isWhole: Bool {
    let whole = uprightSize
    return bounds.size == whole || bounds.size == CGSize(width: whole.height, height: whole.width)
  }
}
