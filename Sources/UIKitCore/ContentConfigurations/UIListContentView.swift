import Platform

/// A view that shows a list configuration, in a cell of a list or anywhere else.
///
/// From the leading margin: the image in its room, the padding, the texts. These are side by side if the configuration prefers
/// that and they fit, the second one at the trailing margin; else below each other. All stand in the middle of the height.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let text = UILabel()
  private let secondaryText = UILabel()
  private let image = UIImageView()
  /// The margins that a row gives its content; nil outside of a row, where they are those of a root view as wide.
  var rowMargins: NSDirectionalEdgeInsets? { didSet { if rowMargins != oldValue { contentDidChange() } } }

  /// What is shown. Only a list configuration can be, and others are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      showContent()
    }
  }

  /// A view without a size, which shows the configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    addContent()
  }

  /// An empty title.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    for view in [image, text, secondaryText] { addSubview(view) }
    showContent()
  }

  private func showContent() {
    show(list.text, list.attributedText, list.textProperties, in: text)
    show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryText)
    image.image = shownImage
    image.tintColor =
      list.imageProperties.tintColorTransformer != nil
      ? list.imageProperties.resolvedTintColor(for: tintColor) : list.imageProperties.tintColor
    contentDidChange()
  }

  /// A symbol is as large as the text of a row is at the present text size.
  private var shownImage: UIImage? { list.shownImage?.inRow(traitCollection) }

  private func show(
    _ string: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    (label.font, label.textColor, label.numberOfLines) = (
      properties.font, properties.resolvedColor(), properties.numberOfLines
    )
    (label.lineBreakMode, label.minimumScaleFactor) = (properties.lineBreakMode, properties.minimumScaleFactor)
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(string) }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Where everything lies in a view of a width, as if it read from left to right; points.
  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    var size = CGSize.zero
  }

  private var margins: NSDirectionalEdgeInsets {
    var own = list.directionalLayoutMargins
    guard list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) else { return own }
    let side = traitCollection.rowMargin(ofWidth: bounds.width, on: layoutProfile)
    own.leading = max(own.leading, rowMargins?.leading ?? side)
    own.trailing = max(own.trailing, rowMargins?.trailing ?? side)
    return own
  }

  /// - Parameter width: nil is as wide as the texts are in one line.
  private func places(width: CGFloat?, height: CGFloat? = nil) -> Places {
    let margins = margins
    var places = Places()
    var start = margins.leading
    var room = CGSize.zero
    if let own = shownImage?.size {
      let size = list.imageProperties.size(of: own)
      room = list.imageProperties.room(for: size)
      places.image = CGRect(
        x: start + (room.width - size.width) / 2, y: 0, width: size.width, height: size.height)
      start += room.width + list.imageToTextPadding
    }
    let texts = placeTexts(from: start, width: width.map { max(0, $0 - start - margins.trailing) }, &places)
    let content = max(texts.height, room.height)
    let profile = layoutProfile
    let least = list.isRow ? RowMetrics.leastHeight(of: .list, release: profile.release, scale: profile.scale) : 0
    places.size.width = width ?? start + texts.width + margins.trailing
    places.size.height = max(CGFloat(least), content + margins.top + margins.bottom)
    // In the middle between the margins, of which a high row has more.
    let middle = margins.top + ((height ?? places.size.height) - margins.top - margins.bottom) / 2
    places.image.origin.y = middle - places.image.height / 2
    places.text.origin.y += middle - texts.height / 2
    places.secondaryText.origin.y += middle - texts.height / 2
    return places
  }

  /// Places the texts from the height 0 on, and returns their size.
  private func placeTexts(from start: CGFloat, width: CGFloat?, _ places: inout Places) -> CGSize {
    let limit = CGSize(width: width ?? 0, height: 0)
    let (first, second) = (
      text.isHidden ? .zero : text.intrinsicContentSize,
      secondaryText.isHidden ? .zero : secondaryText.intrinsicContentSize
    )
    let gap = text.isHidden || secondaryText.isHidden ? 0 : list.textToSecondaryTextHorizontalPadding
    let together = first.width + gap + second.width
    if list.prefersSideBySideTextAndSecondaryText, together <= width ?? together {
      let height = max(first.height, second.height)
      let end = start + (width ?? together)
      places.text = CGRect(x: start, y: (height - first.height) / 2, width: first.width, height: first.height)
      places.secondaryText = CGRect(
        x: end - second.width, y: (height - second.height) / 2, width: second.width, height: second.height)
      return CGSize(width: together, height: height)
    }
    let upper = text.isHidden ? 0 : text.sizeThatFits(limit).height
    let lower = secondaryText.isHidden ? 0 : secondaryText.sizeThatFits(limit).height
    let between = text.isHidden || secondaryText.isHidden ? 0 : list.textToSecondaryTextVerticalPadding
    let wide = width ?? max(first.width, second.width)
    places.text = CGRect(x: start, y: 0, width: self.width(of: text, in: wide), height: upper)
    places.secondaryText = CGRect(
      x: start, y: upper + between, width: self.width(of: secondaryText, in: wide), height: lower)
    return CGSize(width: wide, height: upper + between + lower)
  }

  /// From iOS 26 on a text that begins where reading begins is as wide as it is.
  private func width(of label: UILabel, in room: CGFloat) -> CGFloat {
    guard RowMetrics.textsHaveTheirSize[layoutProfile], label.textAlignment == .natural else { return room }
    return min(room, label.sizeThatFits(CGSize(width: room, height: 0)).width)
  }

  /// The leading edge of the texts, in points from that of the view.
  var textStart: CGFloat { places(width: bounds.width).text.minX }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let present = shownImage
    if present?.size != image.image?.size { image.image = present }
    let places = places(width: bounds.width, height: bounds.height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [(image, places.image), (text, places.text), (secondaryText, places.secondaryText)] {
      view.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
    }
    placeGuides()
  }

  // MARK: Guides, made when they are first asked for

  /// The room of the text, after a layout of the view; nil without one.
  open var textLayoutGuide: UILayoutGuide? { text.isHidden ? nil : guide(of: text) }
  /// The room of the secondary text, after a layout of the view; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryText.isHidden ? nil : guide(of: secondaryText) }
  /// The room of the image, after a layout of the view; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { image.image == nil ? nil : guide(of: image) }

  private var guides: [(view: UIView, guide: UILayoutGuide, constraints: [NSLayoutConstraint])] = []

  private func guide(of view: UIView) -> UILayoutGuide {
    if let known = guides.first(where: { $0.view === view }) { return known.guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(constraints)
    guides.append((view, guide, constraints))
    placeGuides()
    return guide
  }

  private func placeGuides() {
    for (view, _, constraints) in guides {
      let frame = view.frame
      for (constraint, value) in zip(constraints, [frame.minX, frame.minY, frame.width, frame.height])
      where constraint.constant != value {
        constraint.constant = value
      }
    }
  }

  // MARK: Size

  /// As high as a row with the content in a width; the width of one line if that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { places(width: size.width > 0 ? size.width : nil).size }

  /// No width, and the height of a row in the width that the last layout gave.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: places(width: automaticWidth).size.height)
  }
  override var needsSolvedWidth: Bool { true }
  override var automaticWidth: CGFloat? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }
  private var layoutWidth: CGFloat?
}
