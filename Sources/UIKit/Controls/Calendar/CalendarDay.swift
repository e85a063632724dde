/// A day in a calendar: its number, a disc behind it if it is chosen, and the decoration below.
final class CalendarDay: UIControl {
  /// The day; nil for a place without one.
  var day: DateComponents?
  let number = UILabel()
  private let disc = UIView()
  private var decoration: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.isUserInteractionEnabled = false
    number.textAlignment = .center
    addSubview(disc)
    addSubview(number)
  }

  required init?(coder: NSCoder) { nil }

  /// How the day looks, as the calendar of a date picker has it: today in the tint color, a chosen day on a disc.
  func show(isToday: Bool, isChosen: Bool, isPossible: Bool, tint: UIColor, design: UIFontDescriptor.SystemDesign) {
    isSelected = isChosen
    isEnabled = isPossible
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.18)
    let isStrong = isToday || isChosen
    let font = UIFont.systemFont(ofSize: 20, weight: isStrong ? .semibold : .regular)
    number.font = font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 20) } ?? font
    if isChosen {
      number.textColor = isToday ? .white : tint
    } else {
      number.textColor = !isPossible ? .tertiaryLabel : isToday ? tint : .label
    }
    accessibilityLabel = number.text
  }

  /// Shows a decoration in place of the former one; nil for none.
  func decorate(_ view: UIView?) {
    decoration?.removeFromSuperview()
    decoration = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = decoration == nil ? bounds.height : bounds.height - CalendarSizes.decoration
    let side = max(0, min(bounds.width, room, CalendarSizes.disc))
    let middle = CGPoint(x: bounds.midX, y: room / 2)
    disc.frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    number.frame = CGRect(x: 0, y: middle.y - 12, width: bounds.width, height: 24)
    guard let decoration else { return }
    let size = CGSize(
      width: min(decoration.bounds.width, bounds.width), height: min(decoration.bounds.height, CalendarSizes.decoration)
    )
    decoration.frame = CGRect(
      x: bounds.midX - size.width / 2, y: room + (CalendarSizes.decoration - size.height) / 2 - 2, width: size.width,
      height: size.height)
  }
}

/// Points. Together they are 332 without decorations, where the calendar of a date picker is 330 high (DEVIATIONS.md, 464).
enum CalendarSizes {
  static let header: CGFloat = 44
  static let weekdays: CGFloat = 24
  static let row: CGFloat = 44
  static let disc: CGFloat = 44
  /// What decorations add to a row.
  static let decoration: CGFloat = 14
  /// Most months touch five weeks, some six.
  static let rows = 6
}
