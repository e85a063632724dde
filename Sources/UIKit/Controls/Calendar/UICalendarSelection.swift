/// What the user can choose in a calendar. Source: Apple's documentation of `UICalendarSelection` and its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { view?.showDays() }

  /// Whether a day is chosen.
  func contains(_ day: DateComponents, in calendar: Calendar) -> Bool { false }
  /// Whether the user can choose a day.
  func permits(_ day: DateComponents, in calendar: Calendar) -> Bool { true }
  /// The user has tapped a day.
  func userDidTap(_ day: DateComponents, in calendar: Calendar) {}

  /// Whether two days are the same by their year, month and day, and by their era where both have one.
  static func areEqual(_ one: DateComponents?, _ other: DateComponents?) -> Bool {
    guard let one, let other else { return false }
    let erasAgree = one.era == nil || other.era == nil || one.era == other.era
    return erasAgree && one.year == other.year && one.month == other.month && one.day == other.day
  }
}

/// Chooses one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Hears what the user chooses.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day by its year, month and day; nil, the default, for none. Setting it tells no delegate.
  open var selectedDate: DateComponents? { didSet { view?.showDays() } }

  /// Without a chosen day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Sets ``selectedDate`` at once, whether animated or not.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
  /// The same.
  open func setSelectedDate(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func contains(_ day: DateComponents, in calendar: Calendar) -> Bool {
    Self.areEqual(selectedDate, day)
  }
  override func permits(_ day: DateComponents, in calendar: Calendar) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  /// A second tap on the chosen day takes it away, if the delegate permits to have none.
  override func userDidTap(_ day: DateComponents, in calendar: Calendar) {
    let new = contains(day, in: calendar) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Decides which days can be chosen, and hears which one was.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// The user has chosen a day, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether the user can choose a day, or none where it is nil; true without an implementation. Asked also for each day that is shown.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Chooses any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Hears what the user chooses.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days by their year, month and day, in the order in which they were chosen; none by default. Setting it tells no delegate.
  open var selectedDates: [DateComponents] = [] { didSet { view?.showDays() } }

  /// Without chosen days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Sets ``selectedDates`` at once, whether animated or not.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func contains(_ day: DateComponents, in calendar: Calendar) -> Bool {
    selectedDates.contains { Self.areEqual($0, day) }
  }
  override func permits(_ day: DateComponents, in calendar: Calendar) -> Bool {
    guard let delegate else { return true }
    return contains(day, in: calendar)
      ? delegate.multiDateSelection(self, canDeselectDate: day) : delegate.multiDateSelection(self, canSelectDate: day)
  }
  override func userDidTap(_ day: DateComponents, in calendar: Calendar) {
    guard permits(day, in: calendar) else { return }
    if contains(day, in: calendar) {
      selectedDates.removeAll { Self.areEqual($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Decides which days can be chosen, and hears which ones were.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// The user has chosen a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has taken a day away.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether the user can choose a day; true without an implementation.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether the user can take a chosen day away; true without an implementation.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// Chooses one week. iOS 18.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Hears what the user chooses.
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The week by its `weekOfYear` and `yearForWeekOfYear`; nil, the default, for none. Setting it tells no delegate.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.showDays() } }

  /// Without a chosen week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Sets ``selectedWeekOfYear`` at once, whether animated or not.
  open func setSelectedWeek(ofYear selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  private func week(of day: DateComponents, in calendar: Calendar) -> DateComponents? {
    calendar.date(from: day).map { calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: $0) }
  }
  override func contains(_ day: DateComponents, in calendar: Calendar) -> Bool {
    guard let week = week(of: day, in: calendar), let selectedWeekOfYear else { return false }
    return week.weekOfYear == selectedWeekOfYear.weekOfYear
      && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
  }
  override func permits(_ day: DateComponents, in calendar: Calendar) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day, in: calendar)) ?? true
  }
  override func userDidTap(_ day: DateComponents, in calendar: Calendar) {
    let new = contains(day, in: calendar) ? nil : week(of: day, in: calendar)
    guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: new) ?? true else { return }
    selectedWeekOfYear = new
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: new)
  }
}

/// Decides which weeks can be chosen, and hears which one was.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// The user has chosen a week, or none.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether the user can choose a week, or none where it is nil; true without an implementation.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
