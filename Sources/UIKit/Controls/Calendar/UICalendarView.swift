/// A month of a calendar, with decorations of its days, in which the user can choose. Source: Apple's documentation of `UICalendarView`.
///
/// It is as wide as it is made, and 332 points high, 416 with decorations; six weeks share what its height leaves (DEVIATIONS.md, 464). Arrows
/// and swipes lead to the month before and after; the title opens no wheels.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// Gives the decorations, and hears of another month.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showDays() } }
  /// What the user can choose; nil, the default, for nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue?.view === self { oldValue?.view = nil }
      selectionBehavior?.view = self
      showDays()
    }
  }
  /// The user's by default. It decides words, and on which day weeks begin.
  open var locale = Locale.current { didSet { showMonth() } }
  /// The user's by default.
  open var calendar = Calendar.current {
    didSet {
      month = start(of: month)
      showMonth()
    }
  }
  /// Nil, the default, is that of the calendar.
  open var timeZone: TimeZone? {
    didSet {
      month = start(of: month)
      showMonth()
    }
  }
  /// How letters look; `.default` by default.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth() } }
  /// Whether the delegate is asked for decorations, for which the rows are higher; true by default.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      invalidateIntrinsicContentSize()
      showDays()
    }
  }
  /// The days that can be seen and chosen; all by default. Other days are gray, and arrows do not lead to months without any of these.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      month = start(of: pinned(month))
      showMonth()
    }
  }
  /// The calendar, the era, the year and the month in sight; today's by default. Setting it tells the delegate. A month outside of
  /// ``availableDateRange`` counts as the nearest one.
  open var visibleDateComponents: DateComponents {
    get { shownCalendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Sets ``visibleDateComponents`` at once, whether animated or not.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    var wanted = DateComponents()
    (wanted.era, wanted.year, wanted.month) = (dateComponents.era, dateComponents.year, dateComponents.month)
    guard let date = shownCalendar.date(from: wanted) else { return }
    show(date)
  }

  /// Asks the delegate for the decorations of some days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for view in days {
      guard let day = view.day, dates.contains(where: { UICalendarSelection.areEqual($0, day) }) else { continue }
      decorate(view, day)
    }
  }

  /// The first moment of the month in sight.
  private var month = Date()
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let days = (0..<(CalendarSizes.rows * 7)).map { _ in CalendarDay() }

  /// A calendar of the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A calendar of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    month = start(of: Date())
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.6
    addSubview(title)
    for (button, symbol, words, step) in [
      (back, "chevron.backward", "Previous Month", -1), (forward, "chevron.forward", "Next Month", 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = words
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
    for label in weekdays {
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      addSubview(label)
    }
    for view in days {
      view.addAction(UIAction { [weak self, weak view] _ in self?.userDidTap(view) }, for: .touchUpInside)
      addSubview(view)
    }
    for (direction, action) in [
      (UISwipeGestureRecognizer.Direction.left, Selector("swipedLeft", UICalendarView.swipedLeft)),
      (.right, Selector("swipedRight", UICalendarView.swipedRight)),
    ] {
      let swipe = UISwipeGestureRecognizer(target: self, action: action)
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
    showMonth()
  }

  // MARK: Months

  /// The calendar in the view's language and time.
  var shownCalendar: Calendar {
    var shown = calendar
    shown.locale = locale
    if let timeZone { shown.timeZone = timeZone }
    return shown
  }

  private func start(of date: Date) -> Date { shownCalendar.dateInterval(of: .month, for: date)?.start ?? date }
  private func pinned(_ date: Date) -> Date { min(max(date, availableDateRange.start), availableDateRange.end) }

  private func month(after step: Int) -> Date? {
    guard let date = shownCalendar.date(byAdding: .month, value: step, to: month),
      let days = shownCalendar.dateInterval(of: .month, for: date),
      days.end > availableDateRange.start, days.start <= availableDateRange.end
    else { return nil }
    return date
  }

  private func turn(by step: Int) {
    if let date = month(after: step) { show(date) }
  }

  private func swipedLeft() { turn(by: effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1) }
  private func swipedRight() { turn(by: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1) }

  private func show(_ date: Date) {
    let new = start(of: pinned(date))
    guard new != month else { return }
    let previous = visibleDateComponents
    month = new
    showMonth()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
  }

  private func showMonth() {
    let calendar = shownCalendar
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    title.text = formatter.string(from: month)
    title.font = font(17, .semibold)
    (back.isEnabled, forward.isEnabled) = (month(after: -1) != nil, month(after: 1) != nil)
    let words = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where !words.isEmpty {
      label.text = words[(index + calendar.firstWeekday - 1) % words.count].uppercased(with: locale)
      label.font = font(13, .semibold)
    }
    showDays()
  }

  // MARK: Days

  /// Shows numbers, the chosen days and the decorations again.
  func showDays() {
    let calendar = shownCalendar
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let today = calendar.dateComponents([.era, .year, .month, .day], from: Date())
    for (index, view) in days.enumerated() {
      let date = calendar.date(byAdding: .day, value: index - lead, to: month)
      guard let date, index >= lead, index < lead + count else {
        (view.day, view.isHidden) = (nil, true)
        view.decorate(nil)
        continue
      }
      let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      (view.day, view.isHidden) = (day, false)
      view.number.text = "\(day.day ?? 0)"
      let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
      let isThere = end > availableDateRange.start && date <= availableDateRange.end
      view.show(
        isToday: UICalendarSelection.areEqual(day, today),
        isChosen: selectionBehavior?.contains(day, in: calendar) ?? false,
        isPossible: isThere && (selectionBehavior?.permits(day, in: calendar) ?? true), tint: tintColor,
        design: fontDesign)
      decorate(view, day)
    }
    setNeedsLayout()
  }

  private func decorate(_ view: CalendarDay, _ day: DateComponents) {
    let decoration = wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day) : nil
    view.decorate(decoration?.view(in: self))
  }

  private func userDidTap(_ view: CalendarDay?) {
    guard let day = view?.day, let selectionBehavior else { return }
    selectionBehavior.userDidTap(day, in: shownCalendar)
    showDays()
  }

  // MARK: Layout

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showDays()
  }

  /// The tint around it is known only now.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showDays() }
  }

  /// As high as six weeks need, without a width of its own.
  open override var intrinsicContentSize: CGSize {
    let row = CalendarSizes.row + (wantsDateDecorations ? CalendarSizes.decoration : 0)
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: CalendarSizes.header + CalendarSizes.weekdays + CGFloat(CalendarSizes.rows) * row)
  }
  /// As wide as the size, or 320 points where it has no width, and as high as six weeks need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 && size.width < 10_000 ? size.width : 320, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: max(0, width), height: max(0, height))
    }
    let (header, names) = (CalendarSizes.header, CalendarSizes.weekdays)
    let margin: CGFloat = 16
    place(title, margin, 0, bounds.width - 2 * header - 2 * margin, header)
    title.textAlignment = isRightToLeft ? .right : .left
    place(back, bounds.width - 2 * header, 0, header, header)
    place(forward, bounds.width - header, 0, header, header)
    let column = max(0, bounds.width - margin) / 7
    for (index, label) in weekdays.enumerated() {
      place(label, margin / 2 + CGFloat(index) * column, header, column, names)
    }
    let row = max(0, bounds.height - header - names) / CGFloat(CalendarSizes.rows)
    for (index, view) in days.enumerated() {
      place(
        view, margin / 2 + CGFloat(index % 7) * column, header + names + CGFloat(index / 7) * row, column, row)
    }
  }
}

/// Gives the decorations of days, and hears of another month in sight.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands below the number of a day; nil for nothing. Asked for each day that comes in sight.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Another month is in sight.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
