/// What a pasteboard seems to hold, without reading it to the user's notice.
extension UIPasteboard {
  /// A kind of content.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number.
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    /// A text that is likely an address of the web.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// A text that is likely meant for a search in the web.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// Links. Never found here, as the other patterns of iOS 15.
    public static let link = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.link")
    /// Telephone numbers. Never found here.
    public static let phoneNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.phone-number")
    /// Addresses of mail. Never found here.
    public static let emailAddress = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.email-address")
    /// Addresses of post. Never found here.
    public static let postalAddress = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.postal-address")
    /// Dates of a calendar. Never found here.
    public static let calendarEvent = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.calendar-event")
    /// Numbers of parcels. Never found here.
    public static let shipmentTrackingNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.shipment-tracking-number")
    /// Numbers of flights. Never found here.
    public static let flightNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.flight-number")
    /// Amounts of money. Never found here.
    public static let moneyAmount = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.money-amount")
  }

  /// Which of the patterns the first item has: a text that is a number; one that is an address, or a name with a dot and a path without
  /// spaces; any other text for a search. The handler is called in the next turn of the main queue.
  public func detectPatterns(
    for patterns: Set<UIPasteboard.DetectionPattern>,
    completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(detected(0).keys).intersection(patterns)
    DispatchQueue._app.async { completionHandler(.success(found)) }
  }

  /// Which of the patterns each item of a set has; nil is all.
  public func detectPatterns(
    for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> Void
  ) {
    let indices = itemSet.map(Array.init) ?? Array(content.items.indices)
    let found = indices.map { Set(detected($0).keys).intersection(patterns) }
    DispatchQueue._app.async { completionHandler(.success(found)) }
  }

  /// The values of the patterns that the first item has: a `Double` or a text.
  public func detectValues(
    for patterns: Set<UIPasteboard.DetectionPattern>,
    completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = detected(0).filter { patterns.contains($0.key) }
    DispatchQueue._app.async { completionHandler(.success(found)) }
  }

  /// The values of the patterns that each item of a set has; nil is all.
  public func detectValues(
    for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[UIPasteboard.DetectionPattern: Any]], any Error>) -> Void
  ) {
    let indices = itemSet.map(Array.init) ?? Array(content.items.indices)
    let found = indices.map { detected($0).filter { patterns.contains($0.key) } }
    DispatchQueue._app.async { completionHandler(.success(found)) }
  }

  private func detected(_ index: Int) -> [DetectionPattern: Any] {
    guard content.items.indices.contains(index) else { return [:] }
    let item = content.items[index]
    if let address: URL = value(of: item, Self.addressTypes) {
      return ["http", "https"].contains(address.scheme?.lowercased()) ? [.probableWebURL: address.absoluteString] : [:]
    }
    guard let whole: String = value(of: item, Self.textTypes) else { return [:] }
    let text = whole.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return [:] }
    if let number = Double(text), number.isFinite { return [.number: number] }
    return Self.looksLikeAddress(text) ? [.probableWebURL: text] : [.probableWebSearch: text]
  }

  private static func looksLikeAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    let lower = text.lowercased()
    if lower.hasPrefix("http://") || lower.hasPrefix("https://") { return lower.count > 8 }
    let host = lower.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1,
      labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
    else { return false }
    return labels[labels.count - 1].allSatisfy(\.isLetter) && labels[labels.count - 1].count > 1
  }
}
