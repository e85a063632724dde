import Geometry

/// A screen and the models that have it: sizes, safe areas, bars and size classes of a full-screen app.
///
/// Lengths are points, insets are counted inwards from the edges. Values are those of iOS 11 to 18; on earlier releases
/// there is no safe area, but the status bar takes the same space. From iOS 26 the bars have other heights.
/// Source: Apple's documentation, measured frames and reports of developers, per value in the reference data.
public struct Device: Hashable, Sendable {
  public enum Idiom: String, Hashable, Sendable { case phone, pad }
  public enum Orientation: String, CaseIterable, Hashable, Sendable { case portrait, landscape }
  public enum SizeClass: String, Hashable, Sendable { case compact, regular }

  /// The identifier of the screen in Interface Builder documents, such as "retina6_12".
  public var id: String
  /// The models with this screen, as Apple writes them.
  public var names: [String]
  public var idiom: Idiom
  public var portraitSize: Size
  /// Pixels per point.
  public var scale: Double

  let safeArea: PerOrientation<Insets>
  let sizeClasses: PerOrientation<SizeClasses>
  let statusBarHeight: PerOrientation<Double>
  /// Points; see `Device+Split.swift`. None on phones.
  var splitWidths = PerOrientation<[Split: Double]>([:], [:])

  public func size(in orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// What status bar, sensor housing and home indicator take from a root view without bars.
  public func safeArea(in orientation: Orientation) -> Insets { safeArea[orientation] }

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
