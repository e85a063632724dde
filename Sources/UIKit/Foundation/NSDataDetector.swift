/// A kind of checking result, or several, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, phone numbers, dates and addresses in texts.
///
/// On iOS it inherits from `NSRegularExpression`, which nothing can on Linux; it has the methods of that class that find matches. What it
/// finds are the usual forms of English texts (DEVIATIONS.md, 475).
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// A detector of links, phone numbers, dates and addresses, as far as they are asked for. An error if none of them is.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known = DetectedText.Kind.allCases.reduce(0) { $0 | $1.type }
    guard checkingTypes & known != 0 else {
      throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "No types of data to detect were specified."])
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// A detector, as the initializer makes it.
  open class func dataDetector(withTypes checkingTypes: NSTextCheckingTypes) throws -> NSDataDetector {
    try NSDataDetector(types: checkingTypes)
  }

  /// What a range has, in the order of the text. Two never overlap. Units of UTF-16.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    DetectedText.all(in: string, range, checkingTypes)
  }

  /// Calls a closure with each match, until it says to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// How many matches there are.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The first match; nil without one.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Where the first match stands; `NSNotFound` without one.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// The text with each match replaced. `$0` in the template is the match, a backslash makes the next letter plain.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String
  ) -> String {
    let result = NSMutableString(string: string)
    for match in matches(in: string, options: options, range: range).reversed() {
      let text = result.substring(with: match.range)
      result.replaceCharacters(in: match.range, with: templ.replacingOccurrences(of: "$0", with: text))
    }
    return result as String
  }
}

/// The parts of an address or a flight that a result has.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The name of a person or company.
  public static let name = NSTextCheckingKey("Name")
  /// The title of a person's job.
  public static let jobTitle = NSTextCheckingKey("JobTitle")
  /// The company.
  public static let organization = NSTextCheckingKey("Organization")
  /// The street with the number of the house.
  public static let street = NSTextCheckingKey("Street")
  /// The city.
  public static let city = NSTextCheckingKey("City")
  /// The state.
  public static let state = NSTextCheckingKey("State")
  /// The postal code.
  public static let zip = NSTextCheckingKey("ZIP")
  /// The country.
  public static let country = NSTextCheckingKey("Country")
  /// The phone number.
  public static let phone = NSTextCheckingKey("Phone")
  /// The airline of a flight.
  public static let airline = NSTextCheckingKey("Airline")
  /// The number of a flight.
  public static let flight = NSTextCheckingKey("Flight")
}

/// A result of a detector.
final class DetectedResult: NSTextCheckingResult {
  let kind: DetectedText.Kind
  private let place: NSRange
  var link: URL?
  var number: String?
  var day: Date?
  var parts: [NSTextCheckingKey: String]?

  init(_ kind: DetectedText.Kind, _ place: NSRange) {
    (self.kind, self.place) = (kind, place)
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { CheckingType(rawValue: kind.type) }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  /// Where a link leads; nil for results of other kinds. An address of e-mail is a `mailto:` link.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// A phone number as the text has it; nil for results of other kinds.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
  /// The date; nil for results of other kinds.
  public var date: Date? { (self as? DetectedResult)?.day }
  /// The time zone that a text names: nil, since none are found here.
  public var timeZone: TimeZone? { nil }
  /// How long the span of a date is, in seconds: 0, since spans are not found here.
  public var duration: TimeInterval { 0 }
  /// The parts of an address; nil for results of other kinds.
  public var addressComponents: [NSTextCheckingKey: String]? { (self as? DetectedResult)?.parts }
  /// The parts of an address or a flight; flights are not found here.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
  /// The text that replaces a part: nil, since none is proposed here.
  public var replacementString: String? { nil }
}
