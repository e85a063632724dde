import Geometry

extension UIImage {
  /// As iOS writes it: the name or that there is none, the size in points and how the image is drawn. Source: A.
  var fullDescription: String {
    let name = name.map { "named(main: \($0))" } ?? "anonymous"
    let mode =
      switch renderingMode {
      case .automatic: "automatic(original)"
      case .alwaysOriginal: "alwaysOriginal"
      case .alwaysTemplate: "alwaysTemplate"
      }
    let size = [size.width, size.height].map { significantDigits(Double($0)) }
    return "<UIImage:\(ObjectAddress.of(self)) \(name) {\(size[0]), \(size[1])} renderingMode=\(mode)>"
  }
}
