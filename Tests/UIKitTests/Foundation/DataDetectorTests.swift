import Foundation
import Testing
import UIKit

/// What is found in texts. source: Apple's documentation of `NSDataDetector`; the texts are ours.
@Suite struct DataDetectorTests {
  private func found(_ text: String, _ types: UInt64...) throws -> [NSTextCheckingResult] {
    let detector = try NSDataDetector(types: types.reduce(0, |))
    return detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
  }

  private let date: UInt64 = 1 << 3
  private let address: UInt64 = 1 << 4
  private let link: UInt64 = 1 << 5
  private let phone: UInt64 = 1 << 11

  private func texts(_ text: String, _ type: UInt64) throws -> [String] {
    try found(text, type).map { (text as NSString).substring(with: $0.range) }
  }

  @Test func linksEndBeforeThePunctuationOfTheSentence() throws {
    let text = "See https://example.com/a_(b)?c=d, (www.example.org) and example.com. Not e.g. this.word!"
    #expect(try texts(text, link) == ["https://example.com/a_(b)?c=d", "www.example.org", "example.com"])
    let urls = try found(text, link).map(\.url?.absoluteString)
    #expect(urls == ["https://example.com/a_(b)?c=d", "http://www.example.org", "http://example.com"])
    let mail = try #require(try found("Write to a.b@example.com", link).first)
    #expect(mail.url?.absoluteString == "mailto:a.b@example.com")
    #expect(mail.resultType.rawValue == link && mail.phoneNumber == nil && mail.numberOfRanges == 1)
  }

  @Test func phoneNumbersAreNoOtherNumbers() throws {
    let text = "Call (408) 996-1010 or +49 30 1234567, on 2024-03-04 for 1,234,567.89 or 3.14159265"
    #expect(try texts(text, phone) == ["(408) 996-1010", "+49 30 1234567"])
    #expect(try texts("https://example.com/4085551234", phone).isEmpty)
    #expect(try found("555-0123", phone).first?.phoneNumber == "555-0123")
  }

  @Test func datesAreDays() throws {
    let calendar = Calendar.current
    let day = try #require(try found("on March 3, 2024 at 5:30 pm.", date).first?.date)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: day)
    #expect(parts.year == 2024 && parts.month == 3 && parts.day == 3 && parts.hour == 17 && parts.minute == 30)
    let tomorrow = try #require(try found("see you tomorrow at 9:15", date).first?.date)
    #expect(calendar.isDateInTomorrow(tomorrow) && calendar.component(.minute, from: tomorrow) == 15)
    // A day without a time is its noon.
    let noon = try #require(try found("2024-03-04", date).first?.date)
    #expect(calendar.component(.hour, from: noon) == 12)
    #expect(try texts("You may march 100 times, 99/99/2024 at 25:99", date).isEmpty)
  }

  @Test func addressesHaveTheirParts() throws {
    let text = "Apple is at 1 Infinite Loop, Cupertino, CA 95014 in California."
    let result = try #require(try found(text, address).first)
    #expect((text as NSString).substring(with: result.range) == "1 Infinite Loop, Cupertino, CA 95014")
    #expect(result.addressComponents?[.street] == "1 Infinite Loop" && result.addressComponents?[.city] == "Cupertino")
    #expect(result.addressComponents?[.state] == "CA" && result.addressComponents?[.zip] == "95014")
  }

  @Test func resultsAreInTheOrderOfTheText() throws {
    let kinds = try found("tomorrow, 408-996-1010, https://example.com", date, link, phone).map(\.resultType.rawValue)
    #expect(kinds == [date, phone, link])
    #expect(throws: CocoaError.self) { _ = try NSDataDetector(types: 0) }
    let detector = try NSDataDetector(types: link)
    #expect(detector.matches(in: "a", range: NSRange(location: 0, length: 9)).isEmpty)
    let none = detector.rangeOfFirstMatch(in: "a", range: NSRange(location: 0, length: 1))
    #expect(none.location == NSNotFound)
  }
}
