/// What a document says about a table view cell.
public struct TableViewCellElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// The style's constant, `IBUITableViewCellStyleDefault` and so on; nil for a custom cell.
  public let style: String?
  /// The name by which a program asks for cells of the prototype; nil for a cell that is not used again.
  public let reuseIdentifier: String?
  /// `none`, `disclosureIndicator`, `detailDisclosureButton`, `checkmark`, `detailButton`.
  public let accessoryType: String
  /// What takes the accessory's place while the table is edited; the same words.
  public let editingAccessoryType: String
  /// Ids of the labels and image a styled cell has.
  public let textLabel: String?
  /// The id of the second label of a styled cell; nil if its style has none.
  public let detailTextLabel: String?
  /// The id of the image view of a styled cell; nil if it has none.
  public let imageView: String?
  /// In points; nil for the table's.
  public let rowHeight: Double?
  /// Steps of ``indentationWidth`` by which the content is moved; 0 if the document does not say.
  public let indentationLevel: Int
  /// In points; 10 if the document does not say.
  public let indentationWidth: Double

  /// Reads `<tableViewCell>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.name == "tableViewCell" else { return nil }
    self.element = element
    style = element["style"]
    reuseIdentifier = element["reuseIdentifier"]
    accessoryType = element["accessoryType"] ?? "none"
    editingAccessoryType = element["editingAccessoryType"] ?? "none"
    textLabel = element["textLabel"]
    detailTextLabel = element["detailTextLabel"]
    imageView = element["imageView"]
    rowHeight = element.double("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
    indentationLevel = element.int("indentationLevel") ?? 0
    indentationWidth = element.double("indentationWidth") ?? 10
  }
}
