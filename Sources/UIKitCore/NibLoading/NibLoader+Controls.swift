import InterfaceBuilder

/// What images, controls, bars and containers take from their elements.
extension NibLoader {
  func apply(_ element: StackViewElement, to stack: UIStackView) {
    stack.axis = NSLayoutConstraint.Axis(element.axis)
    stack.distribution = UIStackView.Distribution(element.distribution)
    stack.alignment = UIStackView.Alignment(element.alignment)
    stack.spacing = element.usesSystemSpacing ? UIStackView.spacingUseSystem : CGFloat(element.spacing)
    stack.isBaselineRelativeArrangement = element.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = element.isLayoutMarginsRelativeArrangement
  }

  func apply(_ element: ImageViewElement, to view: UIImageView) {
    view.image = image(element.image, element.symbolConfiguration)
  }

  func apply(_ element: SwitchElement, to toggle: UISwitch) {
    toggle.isOn = element.isOn
    toggle.onTintColor = element.onTintColor.flatMap { color($0) }
    toggle.thumbTintColor = color("thumbTintColor", of: element.element)
  }

  func apply(_ element: SliderElement, to slider: UISlider) {
    slider.minimumValue = Float(element.minimumValue)
    slider.maximumValue = Float(element.maximumValue)
    slider.value = Float(element.value)
    slider.minimumTrackTintColor = color("minimumTrackTintColor", of: element.element)
    slider.maximumTrackTintColor = color("maximumTrackTintColor", of: element.element)
    slider.thumbTintColor = color("thumbTintColor", of: element.element)
  }

  func apply(_ element: SegmentedControlElement, to control: UISegmentedControl) {
    control.titles = element.segments.map { $0.title ?? "" }
    for (index, segment) in element.segments.enumerated() {
      if segment.title == nil, let image = image(segment.image, nil) { control.setImage(image, forSegmentAt: index) }
      control.setEnabled(segment.isEnabled, forSegmentAt: index)
      control.setWidth(CGFloat(segment.width ?? 0), forSegmentAt: index)
    }
    control.selectedSegmentIndex = element.selectedSegmentIndex ?? -1
    control.apportionsSegmentWidthsByContent = element.apportionsSegmentWidthsByContent
    control.selectedSegmentTintColor = color("selectedSegmentTintColor", of: element.element)
  }

  func apply(_ element: ProgressViewElement, to view: UIProgressView) {
    view.progress = Float(element.progress)
    if element.isBarStyle { view.progressViewStyle = .bar }
    view.progressTintColor = color("progressTintColor", of: element.element)
    view.trackTintColor = color("trackTintColor", of: element.element)
  }

  func apply(_ element: ActivityIndicatorElement, to view: UIActivityIndicatorView) {
    view.style = UIActivityIndicatorView.Style(element.style)
    view.hidesWhenStopped = element.hidesWhenStopped && !behavior.keepsDesignTimeSizes
    if element.isAnimating { view.startAnimating() }
    view.color = color("color", of: element.element)
  }

  func apply(_ element: PageControlElement, to control: UIPageControl) {
    control.numberOfPages = element.numberOfPages
    control.currentPage = element.currentPage
    control.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element.element)
    control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element.element)
  }

  func apply(_ element: DatePickerElement, to picker: UIDatePicker) {
    picker.isOfDocument = true
    picker.preferredDatePickerStyle = UIDatePickerStyle(element.style)
    picker.datePickerMode = UIDatePicker.Mode(element.mode)
    picker.minuteInterval = element.minuteInterval
    if let date = element.date { picker.date = Date(timeIntervalSinceReferenceDate: date) }
  }

  func apply(_ element: SearchBarElement, to bar: UISearchBar) {
    bar.text = element.text
    bar.placeholder = element.placeholder
    if element.isMinimal { bar.searchBarStyle = .minimal }
    bar.readTraits(of: element.element)
  }

  /// The blur of an effect view; that on which the content of one with vibrancy lies is another view's.
  func applyEffect(of element: ViewElement, to view: UIVisualEffectView) {
    guard let word = element.element.child("blurEffect")?["style"] else { return }
    view.effect = UIBlurEffect(style: UIBlurEffect.Style(document: word) ?? .regular)
  }

  /// What all views that scroll have in common.
  func apply(_ element: ScrollViewElement, to view: UIScrollView) {
    if let behavior = element.contentInsetAdjustmentBehavior {
      view.contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior(behavior)
    }
    view.alwaysBounceVertical = element.alwaysBounceVertical ?? view.alwaysBounceVertical
    view.alwaysBounceHorizontal = element.alwaysBounceHorizontal ?? view.alwaysBounceHorizontal
  }

  /// What tables, collection views and text views leave as it is.
  func applyPaging(of element: ViewElement, to view: UIScrollView) {
    view.isPagingEnabled = ScrollViewElement(element.element).isPagingEnabled
  }

  func apply(_ element: TableViewElement, to view: UITableView) {
    view.style = UITableView.Style(element.style)
    view.rowHeight = element.rowHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
    view.estimatedRowHeight = element.estimatedRowHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
    if !element.hasSeparators { view.separatorStyle = .none }
    if let color = color("separatorColor", of: element.element) { view.separatorColor = color }
    if let inset = element.separatorInset { view.separatorInset = UIEdgeInsets(inset) }
    view.hasTitleOfFirstSection = element.hasTitleOfFirstSection
    view.sectionHeaderHeight = element.sectionHeaderHeight.map { CGFloat($0) } ?? UITableView.automaticDimension
  }
}
