import UIKit

/// Finds for text views what they are asked to show as links.
enum DataDetection {
  static func ranges(in text: String, _ types: UIDataDetectorTypes) -> [NSRange] {
    let kinds: [(UIDataDetectorTypes, NSTextCheckingResult.CheckingType)] = [
      (.phoneNumber, .phoneNumber), (.link, .link), (.address, .address), (.calendarEvent, .date),
    ]
    let wanted = kinds.filter { types.contains($0.0) }.reduce(UInt64(0)) { $0 | $1.1.rawValue }
    guard wanted != 0, let detector = try? NSDataDetector(types: wanted) else { return [] }
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map(\.range)
  }
}
