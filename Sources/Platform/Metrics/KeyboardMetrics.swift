/// How high the keyboard of a device is, with the strip of the home indicator and without the row of suggestions; points.
///
/// Source: Apple gives no numbers. Those of phones are what developers have measured and agree on; tablets differ by model, and of those
/// the most common ones count (DEVIATIONS.md, 191).
public enum KeyboardMetrics {
  /// The height on a device held in an orientation.
  public static func height(on device: Device, _ orientation: Device.Orientation) -> Double {
    let hasIndicator = device.safeArea(in: orientation).bottom > 0
    switch (device.idiom, orientation) {
    case (.phone, .portrait):
      let isLarge = device.portraitSize.width >= 414
      return hasIndicator ? (isLarge ? 301 : 291) : (isLarge ? 226 : 216)
    case (.phone, .landscape): return hasIndicator ? 171 : 162
    case (.pad, .portrait): return hasIndicator ? 280 : 265
    case (.pad, .landscape): return hasIndicator ? 370 : 353
    }
  }
}
