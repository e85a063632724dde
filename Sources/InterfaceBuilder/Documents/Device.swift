/// The device an Interface Builder canvas showed, as the document names it.
public struct Device: Hashable, Sendable {
  public enum Orientation: String, Sendable {
    case portrait
    case landscape
  }

  /// Interface Builder's own name, such as `retina6_1`.
  public let id: String
  public let orientation: Orientation

  public init(id: String, orientation: Orientation = .portrait) {
    self.id = id
    self.orientation = orientation
  }

  /// Reads `<device id orientation>`; nil without an id.
  public init?(_ element: Element) {
    guard let id = element["id"] else { return nil }
    self.init(id: id, orientation: element["orientation"].flatMap(Orientation.init) ?? .portrait)
  }
}
