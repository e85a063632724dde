extension NSAttributedString.Key {
  /// A Boolean value: whether punctuation is spoken. Nothing here speaks.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPunctuation")
  /// The code of a language. Nothing here speaks.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilityTokenLanguage")
  /// How high the voice is, from 0 to 2. Nothing here speaks.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilityTokenPitch")
  /// A Boolean value: whether an announcement waits for the ones before. Nothing here speaks.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilityTokenQueueAnnouncement")
  /// How words are pronounced, in the alphabet of the IPA. Nothing here speaks.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilityTokenIPANotation")
  /// A Boolean value: whether the letters are spoken one by one. Nothing here speaks.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilityTokenSpellOut")
  /// A number of 1 to 6: the level of a heading; 0 for one without a level. Nothing here speaks.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTokenHeadingLevel")
  /// Names for the text, an array of strings. Nothing here speaks.
  public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTokenCustom")
}
