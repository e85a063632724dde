import Platform
import Testing

@testable import UIKitCore

/// Date pickers of every style and mode.
///
/// Source: wheels of 320 by 216 points (frames that Xcode stored), styles by mode and rules for dates (Apple's documentation), sizes of
/// fields and calendars (developers' reports; DEVIATIONS.md, 174).
@MainActor
@Suite(.serialized) struct DatePickerTests {
  private let root = UIViewController()
  private let picker = UIDatePicker()

  /// A picker in the upper leading corner of the safe area.
  private func stage(
    on device: String, _ orientation: Device.Orientation = .portrait, _ part: Device.Split = .full
  ) throws -> ControllerStage {
    picker.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      picker.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
    ])
    return try ControllerStage(root, on: device, orientation, part)
  }

  private nonisolated static let sizes: [(UIDatePickerStyle, UIDatePicker.Mode, UIDatePickerStyle, CGSize)] = [
    (.wheels, .date, .wheels, CGSize(width: 320, height: 216)),
    (.compact, .date, .compact, CGSize(width: 128, height: 34.5)),
    (.compact, .time, .compact, CGSize(width: 80, height: 34.5)),
    (.compact, .dateAndTime, .compact, CGSize(width: 204, height: 34.5)),
    (.inline, .date, .inline, CGSize(width: 320, height: 330)),
    (.inline, .dateAndTime, .inline, CGSize(width: 320, height: 330)),
    (.inline, .time, .inline, CGSize(width: 80, height: 34.5)),
    (.automatic, .date, .compact, CGSize(width: 128, height: 34.5)),
    (.automatic, .countDownTimer, .wheels, CGSize(width: 320, height: 216)),
    (.compact, .countDownTimer, .wheels, CGSize(width: 320, height: 216)),
    (.inline, .yearAndMonth, .wheels, CGSize(width: 320, height: 216)),
  ]

  @Test(arguments: sizes)
  func onAPhone(_ preferred: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ shown: UIDatePickerStyle, _ size: CGSize)
    throws
  {
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (preferred, mode)
    let stage = try stage(on: "iPhone 8")
    #expect(try stage.frame(picker) == CGRect(origin: CGPoint(x: 0, y: 20), size: size))
    #expect(picker.datePickerStyle == shown && picker.alignmentRectInsets == .zero)
  }

  @Test func onATabletAndBesideAnotherApp() throws {
    picker.preferredDatePickerStyle = .inline
    let stage = try stage(on: "ipad9_7", .landscape)
    #expect(try stage.frame(picker) == CGRect(x: 0, y: 20, width: 320, height: 330))
    try stage.turn(.landscape, .oneThird)
    #expect(try stage.frame(picker) == CGRect(x: 0, y: 20, width: 320, height: 330))
    // A change of style or mode lays out again.
    picker.preferredDatePickerStyle = .automatic
    #expect(try stage.frame(picker).size == CGSize(width: 204, height: 34.5))
    picker.datePickerMode = .time
    #expect(try stage.frame(picker).width == 80)
    #expect(stage.conflicts == 0)
  }

  @Test func onThreePixelsAndOnOldReleases() throws {
    picker.datePickerMode = .date
    let stage = try stage(on: "iPhone X")
    #expect(abs(try stage.frame(picker).height - 34 - 1.0 / 3) < 1e-6)
    stage.screen.profile.release = 13
    picker.invalidateIntrinsicContentSize()
    #expect(try stage.frame(picker).size == CGSize(width: 320, height: 216) && picker.datePickerStyle == .wheels)
  }

  private func date(_ minutes: Double) -> Date { Date(timeIntervalSinceReferenceDate: minutes * 60) }

  @Test func datesStayWithinLimits() {
    picker.minimumDate = date(100)
    #expect(picker.date == date(100))
    picker.maximumDate = date(200)
    picker.setDate(date(300), animated: false)
    #expect(picker.date == date(200))
    picker.maximumDate = nil
    #expect(picker.date == date(200))
    // Limits in the wrong order count for nothing.
    picker.maximumDate = date(50)
    #expect(picker.date == date(200))
    picker.datePickerMode = .countDownTimer
    picker.maximumDate = date(150)
    #expect(picker.date == date(200))
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340)
  }

  @Test func datesBeginAtIntervals() {
    picker.timeZone = TimeZone(secondsFromGMT: 600)
    picker.date = date(44)
    #expect(picker.date == date(44))
    picker.minuteInterval = 15
    // 10 minutes later on the clock: 54 minutes, so that the interval began 9 minutes before.
    #expect(picker.date == date(35))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == date(44))
    picker.roundsToMinuteInterval = true
    picker.datePickerMode = .date
    #expect(picker.date == date(44))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }
}
