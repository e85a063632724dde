/// How high the keyboard of a device is, with the strip of the home indicator; points.
///
/// Source: Apple gives no numbers. Those of phones are what developers have measured and agree on, without the row of suggestions; tablets
/// differ by model, and of those the most common ones count (DEVIATIONS.md, 191). Those of iOS 26 have the row of suggestions.
public enum KeyboardMetrics {
  /// The height on a device held in an orientation.
  public static func height(on device: Device, _ orientation: Device.Orientation, release: Int) -> Double {
    let hasIndicator = device.safeArea(in: orientation).bottom > 0
    switch (device.idiom, orientation) {
    case (.phone, .portrait):
      let isLarge = device.portraitSize.width >= 414
      return hasIndicator
        ? (isLarge ? largePhone : phone)[release] : (isLarge ? largePhoneWithButton : phoneWithButton)[release]
    case (.phone, .landscape): return hasIndicator ? 171 : 162
    case (.pad, .portrait): return hasIndicator ? roundPad[release] : 265
    case (.pad, .landscape): return hasIndicator ? 370 : 353
    }
  }

  /// 335 on an iPhone 17 Pro of iOS 26.
  private static let phone = ByRelease(291.0, [26: 335])
  /// 260 on an iPhone SE of iOS 26.1.
  private static let phoneWithButton = ByRelease(216.0, [26: 260])
  /// Of iOS 26 as much higher as on the other phones, which is not checked (DEVIATIONS.md, 267).
  private static let largePhone = ByRelease(301.0, [26: 345])
  private static let largePhoneWithButton = ByRelease(226.0, [26: 270])
  /// 337 on an iPad (A16) and an iPad Air 11 of iOS 26.
  private static let roundPad = ByRelease(280.0, [26: 337])
}
