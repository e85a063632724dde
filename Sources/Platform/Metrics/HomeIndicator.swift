/// What the home indicator takes at the bottom of a screen with round corners, in points.
///
/// Source: Apple's documentation and stored safe areas, phones and tablets alike.
public enum HomeIndicator {
  public static let ofUprightPhone = 34.0
  public static let ofPhoneOnItsSide = 21.0
  public static let ofTablet = 20.0
}
