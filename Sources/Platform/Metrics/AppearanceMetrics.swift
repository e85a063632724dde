import Geometry

/// What pictures show of controls, by release of iOS; points, unless a value says otherwise. No layout depends on it.
///
/// Source, unless a value names another: pictures that a test suite recorded on simulators of iOS 17.5, 18.5 and 26.2, of which the edges
/// of what is drawn were measured to a pixel; for iOS 26 also frames of Apple's views in a simulator of 26.1.
public enum AppearanceMetrics {
  // MARK: Switches

  /// The knob: round up to iOS 18, a capsule since iOS 26.
  public static let switchKnob = ByRelease(Size(width: 27, height: 27), [26: Size(width: 37, height: 24)])
  /// Between the knob and the edge of the switch.
  public static let switchKnobInset = 2.0

  // MARK: Sliders

  /// The height of the track.
  public static let sliderTrackHeight = ByRelease(4.0, [26: 6])
  /// Between the frame and an end of the track: a frame from 10 to 383 has a track from 13.0 to 380.0.
  public static let sliderTrackInset = ByRelease(3.0, [26: 0])
  /// The knob: round up to iOS 18, a capsule since iOS 26.
  public static let sliderKnob = ByRelease(Size(width: 27, height: 27), [26: Size(width: 37, height: 24)])
  /// Between the frame and the knob at an end: at three quarters of a frame from 10 to 383 the middle of the knob is at 282.5, and at 277 of a
  /// frame of 382 since iOS 26.
  public static let sliderKnobInset = ByRelease(1.0, [26: 0])

  // MARK: Steppers

  /// The radius of the corners; nil is half of the height.
  public static let stepperCorner = ByRelease<Double?>(8, [26: nil])
  /// The length of a line of the signs.
  public static let stepperSign = 40.0 / 3
  /// The width of a line of the signs.
  public static let stepperLine = 5.0 / 3
  /// How strongly the sign of a half that does nothing is seen, from 0 to 1, in black or white; nil is the tertiary color of labels.
  public static let stepperDimming = ByRelease<Double?>(0.5, [26: nil])

  // MARK: Segmented controls

  /// The radius of the corners of the ground; nil is half of its height.
  public static let segmentsCorner = ByRelease<Double?>(8, [26: nil])
  /// The radius of the corners of the plate under the selected segment; nil is half of its height.
  public static let segmentPlateCorner = ByRelease<Double?>(7, [26: nil])
  /// Between the plate and the edge of its segment.
  public static let segmentPlateInset = 2.0
  /// The size of titles.
  public static let segmentTitleSize = 13.0
  /// Whether the title of the selected segment is medium and the others are regular; else they are semibold and medium.
  public static let hasLightSegmentTitles = ByRelease(false, [26: true])

  // MARK: Search fields

  /// The radius of the corners of a search field's ground; nil is half of its height. Up to iOS 18 remembered (DEVIATIONS.md, 182).
  public static let searchFieldCorner = ByRelease<Double?>(10, [26: nil])

  // MARK: Text

  /// The width of the line where text is typed; remembered (DEVIATIONS.md, 442).
  public static let caretWidth = 2.0

  // MARK: Page controls

  /// The width of a dot. Measured for iOS 17.5 to 26.2; that it holds since 14 is a guess (DEVIATIONS.md, 290).
  public static let pageDot = ByRelease(7.0, [14: 23.0 / 3])
  /// From the beginning of a dot to that of the next one; as sure as ``pageDot``.
  public static let pagePitch = ByRelease(16.0, [14: 53.0 / 3])

  // MARK: Buttons with a configuration

  /// How round the corners of a button are that names one of the sizes of a corner.
  public struct ButtonCorners: Sendable {
    /// The radius of small, medium and large corners: so much of the height, if ``isPartOfHeight``, else points.
    public var small: Double, medium: Double, large: Double
    /// Whether the three grow with the button.
    public var isPartOfHeight: Bool
    /// The largest radius of a button that names no corner; points.
    public var dynamic: Double
    /// The radius of a button that keeps its corners whatever its size, and names none; points.
    public var fixed: Double
  }

  /// Up to iOS 18 remembered (DEVIATIONS.md, 182); since 26 the frames of all styles in a simulator of 26.1.
  public static let buttonCorners = ByRelease(
    ButtonCorners(small: 6, medium: 6, large: 8.75, isPartOfHeight: false, dynamic: 6, fixed: 6),
    [26: ButtonCorners(small: 1.0 / 8, medium: 0.175, large: 0.25, isPartOfHeight: true, dynamic: 17, fixed: 5.95)])

  // MARK: Rows

  /// The radius of the corners of inset groups. Up to iOS 18 remembered (DEVIATIONS.md, 182), since 26 from one picture.
  public static let insetGroupCorner = ByRelease(10.0, [26: 26])

  // MARK: Pickers

  /// The radius of the corners of the field of a compact date picker; nil is half of its height, as in a simulator of iOS 26.1. Before it is
  /// remembered (DEVIATIONS.md, 182).
  public static let dateFieldCorner = ByRelease<Double?>(6, [26: nil])
  /// What a compact date picker leaves free before its field where reading begins: of 128 points a field of 117.5 in a simulator of iOS 26.1.
  public static let dateFieldInset = ByRelease(0.0, [26: 10.5])
  /// The most that the wheels of a date are wide, in the middle of a wider picker; remembered (DEVIATIONS.md, 442).
  public static let widestWheels = 340.0

  // MARK: Columns

  /// The radius of the corners of a column that floats; remembered (DEVIATIONS.md, 292).
  public static let floatingColumnCorner = 26.0

  // MARK: Alerts

  /// Whether the buttons of alerts are capsules with a ground each, and not parts of the plate that lines divide.
  public static let alertsHaveCapsules = ByRelease(false, [26: true])
}
