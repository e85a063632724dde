/// How high the keyboard of a device is, with the strip of the home indicator; points.
///
/// Source: Apple gives no numbers. Those of phones before iOS 26, with and without the row of suggestions, and those of tablets of 768 by
/// 1024, 834 by 1112 and 834 by 1194 points and of the large ones with a button are what developers have measured; other tablets are taken
/// from their neighbors (DEVIATIONS.md, 191). Those of iOS 26 are measured on three devices (267).
public enum KeyboardMetrics {
  /// The height on a device held in an orientation.
  ///
  /// - Parameter hasSuggestions: Whether there is a row of suggestions over the keys: on tablets also with undo, redo and paste.
  public static func height(
    on device: Device, _ orientation: Device.Orientation, release: Int, hasSuggestions: Bool
  ) -> Double {
    if device.idiom == .pad {
      let heights = tablet(device)
      return (hasSuggestions ? heights.whole : heights.keys)[orientation]
    }
    return keys(of: device, orientation) + (hasSuggestions ? suggestions(on: device, orientation)[release] : 0)
  }

  // MARK: Phones

  private static func keys(of device: Device, _ orientation: Device.Orientation) -> Double {
    let hasIndicator = device.safeArea(in: orientation).bottom > 0
    guard orientation == .portrait else { return hasIndicator ? 171 : 162 }
    return (hasIndicator ? 291 : 216) + (device.portraitSize.width >= 414 ? 10 : 0)
  }

  /// 253 points are reported on the narrowest phones, 260 and 335 on those of 375 points, 336 on those of 390 and 393, 346 from 414 on; on
  /// their side 199 on the narrowest, 200 on others with a button and 209 on those without.
  ///
  /// In iOS 26 an iPhone 17 Pro has 335 and an iPhone SE 260.
  private static func suggestions(on device: Device, _ orientation: Device.Orientation) -> ByRelease<Double> {
    let isNarrow = device.portraitSize.width < 375
    if orientation == .landscape { return ByRelease(isNarrow ? 37 : 38, [:]) }
    return ByRelease(isNarrow ? 37 : device.portraitSize.width < 390 ? 44 : 45, [26: 44])
  }

  // MARK: Tablets

  private typealias Tablet = (keys: Device.PerOrientation<Double>, whole: Device.PerOrientation<Double>)

  /// With the bar over the keys, and without: 55 points less, unless both are known.
  private static func tablet(_ device: Device) -> Tablet {
    func tablet(_ portrait: Double, _ landscape: Double) -> Tablet {
      (Device.PerOrientation(portrait - 55, landscape - 55), Device.PerOrientation(portrait, landscape))
    }
    let width = device.portraitSize.width
    guard device.safeArea(in: .portrait).bottom > 0 else {
      if width >= 1000 { return tablet(378, 471) }
      if width == 810 { return tablet(320, 410) }
      return (Device.PerOrientation(265, 353), Device.PerOrientation(313, 398))
    }
    if width >= 1000 { return tablet(398, 491) }
    return width < 800 ? tablet(335, 423) : tablet(337, 422)
  }
}
