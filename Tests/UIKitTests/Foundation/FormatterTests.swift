import Foundation
import Testing
import UIKit

/// What iOS's Foundation writes and Linux's cannot. source: the examples of Apple's documentation of each class and its styles.
@Suite struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  private func relative(
    _ unitsStyle: RelativeDateTimeFormatter.UnitsStyle, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    (formatter.locale, formatter.unitsStyle, formatter.dateTimeStyle) = (english, unitsStyle, style)
    return formatter
  }

  @Test func relativeDatesHaveTheUnitsOfTheirStyle() {
    let months = DateComponents(month: -2)
    #expect(relative(.full).localizedString(from: months) == "2 months ago")
    #expect(relative(.spellOut).localizedString(from: months) == "two months ago")
    #expect(relative(.short).localizedString(from: months) == "2 mo. ago")
    #expect(relative(.abbreviated).localizedString(from: months) == "2mo ago")
  }

  @Test func relativeDatesHaveNames() {
    #expect(relative(.full).localizedString(from: DateComponents(day: -1)) == "1 day ago")
    #expect(relative(.full, .named).localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(relative(.full, .named).localizedString(from: DateComponents(month: 1)) == "next month")
    let formatter = relative(.full, .named)
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Gestern")
  }

  @Test func relativeDatesTakeTheLargestWholeUnit() {
    let formatter = relative(.full)
    #expect(formatter.localizedString(fromTimeInterval: -3 * 3_600 - 59 * 60) == "3 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 14 * 86_400) == "in 2 weeks")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now + 90, relativeTo: now) == "in 1 minute")
    #expect(formatter.localizedString(fromTimeInterval: .infinity) == "in 0 seconds")
  }

  private func duration(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second]
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.calendar?.locale = english
    formatter.calendar?.timeZone = .gmt
    return formatter
  }

  @Test func amountsOfTimeHaveTheUnitsOfTheirStyle() {
    let seconds: TimeInterval = 9 * 3_600 + 41 * 60 + 30
    #expect(duration(.positional).string(from: seconds) == "9:41:30")
    #expect(duration(.abbreviated).string(from: seconds) == "9h 41m 30s")
    #expect(duration(.brief).string(from: seconds) == "9hr 41min 30sec")
    #expect(duration(.short).string(from: seconds) == "9 hr, 41 min, 30 sec")
    #expect(duration(.full).string(from: seconds) == "9 hours, 41 minutes, 30 seconds")
    #expect(duration(.spellOut).string(from: seconds) == "nine hours, forty-one minutes, thirty seconds")
  }

  @Test func phrasesStandAroundAnAmount() {
    let formatter = duration(.full, .minute)
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test func zeroesAreLeftOutAsAskedFor() {
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    let behaviors: [(DateComponentsFormatter.ZeroFormattingBehavior, TimeInterval, String)] = [
      (.default, 3_610, "1h 10s"), (.dropLeading, 600, "10m 0s"), (.dropMiddle, 3_610, "0d 1h 10s"),
      (.dropTrailing, 3_600, "0d 1h"), (.dropAll, 3_610, "1h 10s"), (.pad, 3_600, "0d 1h 0m 0s"),
    ]
    for (behavior, seconds, text) in behaviors {
      let formatter = duration(.abbreviated, all)
      formatter.zeroFormattingBehavior = behavior
      #expect(formatter.string(from: seconds) == text)
    }
    #expect(duration(.positional).string(from: 3_610) == "1:00:10")
    let padded = duration(.positional, all)
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 3_600) == "0d 1:00:00")
    let clock = duration(.positional, [.minute, .second])
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 65) == "01:05")
    #expect(duration(.abbreviated).string(from: 0) == "0s")
  }

  @Test func onlySoManyUnitsAreWritten() {
    let formatter = duration(.full)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 3_600 + 10 * 60 + 20) == "1 hour, 10 minutes")
    formatter.maximumUnitCount = 1
    // One hour and 59.5 minutes are nearer to two hours.
    #expect(formatter.string(from: 2 * 3_600 - 30) == "2 hours")
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 90 * 60) == "90 minutes")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func listsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b und 3")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  @Test func measurementsAreInTheUnitOfTheRegion() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    // 5 / 1.609344 is 3.10686.
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: UnitMass.kilograms) == "kilograms")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    #expect(formatter.string(from: Measurement(value: 90, unit: UnitTemperature.celsius)).hasPrefix("90"))
  }

  @Test func measurementsHaveAStyle() {
    let metric = Measurement<UnitMass>.FormatStyle(width: .wide, locale: Locale(identifier: "de_DE"))
    #expect(metric.format(Measurement(value: 2, unit: .kilograms)) == "2 Kilogramm")
    let provided = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: english, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(provided.format(Measurement(value: 1.5, unit: .meters)) == "1.50 m")
    let text = Measurement(value: 3, unit: UnitLength.kilometers)
      .formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english))
    #expect(text == "3 km")
  }

  @Test func namesAreReadAndWritten() throws {
    let formatter = UIKit.PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Dr. Ludwig van Beethoven"))
    #expect(name.namePrefix == "Dr." && name.givenName == "Ludwig" && name.familyName == "van Beethoven")
    #expect(formatter.string(from: name) == "Ludwig van Beethoven")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Ludwig van Beethoven")
    let appleseed = try #require(formatter.personNameComponents(from: "Johnny Appleseed"))
    formatter.style = .abbreviated
    #expect(formatter.string(from: appleseed) == "JA")
    #expect(appleseed.formatted(.name(style: .short)) == "Johnny")
    #expect(formatter.personNameComponents(from: " 12 ") == nil)
    #expect(formatter.personNameComponents(from: "Appleseed, Johnny")?.familyName == "Appleseed")
  }

  @Test func spansOfDatesWriteOnceWhatBothShare() {
    let formatter = UIKit.DateIntervalFormatter()
    (formatter.locale, formatter.timeZone) = (english, .gmt)
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    // 10 and 20 January 2007. source: Apple's example.
    let start = Date(timeIntervalSince1970: 1_168_387_200)
    let text = formatter.string(from: start, to: start + 10 * 86_400)
    #expect(text.filter { !$0.isWhitespace } == "Jan10–20,2007")
    formatter.dateStyle = .none
    #expect(formatter.string(from: start, to: start + 1) == "")
  }

  @Test func numbersOfGraphicsHaveStyles() {
    #expect(CGFloat(0.5).formatted(.percent.locale(english)) == "50%")
    #expect(CGFloat(1.25).formatted(.number.precision(.fractionLength(1)).locale(english)) == "1.2")
  }
}
