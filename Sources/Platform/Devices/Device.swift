import Geometry

/// A screen and the models that have it: sizes, safe areas, bars and size classes of a full-screen app.
///
/// Lengths are points, insets are counted inwards from the edges. On releases before iOS 11 there is no safe area, but the status bar takes
/// the same space.
/// Source: Apple's documentation, measured frames and reports of developers, per value in the reference data.
public struct Device: Hashable, Sendable {
  /// The kind of device, which decides bars and margins.
  public enum Idiom: String, Hashable, Sendable {
    /// An iPhone or iPod touch.
    case phone
    /// An iPad.
    case pad
  }

  /// How the device is held. The two ways to hold it upright, and the two on its side, have the same sizes.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright: higher than wide.
    case portrait
    /// On its side: wider than high.
    case landscape
  }

  /// The coarse width or height of a window, by which layouts vary.
  public enum SizeClass: String, Hashable, Sendable {
    /// Little room, as across an upright phone.
    case compact
    /// Much room, as on a tablet whose screen an app has for itself.
    case regular
  }

  /// The identifier of the screen in Interface Builder documents, such as "retina6_12".
  public var id: String
  /// The models with this screen, as Apple writes them.
  public var names: [String]
  /// Phone or tablet; all models with the screen are of one kind.
  public var idiom: Idiom
  /// The size of the upright screen, in points.
  public var portraitSize: Size
  /// Pixels per point.
  public var scale: Double

  let safeArea: PerOrientation<Insets>
  let sizeClasses: PerOrientation<SizeClasses>
  let statusBarHeight: PerOrientation<Double>
  /// Points; see `Device+Split.swift`. None on phones.
  var splitWidths = PerOrientation<[Split: Double]>([:], [:])
  /// Points; the height of splits where they are lower than the screen.
  var splitHeight = PerOrientation<Double?>(nil, nil)
  /// The release that the insets of the table are of; later ones differ as others of their kind do.
  var insetsRelease = 18
  /// By model, the release of iOS or iPadOS that it was first sold with.
  var firstReleases: [String: Release] = [:]
  /// By model, the number of the last release of iOS or iPadOS that runs on it; a model without one still gets new releases.
  var lastReleases: [String: Int] = [:]

  /// The size of the whole screen as it is held, in points.
  public func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// What status bar, sensor housing and home indicator take from a root view without bars.
  public func safeArea(in orientation: Orientation, release: Int = Releases.standard) -> Insets {
    var insets = safeArea[orientation]
    guard insets.bottom > 0 else { return insets }
    func change(_ inset: inout Double, by table: ByRelease<Double>) {
      if table[release] != table[insetsRelease] { inset = table[release] }
    }
    switch (idiom, orientation) {
    case (.pad, _):
      change(&insets.bottom, by: HomeIndicator.ofTablet)
      change(&insets.top, by: StatusBarMetrics.heightOfRoundTablet)
    case (.phone, .landscape): change(&insets.bottom, by: HomeIndicator.ofPhoneOnItsSide)
    case (.phone, .portrait): break
    }
    return insets
  }

  /// The size classes of an app that has the whole screen; see ``sizeClasses(of:in:release:)`` for a part of it.
  public func sizeClasses(
    in orientation: Orientation, release: Int = Releases.standard
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    let classes = sizeClasses[orientation]
    if idiom == .phone, Releases.phonesAreAlwaysCompact[release] {
      return (sizeClasses.portrait.horizontal, classes.vertical)
    }
    return (classes.horizontal, classes.vertical)
  }

  /// 0 where the status bar is hidden: phones in landscape.
  public func statusBarHeight(in orientation: Orientation, release: Int = Releases.standard) -> Double {
    idiom == .pad && safeArea[orientation].bottom > 0
      ? StatusBarMetrics.heightOfRoundTablet[release] : statusBarHeight[orientation]
  }
}

extension Device {
  struct SizeClasses: Hashable, Sendable {
    var horizontal: SizeClass
    var vertical: SizeClass
  }

  /// One value for portrait, one for landscape.
  struct PerOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
    var portrait: Value
    var landscape: Value

    init(_ portrait: Value, _ landscape: Value) {
      self.portrait = portrait
      self.landscape = landscape
    }

    subscript(orientation: Orientation) -> Value {
      switch orientation {
      case .portrait: portrait
      case .landscape: landscape
      }
    }
  }
}
