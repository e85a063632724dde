/// What a document says about a table view cell.
package struct TableViewCellElement: TypedElement {
  /// Always `tableViewCell`.
  package static let kind = ElementKind.tableViewCell

  /// A style with labels and an image that the cell places; the raw values are the document's.
  package enum Style: String, Sendable {
    /// An image and a text.
    case basic = "IBUITableViewCellStyleDefault"
    /// A text, and a detail at the trailing edge.
    case rightDetail = "IBUITableViewCellStyleValue1"
    /// A text that ends where its detail begins.
    case leftDetail = "IBUITableViewCellStyleValue2"
    /// A text above its detail.
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  /// What stands at the trailing edge; the raw values are the document's.
  package enum AccessoryType: String, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// An "i" in a circle, and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An "i" in a circle.
    case detailButton
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil for a custom cell.
  package let style: Style?
  /// The name by which a program asks for cells of the prototype; nil for a cell that is not used again.
  package let reuseIdentifier: String?
  /// None if the document does not say, or names a type unknown here.
  package let accessoryType: AccessoryType
  /// What takes the accessory's place while the table is edited; none if the document does not say.
  package let editingAccessoryType: AccessoryType
  /// Ids of the labels and image a styled cell has.
  package let textLabel: String?
  /// The id of the second label of a styled cell; nil if its style has none.
  package let detailTextLabel: String?
  /// The id of the image view of a styled cell; nil if it has none.
  package let imageView: String?
  /// In points; nil for the table's.
  package let rowHeight: Double?
  /// Steps of ``indentationWidth`` by which the content is moved; 0 if the document does not say.
  package let indentationLevel: Int
  /// In points; 10 if the document does not say.
  package let indentationWidth: Double

  /// Reads `<tableViewCell>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    style = element.word("style")
    reuseIdentifier = element["reuseIdentifier"]
    accessoryType = element.word("accessoryType") ?? .none
    editingAccessoryType = element.word("editingAccessoryType") ?? .none
    textLabel = element["textLabel"]
    detailTextLabel = element["detailTextLabel"]
    imageView = element["imageView"]
    rowHeight = element.double("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
    indentationLevel = element.int("indentationLevel") ?? 0
    indentationWidth = element.double("indentationWidth") ?? 10
  }
}
