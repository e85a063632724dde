/// The major version of Xcode that saved a document, which decides sizes, bars and safe areas of its canvas.
public struct XcodeGeneration: Hashable, Sendable {
  /// Such as 16, at least 5; 26 comes after 16. The canvas of 27 has the numbers of 26.
  public let major: Int
  /// The build of Interface Builder, from which the version follows; nil if the document does not name it.
  public let toolsVersion: Double?

  /// Any version; without a build the generation sorts before all others of that version.
  public init(major: Int, toolsVersion: Double? = nil) {
    self.major = major
    self.toolsVersion = toolsVersion
  }

  /// The generation of a `toolsVersion` attribute. Without one the oldest format, Xcode 5, is assumed.
  public init(toolsVersion text: String?) {
    // "14313.13.2" counts as 14313.13; the third part only tells betas apart.
    let parts = (text ?? "").split(separator: ".", maxSplits: 2)
    let number = Double(parts.prefix(2).joined(separator: "."))
    self.init(major: number.map(Self.major) ?? 5, toolsVersion: number)
  }

  /// First build of each generation: the round number below the first betas seen.
  private static let firstBuilds: [(build: Double, major: Int)] = [
    (5000, 6), (8000, 7), (11000, 8), (13000, 9), (14200, 10), (14600, 11), (16100, 12), (18000, 13), (20050, 14),
    (21600, 15), (22700, 16), (24000, 26), (25000, 27),
  ]

  private static func major(ofBuild build: Double) -> Int {
    // Xcode 15.3 writes 32700.99.1234, whatever its build.
    if build >= 32700 && build < 32701 { return 15 }
    return firstBuilds.last { $0.build <= build }?.major ?? 5
  }

  /// Whether the canvas counts the insets at the top and bottom of a screen without home button twice.
  ///
  /// It counts them once for every root, and once more as far as the root covers them, so that a full-screen root has
  /// 118 and 68 points where the phone has 59 and 34. All 33 such scenes of the last build of Xcode 16 and later have
  /// this, and none of 52 of earlier builds of Xcode 16.
  public var addsScreenInsetsTwice: Bool { isLastOf16OrLater }

  /// Whether the canvas draws sliders as high as devices do.
  ///
  /// 9 of 10 sliders of the last build of Xcode 16 are 34 points high, as are 15 of 16 of Xcode 26 in two other projects; of the 13 of
  /// the build before 11 have 31 and none 34.
  public var drawsSlidersOfDevices: Bool { isLastOf16OrLater }

  /// Whether the canvas keeps segmented controls from being stretched, as the class does on devices.
  ///
  /// In a document of Xcode 10 a column that is 304 points too high stretches a row of labels, which hug at 251, and not the segmented
  /// control beside it; the controls that are stretched are of Xcode 11 and later.
  public var hugsSegmentedControls: Bool { major <= 10 }

  private var isLastOf16OrLater: Bool { major >= 26 || major == 16 && (toolsVersion ?? 0) >= 23727 }
}

extension XcodeGeneration: Comparable {
  /// Orders by major version, then by the build; a document without a build comes first.
  public static func < (lhs: XcodeGeneration, rhs: XcodeGeneration) -> Bool {
    (lhs.major, lhs.toolsVersion ?? 0) < (rhs.major, rhs.toolsVersion ?? 0)
  }
}
