import Geometry

/// A screen and the models that have it: sizes, safe areas, bars and size classes of a full-screen app.
///
/// Lengths are points, insets are counted inwards from the edges. Values are those of iOS 11 to 18; on earlier releases
/// there is no safe area, but the status bar takes the same space. From iOS 26 the bars have other heights.
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
    // The table has the insets up to iOS 18.
    guard insets.bottom > 0 else { return insets }
    switch (idiom, orientation) {
    case (.pad, _):
      insets.bottom = HomeIndicator.ofTablet[release]
      insets.top = StatusBarMetrics.heightOfRoundTablet[release]
    case (.phone, .landscape): insets.bottom = HomeIndicator.ofPhoneOnItsSide[release]
    case (.phone, .portrait): break
    }
    return insets
  }

  /// The size classes of an app that has the whole screen; see ``sizeClasses(of:in:)`` for a part of it.
  public func sizeClasses(in orientation: Orientation) -> (horizontal: SizeClass, vertical: SizeClass) {
    (sizeClasses[orientation].horizontal, sizeClasses[orientation].vertical)
  }

  /// 0 where the status bar is hidden: phones in landscape.
  public func statusBarHeight(in orientation: Orientation) -> Double { statusBarHeight[orientation] }
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
