/// The layout margins that the canvas gave the content of a table's cell, in points.
public struct CanvasCellMargins {
  let canvas: CanvasDevice
  let xcode: Int

  /// The margins of a canvas that an Xcode of the generation showed.
  public init(on canvas: CanvasDevice, of xcode: XcodeGeneration) {
    self.canvas = canvas
    self.xcode = xcode.major
  }

  /// Whether a cell's content had the margins of any other view, 8 on every side: up to Xcode 8.
  public var areThoseOfAnyView: Bool { xcode < 9 }

  /// 15 in iOS 26 (4 of 5 rows; the other has 16), before it 11.
  public var top: Double { Self.tops[xcode] }
  /// By the generation of Xcode.
  private static let tops = ByRelease(11.0, [26: 15])

  /// A content view was 43.5 high up to Xcode 10, its lower margin cut by the separator.
  public var bottom: Double { xcode <= 10 ? 10.5 : top }

  /// The side margin in a table: from Xcode 11 by the device, however wide the table, before by the cell.
  ///
  /// In a table that lies inside a controller's view, Xcode 9 to 11 drew 15 on devices with a home button, whatever its width: 10 of
  /// 10 rows in four projects. A table that is the view of its controller, as in a table view controller, had at least the system's
  /// margin of such a view (21 of 21), which UIKit gives to no other view.
  public func sideInTable(cellWidth: Double, isControllersView: Bool) -> Double {
    if !isControllersView && keepsSeparatorInset { return Self.separatorInset }
    guard xcode >= 11 else { return SystemMargin.side(ofWidth: cellWidth) }
    let width = canvas.portraitSize.width
    // So has 393 since Xcode 26 (7 of 7 rows), before it 16 in as many documents as 20.
    let isWide = width >= Self.leastWide && (width != 393 || xcode >= 26)
    return canvas.isPhone && isWide ? SystemMargin.wide : SystemMargin.narrow
  }

  /// The side margin of a cell at the top of a xib: from Xcode 12 wide where the device is and the cell is wider than that of 320
  /// points that the library gives.
  public func sideAtRoot(cellWidth: Double) -> Double {
    if xcode <= 10 { return SystemMargin.side(ofWidth: cellWidth) }
    // 28 of 28 cells.
    if xcode == 11 && canvas.family == .homeButtonPhone { return Self.separatorInset }
    let isWide = cellWidth > Self.libraryWidth && canvas.portraitSize.width >= Self.leastWide
    return isWide ? SystemMargin.wide : SystemMargin.narrow
  }

  /// Whether rows had the inset of their separator as margin where no controller gave them a wider one. No row of a phone of 414
  /// points is known.
  private var keepsSeparatorInset: Bool {
    let isNarrow = !canvas.isPhone || canvas.portraitSize.width < Self.leastWide
    return xcode <= 11 && !canvas.isRounded && canvas.family != .square && isNarrow
  }

  /// The width of a new cell in a xib, in points.
  private static let libraryWidth = 320.0

  /// The inset of separators on devices with narrow margins.
  private static let separatorInset = 15.0

  /// The least width with wide margins: phones of 390 points and of 414 and more have them (28 of 28 and 148 of 148 rows), those of
  /// 375 do not. Other than for root views, whose limit lies between 393 and 400 (``SystemMargin/leastWide``).
  private static let leastWide = 390.0
}
