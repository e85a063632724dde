/// The flow layout of a collection view. Lengths are in points.
public struct FlowLayoutElement: Sendable {
  public let element: Element
  public let minimumLineSpacing: Double
  public let minimumInteritemSpacing: Double
  public let itemSize: Size
  /// Nil if items have the size given; zero for automatic.
  public let estimatedItemSize: Size?
  public let headerReferenceSize: Size
  public let footerReferenceSize: Size
  public let sectionInset: Insets
  public let isHorizontal: Bool

  public init?(_ element: Element) {
    guard element.name == "collectionViewFlowLayout" else { return nil }
    func size(_ key: String) -> Size? { element.child("size", key: key).map { Size($0) } }
    self.element = element
    minimumLineSpacing = element.double("minimumLineSpacing") ?? 10
    minimumInteritemSpacing = element.double("minimumInteritemSpacing") ?? 10
    itemSize = size("itemSize") ?? Size(width: 50, height: 50)
    let isAutomatic = element.bool("automaticEstimatedItemSize") == true
    estimatedItemSize = isAutomatic ? Size(width: 0, height: 0) : size("estimatedItemSize")
    headerReferenceSize = size("headerReferenceSize") ?? Size(width: 0, height: 0)
    footerReferenceSize = size("footerReferenceSize") ?? Size(width: 0, height: 0)
    sectionInset = element.child("inset", key: "sectionInset").map { Insets($0) } ?? .zero
    isHorizontal = element["scrollDirection"] == "horizontal"
  }
}
