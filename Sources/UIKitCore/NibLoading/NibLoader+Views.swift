import AutoLayout
import InterfaceBuilder
import Platform

/// What all views have in common.
extension NibLoader {
  /// What the screen's profile does unlike a device.
  var behavior: Profile.Behavior { screen.profile.behavior }
  /// Whether what stands for the program's doing counts.
  var keepsPlaceholders: Bool { options.keepsPlaceholders || behavior.keepsDesignTimeSizes }

  /// Makes a view with its subviews and guides, without constraints.
  mutating func make(_ element: ViewElement, in superview: UIView?) -> UIView {
    customClass = programClass(of: element)
    let view = (element.kind?.viewFactory ?? ViewFactory(UIView())).make(self, element)
    view.stand(on: screen)
    loaded.views[element.id] = view
    loaded.elements[element.id] = element
    view.interfaceBuilderID = element.id
    view.interfaceBuilderName = element.displayName
    if let name = element.customClass, customClass == nil || type(of: view) != customClass {
      view.interfaceBuilderClassName = name
      note(
        "the class \(name) is not part of this program; the view is laid out as \(type(of: view))", element.position,
        element.id)
    }
    if let frame = element.frame {
      // On the canvas a view is as large as it was stored; on a device some have a size of their own.
      if behavior.keepsDesignTimeSizes {
        view.untransformedFrame = CGRect(frame)
      } else {
        view.frame = CGRect(frame)
      }
    }
    applyCommonAttributes(element, to: view)
    if let superview { add(view, element, to: superview) }
    for child in element.subviews where !registerPrototype(child, in: view) {
      if isUninstalled(child.id) { makeApart(child, from: view) } else { _ = make(child, in: view) }
    }
    if let cell = view as? UITableViewCell { adoptStyle(element, of: cell) }
    for guide in element.layoutGuides { addGuide(guide, to: view) }
    return view
  }

  /// Makes a view that the size classes leave out: all that is in it, and ready to be added to its superview.
  private mutating func makeApart(_ element: ViewElement, from superview: UIView) {
    let view = make(element, in: nil)
    view.translatesAutoresizingMaskIntoConstraints =
      element.translatesAutoresizingMaskIntoConstraints || element.isFixedFrame
    view.ownAutoresizing.reference = superview.bounds.size
    loaded.uninstalled[element.id] = view
  }

  private mutating func add(_ view: UIView, _ element: ViewElement, to superview: UIView) {
    if let stack = superview as? UIStackView, element.role == .subview {
      stack.addArrangedSubview(view)
      if let side = behavior.emptyArrangedLabelSide { (view as? UILabel)?.applyDesignTimeSide(side) }
      return
    }
    superview.addSubview(view)
    let isPlacedByConstraints = !element.translatesAutoresizingMaskIntoConstraints && !element.isFixedFrame
    view.translatesAutoresizingMaskIntoConstraints = !isPlacedByConstraints
    if let effect = superview as? UIVisualEffectView, element.role == .contentView {
      effect.contentView = view
      pinToSuperview(view)
      return
    }
    switch element.role {
    case .contentView:
      (superview as? UITableViewCell)?.contentView = view
      (superview as? UICollectionViewCell)?.contentView = view
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // Cells that the canvas never drew have no content frame.
      if behavior.contentViewsFillCells, view.frame.width == 0 || view.frame.height == 0 {
        view.frame = superview.bounds
      } else if behavior.contentViewsFillCells, superview is UITableViewCell {
        // Documents up to Xcode 10 store it lower by a separator; since iOS 13 it is as high as the row.
        view.frame.size.height = superview.bounds.height - view.frame.minY
      }
    case .cell,
      .prototype where superview is UITableView:
      view.autoresizingMask = .flexibleWidth
    case .header where superview is UITableView, .footer where superview is UITableView:
      // The table places it and gives it its width, whatever the document says: Xcode saved such headers as wide as their table,
      // and without a mark.
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = .flexibleWidth
      guard options.purpose == .program, let table = superview as? UITableView else { break }
      if element.role == .header { table.tableHeaderView = view } else { table.tableFooterView = view }
    default: break
    }
    view.ownAutoresizing.reference = superview.bounds.size
  }

  /// An effect view's content view has no frame of its own: what is inside it sizes the effect view.
  private func pinToSuperview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    guard let superview = view.superview else { return }
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: superview, attribute: attribute, multiplier: 1,
        constant: 0)
      constraint.isSystem = true
      superview.addConstraint(constraint)
    }
  }

  private mutating func addGuide(_ element: LayoutGuideElement, to view: UIView) {
    switch element.kind {
    case .safeArea: loaded.guides[element.id] = view.safeAreaLayoutGuide
    case .contentLayoutGuide: loaded.guides[element.id] = (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayoutGuide: loaded.guides[element.id] = (view as? UIScrollView)?.frameLayoutGuide
    case .keyboard: loaded.guides[element.id] = view.keyboardLayoutGuide
    case .top, .bottom: break
    case .custom:
      let guide = UILayoutGuide()
      guide.identifier = element.key
      view.addLayoutGuide(guide)
      loaded.guides[element.id] = guide
    }
  }

  private func applyCommonAttributes(_ element: ViewElement, to view: UIView) {
    let xml = element.element
    view.autoresizingMask = UIView.AutoresizingMask(element.autoresizing)
    let isHiddenSpinner = (view as? UIActivityIndicatorView).map { $0.hidesWhenStopped && !$0.isAnimating } ?? false
    view.isHidden =
      isHiddenSpinner
      || element.isHidden && !(behavior.showsHiddenActivityIndicators && view is UIActivityIndicatorView)
    view.alpha = CGFloat(xml.double("alpha") ?? 1)
    view.clipsToBounds = xml.bool("clipsSubviews") ?? false
    view.tag = xml.int("tag") ?? 0
    view.isOpaque = xml.bool("opaque") ?? true
    if let scrollView = view as? UIScrollView {
      apply(ScrollViewElement(xml), to: scrollView)
    }
    if let mode = element.contentMode { view.contentMode = UIView.ContentMode(mode) }
    view.backgroundColor = color("backgroundColor", of: xml)
    if let tint = color("tintColor", of: xml) { view.tintColor = tint }
    applyPriorities(element, to: view)
    // Margins at the left and right need the direction.
    if let attribute = element.semanticContentAttribute {
      view.semanticContentAttribute = UISemanticContentAttribute(attribute)
    }
    applyMargins(element, to: view)
    applyDesignTimeSize(element, to: view)
    applyRuntimeAttributes(xml, to: view)
  }

  /// Absent attributes leave the priorities of the class, or those of the profile where it has others.
  func applyPriorities(_ element: ViewElement, to view: UIView) {
    if view is UISegmentedControl, let hugging = behavior.segmentedControlVerticalHugging {
      view.contentPriorities.verticalHugging = UILayoutPriority(Float(hugging))
    }
    if view is UISlider, let hugging = behavior.sliderVerticalHugging {
      view.contentPriorities.verticalHugging = UILayoutPriority(Float(hugging))
    }
    if let p = element.horizontalHuggingPriority { view.contentPriorities.horizontalHugging = UILayoutPriority(p) }
    if let p = element.verticalHuggingPriority { view.contentPriorities.verticalHugging = UILayoutPriority(p) }
    if let p = element.horizontalCompressionResistancePriority {
      view.contentPriorities.horizontalResistance = UILayoutPriority(p)
    }
    if let p = element.verticalCompressionResistancePriority {
      view.contentPriorities.verticalResistance = UILayoutPriority(p)
    }
  }

  func applyMargins(_ element: ViewElement, to view: UIView) {
    if let m = element.directionalLayoutMargins {
      view.marginState.explicit = NSDirectionalEdgeInsets(
        top: m.top, leading: m.leading, bottom: m.bottom, trailing: m.trailing)
    } else if let m = element.layoutMargins {
      view.layoutMargins = UIEdgeInsets(top: m.top, left: m.left, bottom: m.bottom, right: m.right)
    }
    if let preserves = element.preservesSuperviewLayoutMargins { view.preservesSuperviewLayoutMargins = preserves }
    if let insets = element.insetsLayoutMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = insets }
    if let follows = element.layoutMarginsFollowReadableWidth { view.layoutMarginsFollowReadableWidth = follows }
  }

  /// Sizes that only Interface Builder's canvas knows: placeholders, and the stored size of a leaf that has none.
  private func applyDesignTimeSize(_ element: ViewElement, to view: UIView) {
    guard keepsPlaceholders else { return }
    if let size = element.placeholderIntrinsicSize {
      view.canvasState.placeholderWidth = length(size.horizontal)
      view.canvasState.placeholderHeight = length(size.vertical)
    }
    guard behavior.keepsDesignTimeSizes, let frame = element.frame else { return }
    // Stored sizes of texts are those answers, and newer.
    if element.placeholderIntrinsicSize == nil, !(options.usesStoredTextSizes && element.has(.sizedByText)) {
      applyDesignableSize(element, frame, to: view)
    }
    // A label without text has one length of 0, where a constraint gives the other.
    let isText = element.has(.sizedByText) && (frame.width > 0 || frame.height > 0)
    let isBlankLeaf =
      element.has(.designSized) && element.subviews.isEmpty && element.constraints.isEmpty
      && frame.width > 0 && frame.height > 0
    guard isText && options.usesStoredTextSizes || isBlankLeaf else { return }
    let size = view.alignmentRect(forFrame: CGRect(frame)).size
    if isBlankLeaf {
      view.canvasState.designTimeWidth = size.width
      view.canvasState.designTimeHeight = size.height
    } else {
      view.canvasState.placeholderWidth = view.canvasState.placeholderWidth ?? size.width
      view.canvasState.placeholderHeight = view.canvasState.placeholderHeight ?? size.height
      view.canvasState.countsInProportionByContent = view is UILabel && isMeasuredInProportion(element)
    }
  }

  /// Whether a label counts with its own length where a stack view fills proportionally, and not with what that made of it: 6 of 6 labels in
  /// two projects. Labels without text, and those of other fonts and classes, count with what is stored.
  private func isMeasuredInProportion(_ element: ViewElement) -> Bool {
    let xml = element.element
    guard xml["text"]?.isEmpty == false || xml.child("string", key: "text") != nil, element.customClass == nil else {
      return false
    }
    return xml.child("fontDescription", key: "fontDescription")?["type"]?.lowercased().hasSuffix("system") == true
  }

  /// What the view's class answered on the canvas, which may have another font than the document: stored frames are those of 2,001
  /// instead of 2,094 views elsewhere with it, and 315 instead of 306 of 332 ambiguous views are found.
  private func applyDesignableSize(_ element: ViewElement, _ frame: Rect, to view: UIView) {
    guard let size = designableSizes[element.id], !(view is UITextView) else { return }
    guard (view as? UILabel)?.numberOfLines ?? 1 != 1, size.width > frame.width, frame.width > 0 else {
      view.canvasState.placeholderWidth = CGFloat(size.width)
      view.canvasState.placeholderHeight = CGFloat(size.height)
      return
    }
    // The size is that of the text on one line, which takes as many as its width says.
    view.canvasState.placeholderHeight = CGFloat((size.width / frame.width).rounded(.up) * size.height)
  }

  private func length(_ length: PlaceholderIntrinsicSize.Length) -> CGFloat? {
    switch length {
    case .unspecified: nil
    case .none: UIView.noIntrinsicMetric
    case .points(let points): CGFloat(points)
    }
  }
}

extension UILabel {
  /// Makes an arranged label of one line without text a square; see `Profile.Behavior.emptyArrangedLabelSide`.
  fileprivate func applyDesignTimeSide(_ side: Double) {
    guard text?.isEmpty ?? true, numberOfLines == 1, canvasState.placeholderWidth == nil else { return }
    canvasState.designTimeWidth = CGFloat(side)
    canvasState.designTimeHeight = CGFloat(side)
  }
}
