import Platform

/// An entry of an open menu over the whole width: a mark, the title above the subtitle, and the image.
final class MenuRow: UIControl, MenuRowView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView()
  private let picture = UIImageView()
  /// Whether the row shows a check mark or an arrow before its title, and whether it has an image.
  let (hasMark, hasImage): (Bool, Bool)
  /// Whether rows of the menu have marks or images, which all of them leave room for.
  var columns = (marks: false, images: false)
  /// Of the title.
  var maximumLines = 2 { didSet { title.numberOfLines = maximumLines } }
  /// Whether an arrow at the end says that a menu is inside.
  private let pointsAtEnd: Bool

  /// - Parameter isHead: Whether the row leads back from the menu to the one around it.
  init(_ element: UIMenuElement, isHead: Bool = false) {
    let leaf = element as? any UIMenuLeaf
    let isMenu = element is UIMenu
    let image = leaf?.state == .on ? leaf?.selectedImage ?? element.image : element.image
    hasImage = image != nil
    hasMark = isMenu || leaf.map { $0.state != .off } ?? false
    pointsAtEnd = isMenu
    super.init(frame: .zero)
    let attributes = leaf?.attributes ?? []
    let isDestructive =
      attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    title.font = isHead ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
    (title.text, title.textColor, title.numberOfLines) = (element.title, color, 2)
    (subtitle.text, subtitle.textColor, subtitle.numberOfLines) = (element.subtitle, .secondaryLabel, 2)
    picture.image = image
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    let sign =
      isHead ? "chevron.down" : isMenu ? "chevron.forward" : leaf?.state == .mixed ? "minus" : "checkmark"
    if hasMark {
      let small = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
      mark.image = UIImage(systemName: sign, withConfiguration: small)
    }
    mark.tintColor = isMenu ? .secondaryLabel : color
    mark.contentMode = .center
    for view in [title, subtitle, mark, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = element.title
    accessibilityIdentifier = element.accessibilityIdentifier
    accessibilityTraits = leaf?.state == .on ? [.button, .selected] : .button
  }

  required init?(coder: NSCoder) { nil }

  private var side: CGFloat { CGFloat(MenuMetrics.sideInset[layoutProfile]) }

  /// Where texts begin and what they leave free at the end, in the direction of reading.
  private var textSides: (start: CGFloat, end: CGFloat) {
    let (marks, images) = (CGFloat(MenuMetrics.markColumn), CGFloat(MenuMetrics.imageColumn))
    let leads = MenuMetrics.imagesLead[layoutProfile]
    let start = side + (columns.marks ? marks : 0) + (leads && columns.images ? images : 0)
    return (start, side + (!leads && hasImage ? images : 0))
  }

  private var hasSubtitle: Bool { !(subtitle.text ?? "").isEmpty }

  private func heights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let sides = textSides
    let room = CGSize(width: max(0, width - sides.start - sides.end), height: .greatestFiniteMagnitude)
    return (title.sizeThatFits(room).height, hasSubtitle ? subtitle.sizeThatFits(room).height : 0)
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let heights = heights(width)
    let texts = heights.title + heights.subtitle
    return max(CGFloat(MenuMetrics.rowHeight), texts + 2 * CGFloat(MenuMetrics.rowPadding[layoutProfile]))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (sides, heights) = (textSides, heights(bounds.width))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: max(0, width), height: height)
    }
    let top = (bounds.height - heights.title - heights.subtitle) / 2
    let width = bounds.width - sides.start - sides.end
    place(title, x: sides.start, y: top, width: width, height: heights.title)
    place(subtitle, x: sides.start, y: top + heights.title, width: width, height: heights.subtitle)
    let column = CGFloat(MenuMetrics.markColumn)
    place(mark, x: side - 4, y: 0, width: column, height: bounds.height)
    mark.isHidden = !hasMark
    let box: CGFloat = 24
    let leads = MenuMetrics.imagesLead[layoutProfile]
    let x = leads ? side + (columns.marks ? column : 0) : bounds.width - side - box
    place(picture, x: x, y: (bounds.height - box) / 2, width: box, height: box)
    subtitle.isHidden = !hasSubtitle
    picture.isHidden = !hasImage
  }
}

/// An entry beside others: its image, with or without the title below it.
final class MenuEntry: UIControl {
  private let title = UILabel()
  private let picture = UIImageView()
  private let ground = UIView()
  private let showsTitle: Bool

  init(_ element: UIMenuElement, showsTitle: Bool) {
    let leaf = element as? any UIMenuLeaf
    let image = leaf?.state == .on ? leaf?.selectedImage ?? element.image : element.image
    self.showsTitle = showsTitle || image == nil
    super.init(frame: .zero)
    let attributes = leaf?.attributes ?? []
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor = !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    picture.image = image
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    title.font = .preferredFont(forTextStyle: .caption1)
    (title.text, title.textColor, title.textAlignment) = (element.title, color, .center)
    title.isHidden = !self.showsTitle
    ground.backgroundColor = leaf?.state == .on ? .tertiarySystemFill : nil
    ground.layer.cornerRadius = 8
    for view in [ground, title, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = element.title
    accessibilityTraits = leaf?.state == .on ? [.button, .selected] : .button
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds.insetBy(dx: 4, dy: 4)
    let (box, line): (CGFloat, CGFloat) = (24, 18)
    let hasImage = picture.image != nil
    let height = (hasImage ? box : 0) + (showsTitle ? line : 0)
    let top = (bounds.height - height) / 2
    picture.frame = CGRect(x: (bounds.width - box) / 2, y: top, width: box, height: hasImage ? box : 0)
    title.frame = CGRect(x: 4, y: top + (hasImage ? box : 0), width: max(0, bounds.width - 8), height: line)
  }
}
