/// What the home indicator takes at the bottom of a screen with round corners, in points.
///
/// Source: Apple's documentation and stored safe areas, phones and tablets alike.
public enum HomeIndicator {
  /// Of a phone in portrait.
  public static let ofUprightPhone = 34.0
  /// Of a phone in landscape.
  public static let ofPhoneOnItsSide = 21.0
  /// Of a tablet, however it is held.
  public static let ofTablet = 20.0
}
