import InterfaceBuilder

/// From an element's name to a view, and what each class reads of its element.
extension NibLoader {
  func makeInstance(of element: ViewElement) -> UIView {
    let xml = element.element
    switch element.tag {
    case "label": return LabelElement(xml).map { label($0) } ?? UIView()
    case "button": return ButtonElement(xml).map { button($0) } ?? UIView()
    case "imageView": return imageView(xml)
    case "textField": return TextFieldElement(xml).map { textField($0) } ?? UIView()
    case "textView": return TextViewElement(xml).map { textView($0) } ?? UIView()
    case "stackView": return StackViewElement(xml).map { stackView($0) } ?? UIView()
    case "switch": return toggle(xml)
    case "slider": return slider(xml)
    case "stepper": return instance(orElse: UIStepper())
    case "segmentedControl": return SegmentedControlElement(xml).map { segmentedControl($0) } ?? UIView()
    case "progressView": return progressView(xml)
    case "activityIndicatorView": return activityIndicator(xml)
    case "pageControl": return pageControl(xml)
    case "datePicker": return datePicker(xml)
    case "pickerView": return instance(orElse: UIPickerView())
    case "searchBar": return searchBar(xml)
    case "navigationBar": return instance(orElse: UINavigationBar())
    case "tabBar": return instance(orElse: UITabBar())
    case "toolbar": return instance(orElse: UIToolbar())
    case "scrollView": return scrollView(xml)
    case "tableView": return tableView(xml)
    case "tableViewCell": return tableViewCell(element)
    case "collectionView":
      return instance(orElse: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    case "tableViewCellContentView": return instance(orElse: UITableViewCellContentView())
    case "collectionViewCell": return collectionViewCell()
    case "collectionReusableView": return instance(orElse: UICollectionReusableView())
    case "visualEffectView": return instance(orElse: UIVisualEffectView())
    case "window": return UIView()
    default: return instance(orElse: UIView())
    }
  }

  private func stackView(_ element: StackViewElement) -> UIStackView {
    let stack = instance(orElse: UIStackView())
    stack.axis = NSLayoutConstraint.Axis(element.axis)
    switch element.distribution {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch element.alignment {
    case "top", "leading": stack.alignment = .leading
    case "bottom", "trailing": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    stack.spacing = element.usesSystemSpacing ? UIStackView.spacingUseSystem : CGFloat(element.spacing)
    stack.isBaselineRelativeArrangement = element.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = element.isLayoutMarginsRelativeArrangement
    return stack
  }

  private func imageView(_ xml: Element) -> UIImageView {
    let view = instance(orElse: UIImageView(frame: .zero))
    view.image = image(ImageReference(in: xml, key: "image"), SymbolConfigurationElement(in: xml))
    return view
  }

  private func toggle(_ xml: Element) -> UISwitch {
    let toggle = instance(orElse: UISwitch())
    toggle.isOn = xml.bool("on") ?? false
    toggle.onTintColor = color("onTintColor", of: xml)
    return toggle
  }

  private func slider(_ xml: Element) -> UISlider {
    let slider = instance(orElse: UISlider())
    slider.minimumValue = Float(xml.double("minValue") ?? 0)
    slider.maximumValue = Float(xml.double("maxValue") ?? 1)
    slider.value = Float(xml.double("value") ?? 0)
    return slider
  }

  private func segmentedControl(_ element: SegmentedControlElement) -> UISegmentedControl {
    let control = instance(orElse: UISegmentedControl())
    control.titles = element.segments.map { $0.title ?? "" }
    for (index, segment) in element.segments.enumerated() {
      control.setWidth(CGFloat(segment.width ?? 0), forSegmentAt: index)
    }
    control.selectedSegmentIndex = element.selectedSegmentIndex ?? -1
    control.apportionsSegmentWidthsByContent = element.apportionsSegmentWidthsByContent
    return control
  }

  private func progressView(_ xml: Element) -> UIProgressView {
    let view = instance(orElse: UIProgressView())
    view.progress = Float(xml.double("progress") ?? 0)
    return view
  }

  private func activityIndicator(_ xml: Element) -> UIActivityIndicatorView {
    let view = instance(orElse: UIActivityIndicatorView())
    switch xml["style"] {
    case "whiteLarge": view.style = .whiteLarge
    case "white": view.style = .white
    case "gray": view.style = .gray
    case "large": view.style = .large
    default: view.style = .medium
    }
    return view
  }

  private func pageControl(_ xml: Element) -> UIPageControl {
    let control = instance(orElse: UIPageControl())
    control.numberOfPages = xml.int("numberOfPages") ?? 0
    control.currentPage = xml.int("currentPage") ?? 0
    return control
  }

  private func datePicker(_ xml: Element) -> UIDatePicker {
    let picker = instance(orElse: UIDatePicker())
    switch xml["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: picker.preferredDatePickerStyle = .automatic
    }
    return picker
  }

  private func searchBar(_ xml: Element) -> UISearchBar {
    let bar = instance(orElse: UISearchBar())
    bar.text = xml["text"]
    bar.placeholder = xml["placeholder"]
    return bar
  }

  private func scrollView(_ xml: Element) -> UIScrollView {
    let view = instance(orElse: UIScrollView())
    view.isPagingEnabled = xml.bool("pagingEnabled") ?? false
    return view
  }

  private func tableView(_ xml: Element) -> UITableView {
    let view = instance(orElse: UITableView())
    switch xml["style"] {
    case "grouped": view.style = .grouped
    case "insetGrouped": view.style = .insetGrouped
    default: view.style = .plain
    }
    view.rowHeight = xml.double("rowHeight").map { CGFloat($0) } ?? UITableView.automaticDimension
    view.estimatedRowHeight = xml.double("estimatedRowHeight").map { CGFloat($0) } ?? UITableView.automaticDimension
    return view
  }
}
