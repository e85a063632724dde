import Geometry

extension Device {
  /// The part of a tablet's screen, or of an open iPhone Duo's, that an app has. Windows of iPadOS 26 have any size besides.
  public enum Split: String, CaseIterable, Hashable, Sendable {
    /// The whole screen.
    case full
    /// The larger part beside an app that has a third.
    case twoThirds
    /// As much as the other app; tablets on their side only.
    case half
    /// The smaller part beside an app that has two thirds.
    case oneThird
    /// A narrow window over another app.
    case slideOver
  }

  /// Points, on tablets as high as the screen; nil where the device has no such split: on other phones, and for halves of an upright
  /// screen. An app that slid over another is a little less high in truth.
  ///
  /// Source: reported widths, the screen without a divider of 10 points and the app at the side.
  public func size(of split: Split, in orientation: Orientation) -> Size? {
    let whole = size(in: orientation)
    if split == .full { return whole }
    return splitWidths[orientation][split].map { Size(width: $0, height: splitHeight[orientation] ?? whole.height) }
  }

  /// The classes of a split; nil where there is none.
  public func sizeClasses(
    of split: Split, in orientation: Orientation, release: Int = Releases.standard
  ) -> (horizontal: SizeClass, vertical: SizeClass)? {
    guard let size = size(of: split, in: orientation) else { return nil }
    return sizeClasses(ofWindowWidth: size.width, in: orientation, release: release)
  }

  /// The classes of an app whose window has that width. A phone without splits has those of its screen, whatever the width.
  public func sizeClasses(
    ofWindowWidth width: Double, in orientation: Orientation, release: Int = Releases.standard
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    let isWhole = width >= size(in: orientation).width
    if isWhole || idiom == .phone && splitWidths[orientation].isEmpty {
      return sizeClasses(in: orientation, release: release)
    }
    return (width >= Device.leastRegularSplit ? .regular : .compact, .regular)
  }

  /// Documented are classes by device and split: of those the widest compact one has 600 points, the narrowest regular one 639.
  private static let leastRegularSplit = 620.0
}
