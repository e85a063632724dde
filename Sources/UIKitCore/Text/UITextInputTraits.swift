/// What a text view or field wants of the keyboard. Without suggestions the keyboard is lower: a phone has none for a text that is neither
/// corrected nor checked, for codes that are valid once, and for addresses and numbers that are no name of an account. Pictures show letters
/// or digits, the return key, and the appearance that is asked for. All else is stored.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// `.sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// `.default` by default.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// `.default` by default.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// `.default` by default.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// `.default` by default.
  var smartDashesType: UITextSmartDashesType { get }
  /// `.default` by default.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// `.default` by default.
  var keyboardType: UIKeyboardType { get }
  /// `.default` by default.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// `.default` by default.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// `.default` by default, `.search` in a search bar.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is dimmed while there is no text: false by default, true in a search bar.
  var enablesReturnKeyAutomatically: Bool { get }
  /// False by default.
  var isSecureTextEntry: Bool { get }
  /// Nil by default.
  var textContentType: UITextContentType! { get }
  /// Nil by default.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  public var autocorrectionType: UITextAutocorrectionType { .default }
  public var spellCheckingType: UITextSpellCheckingType { .default }
  public var smartQuotesType: UITextSmartQuotesType { .default }
  public var smartDashesType: UITextSmartDashesType { .default }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  public var keyboardType: UIKeyboardType { .default }
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
  public var textContentType: UITextContentType! { nil }
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// Stored values of ``UITextInputTraits``.
struct TextInputTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?

  /// Of a search bar unless a program says otherwise.
  static let ofSearch = TextInputTraits(returnKeyType: .search, enablesReturnKeyAutomatically: true)
}

/// Which letters the keyboard makes capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word, that of each sentence, or all.
  case words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never, or always.
  case no, yes
}

/// Whether the rest of a word is shown behind what is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never, or always.
  case no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never, or always.
  case no, yes
}

/// Whether quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never, or always.
  case no, yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never, or always.
  case no, yes
}

/// Whether spaces follow what is inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never, or always.
  case no, yes
}

/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// The system's for the language.
  case `default` = 0
  /// One for what is typed, as the name says.
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter,
    webSearch, asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the app looks.
  case `default` = 0
  /// Dark, or light.
  case dark, light

  /// The former name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The sign of a new line.
  case `default` = 0
  /// The word of the name.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What the text means, for a keyboard that offers to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// A word of the system's.
  public let rawValue: String
  /// Takes any text.
  public init(rawValue: String) { self.rawValue = rawValue }

  // Raw values are those of HTML's autofill, which UIKit has, too.
  /// A name with all its parts.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does for a living.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company or the like.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, also with an address.
  public static let location = UITextContentType(rawValue: "location")
  /// An address with all lines of its street.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date, a time, or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// What a generated password has to be like; stored as text.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  /// The rules as they were given.
  public let passwordRulesDescriptor: String
  /// Takes any text.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
