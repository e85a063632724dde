/// Where a three-finger swipe scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// The other ways, and to the next or the previous page.
  case left, up, down, next, previous
}

/// How the elements of a container are visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// One by one, or as one.
  case separate, combined
}

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container to speak of.
  case none = 0
  /// A table whose cells have a row and a column: see ``UIAccessibilityContainerDataTable``.
  case dataTable
  /// A list.
  case list
  /// A region that is worth a stop, such as a banner.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}

/// What a text is, so that it is read as such.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// Any text.
  public let rawValue: String
  /// Takes any text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes any text.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  /// A document of a word processor.
  public static let wordProcessing = UIAccessibilityTextualContext("UIAccessibilityTextualContextWordProcessing")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext("UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext("UIAccessibilityTextualContextMessaging")
  /// Cells of a table of numbers.
  public static let spreadsheet = UIAccessibilityTextualContext("UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = UIAccessibilityTextualContext("UIAccessibilityTextualContextFileSystem")
  /// A program.
  public static let sourceCode = UIAccessibilityTextualContext("UIAccessibilityTextualContextSourceCode")
  /// What a terminal shows.
  public static let console = UIAccessibilityTextualContext("UIAccessibilityTextualContextConsole")
}

/// An object with a name for tests, which the user is not told.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// The name; nil for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// A view whose images can grow with the size of text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether images are larger at the content sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// A table of data. Nothing here reads it: a screen lists the cells as elements.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// The cell at a row and a column; nil for none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// The headers of a row; nil, the default, for none.
  /// Never called here: Trellis does not read accessibility tables.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headers of a column; nil, the default, for none.
  /// Never called here: Trellis does not read accessibility tables.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// The first row and the number of rows.
  func accessibilityRowRange() -> NSRange
  /// The first column and the number of columns.
  func accessibilityColumnRange() -> NSRange
}
