/// What pictures show around alerts and sheets. What is not said to be of iOS 26 is remembered, and was not checked (DEVIATIONS.md, 224).
public enum PresentationMetrics {
  /// Whether a sheet is a plate of glass of its own, and not only the presented view.
  public static let sheetsAreGlass = ByRelease(false, [26: true])
  /// How black the cover of what lies below is, from 0 to 1.
  public static let dimming = 0.2
  /// The same in the dark.
  public static let darkDimming = 0.48
  /// Of a sheet's corners, in points; that of iOS 26 is remembered, too (DEVIATIONS.md, 292).
  public static let sheetCornerRadius = ByRelease(10.0, [26: 38])
  /// The radius of the lower corners of a sheet that keeps away from the edges of a round display, which they follow, in points; remembered
  /// (DEVIATIONS.md, 292).
  public static let floatingSheetLowerCorner = 54.0
  /// Of the corners of an alert and of the plates of an action sheet, in points: 34 on an iPhone SE of iOS 26.1.
  public static let alertCornerRadius = ByRelease(14.0, [26: 34])
  /// Of the box around a field of an alert, in points.
  public static let fieldCornerRadius = 5.0
  /// Between the text of such a field and the side of its box, in points.
  public static let fieldPadding = 6.0
  /// Whether a sheet as high as it gets sets back what presents it, on a phone. In a simulator of iOS 26.1 that stays in its place under the
  /// cover.
  public static let setsPresenterBack = ByRelease(true, [26: false])
  /// The ground of a sheet that keeps away from the edges, if its view has the system's background: 245 of 255, in the dark 57, in
  /// simulators of iOS 26.1; from 0 to 1.
  public static let floatingSheetGround = (light: 245.0 / 255, dark: 57.0 / 255)
  /// Of a popover's corners, in points; remembered (DEVIATIONS.md, 444).
  public static let popoverCornerRadius = ByRelease(13.0, [26: 34])
  /// Whether a popover has an arrow that points at its source.
  public static let popoversHaveArrows = ByRelease(true, [26: false])
  /// The width of the arrow where it leaves the popover, in points; remembered (DEVIATIONS.md, 444).
  public static let popoverArrowBase = 37.0
  /// The shadow of a popover: how black it is, and how soft, in points; remembered (DEVIATIONS.md, 444).
  public static let popoverShadow = (strength: 0.14, radius: 22.0)
  /// Between the edge of the screen and what a sheet has set back, in points.
  public static let setBackMargin = 16.0
  /// Width and height of the handle of a sheet, in points.
  public static let grabber = (width: 36.0, height: 5.0)
  /// From the top of a sheet to its handle, in points.
  public static let grabberTop = 5.0
}
