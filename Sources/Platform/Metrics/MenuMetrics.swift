/// Sizes of menus that are open, in points. Apple publishes none; all of them are remembered (DEVIATIONS.md, 510).
public enum MenuMetrics {
  /// Of a menu, at usual sizes of text.
  public static let width = 250.0
  /// The same at the sizes of accessibility.
  public static let accessibleWidth = 340.0
  /// Of a row with one line of text, at least.
  public static let rowHeight = 44.0
  /// Above and below the texts of a row, at least.
  public static let rowPadding = ByRelease(11.0, [26: 9])
  /// From the sides of the menu to what its rows show.
  public static let sideInset = ByRelease(16.0, [26: 22])
  /// Above the first row and below the last one.
  public static let edgePadding = ByRelease(0.0, [26: 10])
  /// The column of check marks, and that of images, with the gap to the text.
  public static let markColumn = 24.0, imageColumn = 34.0
  /// The height of a section's or a menu's own title.
  public static let titleHeight = 32.0
  /// Between sections.
  public static let sectionGap = ByRelease(8.0, [26: 21])
  /// Whether a line parts each row from the next; else only sections are parted by one.
  public static let separatesRows = ByRelease(true, [26: false])
  /// Whether images stand before the titles; else at the end of rows.
  public static let imagesLead = ByRelease(false, [26: true])
  /// Of the corners.
  public static let corner = ByRelease(13.0, [26: 30])
  /// Between the menu and what it belongs to, which the menu of a bar's item covers from iOS 26 on.
  public static let gap = 8.0
  /// Whether a menu covers the control that it belongs to.
  public static let coversSource = ByRelease(false, [26: true])
  /// From the menu to the edges of the safe area, at least.
  public static let margin = 8.0
  /// Of rows of small entries beside each other, and of those with titles below their images.
  public static let smallRowHeight = 48.0, mediumRowHeight = 66.0
}
