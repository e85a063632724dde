/// Distances in points, inwards from the four edges, in reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension DirectionalEdgeInsets {
  /// Reads `<directionalEdgeInsets top leading bottom trailing>`; absent counts as 0, and so does "zero, but set".
  public init(_ element: Element) {
    func length(_ name: String) -> Double {
      let value = element.double(name) ?? 0
      return abs(value) < 1e-300 ? 0 : value
    }
    self.init(
      top: length("top"), leading: length("leading"), bottom: length("bottom"), trailing: length("trailing"))
  }
}
