extension Profile {
  /// What views do otherwise on Interface Builder's canvas than on a device. Each value says what it decides and how the canvas
  /// is known to differ; the evidence is counted over stored frames.
  public struct Behavior: Hashable, Sendable {
    /// Whether a scroll view moves its content out from under bars. The canvas moves no content.
    public var contentAdjustsForBars = true
    /// Whether a table without a data source places the rows of its document. On the canvas rows keep the frames that are stored.
    public var tablesPlaceDocumentRows = true
    /// Whether labels, fields and text views that follow the content size category do. On the canvas they keep their font.
    public var adjustsFontsForContentSizeCategory = true
    /// Whether a root view has narrow margins where width and height are compact, however wide it is (``SystemMargin``).
    ///
    /// On the canvas the width alone decides: 45 views in wide and low roots, xibs of 434 to 600 points and a storyboard of
    /// 667 × 375, keep 20.
    public var narrowsMarginsOfCompactScreens = true
    /// The least width of a root view with wide margins, in points: the canvas has them from 400 on.
    public var leastWidthOfWideMargins = SystemMargin.leastWide
    /// Whether bars lie as those of devices do: below the sensor housing of phones, and floating since iOS 26. On the canvas they begin
    /// where the safe area ends, and no tab bar and no toolbar changed with iOS 26.
    public var floatsBars = true
    /// The alignment height of a slider from iOS 14 to 18, in points: devices answer 33 where canvases show 30 (DEVIATIONS.md, 22).
    public var sliderHeight = 33.0
    /// The priority, from 0 to 1000, at which a hidden arranged view has no size along its stack view.
    ///
    /// On the canvas a size that the document requires wins; at run time the two clash and UIKit says so.
    public var hiddenArrangedSizePriority = 1000.0
    /// The priority, from 0 to 1000, at which a view hugs its content or resists if it requires that.
    ///
    /// On the canvas such a view comes as near to its content as the required constraints let it, and wins against 999; a device
    /// breaks the size and forgets it. In two projects labels in rows that are too low have 9 and 14 points, and what resists at 999
    /// below them none (10 views, none against).
    public var requiredContentPriority = 1000.0
    /// Whether an irreducible conflict is resolved by what the tree's contents ask for, and in a cell by its outer edges,
    /// instead of by the rules of the log. So the frames say that are stored for trees with conflicts.
    public var breaksContentsFirst = false
    /// Whether views keep a size that only the document knows: placeholders, and the stored size of a leaf that has none.
    public var keepsDesignTimeSizes = false
    /// Points: the side of the square that an arranged label of one line without text is (15 of 17 on the canvas); nil is nothing,
    /// as are labels of several lines (9 of 9) and labels without text elsewhere (120 of 127).
    public var emptyArrangedLabelSide: Double?
    /// Whether the height of a line of a text style is rounded to the nearest point in labels that may shrink.
    ///
    /// So it is on the canvas of Xcode 11 and 12: of 45 such labels of one line 36, in two projects, are 20 points high, where the
    /// line has 20.29, whatever the display. On devices, and in labels that may not shrink, it is rounded up to the pixel.
    public var roundsShrinkingTextStyles = false
    /// Whether an activity indicator that the document hides is shown. One that hides when it stops is still drawn on the canvas:
    /// a stack view of Xcode 13 keeps 20 points for it.
    public var showsHiddenActivityIndicators = false
    /// The priority at which a segmented control hugs its height; nil is that of its class.
    ///
    /// On the canvas of Xcode 11 and later it hugs no more than other views: ten rows of equal height, four of them with one, follow the
    /// text fields' 34 points and not its 31.
    public var segmentedControlVerticalHugging: Double?
    /// The priority at which a slider hugs its height; nil is that of its class.
    ///
    /// On the canvas it hugs no more than other views: in two popovers that are too high it takes the room, and not the label above.
    public var sliderVerticalHugging: Double?
    /// Whether a content view that the document gives no frame fills its cell, and any is as high as its row. Cells that the
    /// canvas never drew have none.
    public var contentViewsFillCells = true
    /// Whether a cell of one of the four styles places its labels and its image. On the canvas they keep the frames that are stored.
    public var cellsPlaceStyleViews = true

    /// Whether a stack view for which no margins were set has those of other views. On the canvas it has none: 3 of 3 constraints, in two
    /// projects.
    public var stackViewsHaveDefaultMargins = true
    /// Whether a standard distance between the top or bottom of a scroll view and of a safe area is kept. On the canvas it is 0,
    /// whatever the document says: 3 of 3 edges, in two projects.
    public var keepsStandardDistanceOfScrollViews = true

    /// Whether a view of no size with a flexible size, in a superview of no size, fills it as soon as that has a size, as views of children do
    /// that are added before the first layout. On the canvas it stays as it is stored.
    public var viewsGrowFromNothing = true

    /// Whether rows have the margins, and controls the sizes, that were measured on devices. Those of the canvas are counted over stored
    /// frames.
    public var hasSizesOfDevices = true

    /// What a device does.
    public static let device = Behavior()

    /// What Interface Builder's canvas does, of every generation.
    public static let canvas: Behavior = {
      var behavior = Behavior()
      behavior.contentAdjustsForBars = false
      behavior.tablesPlaceDocumentRows = false
      behavior.adjustsFontsForContentSizeCategory = false
      behavior.narrowsMarginsOfCompactScreens = false
      behavior.leastWidthOfWideMargins = SystemMargin.leastWideOnCanvas
      behavior.floatsBars = false
      behavior.sliderHeight = 30
      behavior.hiddenArrangedSizePriority = 999.9
      behavior.requiredContentPriority = 999.9
      behavior.breaksContentsFirst = true
      behavior.keepsDesignTimeSizes = true
      behavior.emptyArrangedLabelSide = 50
      behavior.showsHiddenActivityIndicators = true
      behavior.segmentedControlVerticalHugging = 250
      behavior.sliderVerticalHugging = 250
      behavior.contentViewsFillCells = false
      behavior.cellsPlaceStyleViews = false
      behavior.stackViewsHaveDefaultMargins = false
      behavior.keepsStandardDistanceOfScrollViews = false
      behavior.hasSizesOfDevices = false
      behavior.viewsGrowFromNothing = false
      return behavior
    }()
  }
}

extension Profile {
  /// The leading and trailing margin of a root view so many points wide, in points.
  public func systemMargin(ofWidth width: Double) -> Double {
    guard behavior.narrowsMarginsOfCompactScreens else {
      return SystemMargin.side(ofWidth: width, leastWide: behavior.leastWidthOfWideMargins)
    }
    return SystemMargin.side(
      ofWidth: width, horizontal: horizontalSizeClass, vertical: verticalSizeClass, release: release)
  }
}
