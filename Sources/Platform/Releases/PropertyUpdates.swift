/// When views and controllers are asked to update their properties, and again when what they read has changed.
public enum PropertyUpdates {
  /// Whether `updateProperties` is called, which iOS 26 has added.
  public static let areCalled = ByRelease(false, [26: true])

  /// Whether objects that a layout reads are observed.
  public enum Tracking: Sendable {
    /// Up to iOS 17.
    case never
    /// If `UIObservationTrackingEnabled` of the app's `Info.plist` is true.
    case ifEnabled
    /// Unless `UIObservationTrackingEnabled` of the app's `Info.plist` is false.
    case unlessDisabled
  }

  /// Source: Apple's article "Updating views automatically with observation tracking", and the session about UIKit of June 2025: on by
  /// default from iOS 26 on, and in iOS 18 with the key.
  public static let tracking = ByRelease(Tracking.never, [18: .ifEnabled, 26: .unlessDisabled])
}
