import Geometry

extension Document {
  /// The content sizes that classes of the program answered when Xcode ran them for its canvas (`IBDesignable`), by the ids of their
  /// views; points. A label of several lines answers the size of its text on one line. Linear in the number of them.
  package var designableSizes: [String: Size] {
    var sizes: [String: Size] = [:]
    for designable in root.child("designables")?.children("designable") ?? [] {
      guard let id = designable["name"], let size = designable.child("size", key: "intrinsicContentSize") else {
        continue
      }
      sizes[id] = Size(size)
    }
    return sizes
  }
}
