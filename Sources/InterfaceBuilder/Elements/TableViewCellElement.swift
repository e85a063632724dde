/// What a document says about a table view cell.
public struct TableViewCellElement: Sendable {
  public let element: Element
  /// The style's constant, `IBUITableViewCellStyleDefault` and so on; nil for a custom cell.
  public let style: String?
  public let reuseIdentifier: String?
  public let accessoryType: String
  public let editingAccessoryType: String
  /// Ids of the labels and image a styled cell has.
  public let textLabel: String?
  public let detailTextLabel: String?
  public let imageView: String?
  /// In points; nil for the table's.
  public let rowHeight: Double?
  public let indentationLevel: Int
  public let indentationWidth: Double

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
