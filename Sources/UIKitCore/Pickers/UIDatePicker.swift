import Geometry
import Platform
import TextLayout

/// What a date picker looks like, which decides its size.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the release, the mode and the place have it; see ``UIDatePicker/datePickerStyle``.
  case automatic = 0
  /// Wheels: 320 by 216 points.
  case wheels = 1
  /// Fields that open a calendar or a clock: 128 points wide for a date, 80 for a time, 204 for both; 34.5 high with two pixels per
  /// point.
  case compact = 2
  /// A calendar that is always open, 320 by 330 points; a field for a time.
  case inline = 3
}

/// A control for dates. Its size depends on its style and its mode, not on the date or the language (DEVIATIONS.md, 174).
///
/// It is as large as it wants to be with a priority of 750 along both axes, and has no alignment insets. What it shows is not made of
/// views here.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What can be chosen, which decides the size together with the style.
  public enum Mode: Int, Sendable {
    /// An hour and a minute.
    case time = 0
    /// A day, a month and a year.
    case date = 1
    /// A day, an hour and a minute.
    case dateAndTime = 2
    /// Hours and minutes of a timer; in wheels only.
    case countDownTimer = 3
    /// A month and a year; in wheels only.
    case yearAndMonth = 4
  }

  private var chosenDate = UIScreen.main.present?() ?? Date(timeIntervalSinceReferenceDate: 0)

  /// The present by default in an app that was launched; elsewhere the first of January 2001, so that a picture does not depend on the day.
  /// Kept between ``minimumDate`` and ``maximumDate``, and read as ``roundsToMinuteInterval`` says. Setting it sends no event.
  open var date: Date {
    get { rounded(chosenDate) }
    set { chosenDate = limited(newValue) }
  }
  /// Sets ``date`` at once, whether animated or not, and sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Nil for no limit, the default. Like the other limit it counts for nothing if it is later than that one, or for a timer.
  open var minimumDate: Date? { didSet { chosenDate = limited(chosenDate) } }
  /// Nil for no limit, the default. Like the other limit it counts for nothing if it is earlier than that one, or for a timer.
  open var maximumDate: Date? { didSet { chosenDate = limited(chosenDate) } }
  /// Minutes between two rows of the wheel, from 1, the default, to 30. A number that does not divide 60 counts as 1.
  open var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }
  /// Whether ``date`` is read as the last interval of minutes before the chosen time, in the modes that show minutes; true by default.
  open var roundsToMinuteInterval = true
  /// Seconds of a timer, 0 by default and at most a minute less than a day. It does not move by itself.
  open var countDownDuration: TimeInterval = 0 {
    didSet { countDownDuration = min(max(countDownDuration, 0), 86_340) }
  }
  /// Nil, the default, is the user's. It has no effect on layout here.
  open var locale: Locale?
  /// The user's by default. It has no effect on layout here.
  open var calendar: Calendar! = Calendar.current
  /// Nil, the default, is that of the calendar. It decides where intervals of minutes begin.
  open var timeZone: TimeZone?

  /// `.dateAndTime` by default. A change lays the control out again.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// `.automatic` by default. A change lays the control out again.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { invalidateIntrinsicContentSize() } }

  /// The style that is shown, never `.automatic`.
  ///
  /// * Timers, and a month with a year, are wheels in every style.
  /// * An automatic picker is compact since iOS 14, and was made of wheels before. That of a document has wheels
  ///   (DEVIATIONS.md, 174).
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return PickerMetrics.automaticIsCompact[layoutProfile] && !isOfDocument ? .compact : .wheels
  }

  /// Whether a document made the picker. The 7 stored frames of an automatic one without a height are 216 points high; they are of
  /// Xcode 8 to 11, and later ones are not known.
  var isOfDocument = false { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels: CGSize(ControlMetrics.wheelsSize)
    case .compact: fieldSize
    case .inline: datePickerMode == .time ? fieldSize : CGSize(PickerMetrics.calendarSize)
    }
  }

  private var fieldSize: CGSize {
    let width =
      switch datePickerMode {
      case .time: PickerMetrics.timeFieldWidth
      case .date: PickerMetrics.dateFieldWidth
      default: PickerMetrics.dateAndTimeFieldsWidth
      }
    let profile = layoutProfile
    let line = TextLayout.Font.system(17).lineHeight
    let height =
      profile.behavior.hasSizesOfDevices
      ? PickerMetrics.fieldHeight(aroundLine: line, release: profile.release) : line + PickerMetrics.fieldPadding
    return CGSize(width: width, height: roundedUpToPixel(height, scale: layoutScreen.text.scale))
  }

  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
  /// The intrinsic size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIDatePicker {
  private func limited(_ date: Date) -> Date {
    if datePickerMode == .countDownTimer { return date }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  private func rounded(_ date: Date) -> Date {
    let showsMinutes = datePickerMode == .time || datePickerMode == .dateAndTime
    guard roundsToMinuteInterval, minuteInterval > 1, showsMinutes else { return date }
    let zone = timeZone ?? calendar?.timeZone ?? .current
    let offset = TimeInterval(zone.secondsFromGMT(for: date))
    let step = TimeInterval(minuteInterval * 60)
    let local = date.timeIntervalSinceReferenceDate + offset
    return Date(timeIntervalSinceReferenceDate: (local / step).rounded(.down) * step - offset)
  }
}
