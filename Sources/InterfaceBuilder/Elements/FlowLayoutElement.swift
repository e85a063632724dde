/// The flow layout of a collection view. Lengths are in points.
package struct FlowLayoutElement: TypedElement {
  /// Always `collectionViewFlowLayout`.
  package static let kind = ElementKind.collectionViewFlowLayout

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Points between two lines; 10 if the document does not say.
  package let minimumLineSpacing: Double
  /// The least number of points between two items of a line; 10 if the document does not say.
  package let minimumInteritemSpacing: Double
  /// 50 each way if the document does not say.
  package let itemSize: Size
  /// Nil if items have the size given; zero for automatic.
  package let estimatedItemSize: Size?
  /// The room above each section; zero if the document does not say.
  package let headerReferenceSize: Size
  /// The room below each section; zero if the document does not say.
  package let footerReferenceSize: Size
  /// Points around the items of each section; zero if the document does not say.
  package let sectionInset: Insets
  /// Whether lines are columns, so that the view scrolls sideways.
  package let isHorizontal: Bool

  /// Reads `<collectionViewFlowLayout>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
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
