/// What UIKit's own views tell those who cannot see, as long as the app says nothing else.
///
/// source: Apple's documentation of `isAccessibilityElement` ("true for standard UIKit controls"), of `accessibilityLabel` ("controls and
/// labels have the title as their label") and of the traits. What containers such as segmented controls tell of their parts is not known.
@MainActor
enum AccessibilityDefaults {
  static func isElement(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIButton, is UISwitch, is UISlider, is UITextField, is UIPageControl, is UIProgressView,
      is UIActivityIndicatorView, is UITextView:
      true
    default: false
    }
  }

  static func traits(_ view: UIView) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch view {
      case is UIButton: .button
      case let label as UILabel: label.isEnabled ? .staticText : [.staticText, .notEnabled]
      case is UISwitch: [.button, .toggleButton]
      case is UISlider, is UIPageControl: .adjustable
      case is UISearchTextField: .searchField
      case is UIImageView: .image
      case is UIProgressView, is UIActivityIndicatorView: .updatesFrequently
      case is UITabBar: .tabBar
      default: .none
      }
    guard let control = view as? UIControl else { return traits }
    if !control.isEnabled { traits.insert(.notEnabled) }
    if control.isSelected { traits.insert(.selected) }
    return traits
  }

  static func label(_ view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  static func value(_ view: UIView) -> String? {
    switch view {
    case let control as UISwitch: return control.isOn ? "1" : "0"
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      return range > 0 ? percent((slider.value - slider.minimumValue) / range) : nil
    case let bar as UIProgressView: return percent(bar.progress)
    case let control as UIPageControl: return "page \(control.currentPage + 1) of \(control.numberOfPages)"
    case let field as UITextField:
      if let text = field.text, !text.isEmpty {
        return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      }
      return field.placeholder
    case let view as UITextView: return view.text
    default: return nil
    }
  }

  private static func percent(_ part: Float) -> String { "\(Int((part * 100).rounded()))%" }

  /// What a flick up or down does: a slider moves by a tenth of its range, a page control by a page.
  static func adjust(_ responder: UIResponder, by sign: Int) {
    switch responder {
    case let slider as UISlider where slider.isEnabled:
      slider.value += Float(sign) * (slider.maximumValue - slider.minimumValue) / 10
      slider.sendActions(for: .valueChanged)
    case let control as UIPageControl where control.isEnabled:
      let page = control.currentPage + sign
      guard page >= 0, page < control.numberOfPages else { return }
      control.currentPage = page
      control.sendActions(for: .valueChanged)
    default: break
    }
  }

  /// Scrolls a scroll view by what is in sight; false where it is at its end.
  static func scroll(_ responder: UIResponder, _ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let view = responder as? UIScrollView, view.isScrollEnabled else { return false }
    let insets = view.adjustedContentInset
    let (width, height) = (view.bounds.width, view.bounds.height)
    var offset = view.contentOffset
    switch direction {
    case .up, .previous: offset.y -= height - insets.top - insets.bottom
    case .down, .next: offset.y += height - insets.top - insets.bottom
    case .left: offset.x -= width - insets.left - insets.right
    case .right: offset.x += width - insets.left - insets.right
    }
    let (left, top) = (-insets.left, -insets.top)
    let right = max(left, view.contentSize.width + insets.right - width)
    let bottom = max(top, view.contentSize.height + insets.bottom - height)
    offset = CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
    guard offset != view.contentOffset else { return false }
    view.setContentOffset(offset, animated: false)
    return true
  }

  /// What a scrub with two fingers does: the back button of a navigation controller.
  static func escape(_ responder: UIResponder) -> Bool {
    guard let navigation = responder as? UINavigationController else { return false }
    return navigation.popViewController(animated: false) != nil
  }
}

/// The elements of a screen, in the order in which VoiceOver reads them.
@MainActor
package enum AccessibilityTree {
  private struct Part {
    var frame: CGRect
    var elements: [UIResponder]
  }

  /// The elements of a view: the view itself if it is one, else what it says or what is inside, from top to bottom and in the direction of
  /// reading.
  package static func elements(of view: UIView) -> [UIResponder] { parts(of: view).flatMap(\.elements) }

  private static func parts(of view: UIView) -> [Part] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [Part(frame: view.accessibilityFrame, elements: [view])] }
    if let given = given(view) {
      return [Part(frame: view.accessibilityFrame, elements: given.flatMap { elements(ofAny: $0) })]
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let found = (modal.map { [$0] } ?? view.subviews).flatMap { parts(of: $0) }.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame, other.element.frame)
      if a.minY != b.minY { return a.minY < b.minY }
      if a.minX != b.minX { return isRightToLeft ? a.maxX > b.maxX : a.minX < b.minX }
      return one.offset < other.offset
    }.map(\.element)
    guard view.shouldGroupAccessibilityChildren else { return found }
    return found.isEmpty ? [] : [Part(frame: view.accessibilityFrame, elements: found.flatMap(\.elements))]
  }

  /// What a container says of its elements; nil if it leaves that to its subviews.
  private static func given(_ view: UIView) -> [Any]? {
    if let elements = view.accessibilityElements { return elements }
    let count = view.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { view.accessibilityElement(at: $0) }
  }

  private static func elements(ofAny object: Any) -> [UIResponder] {
    switch object {
    case let view as UIView: elements(of: view)
    case let element as UIAccessibilityElement: element.isAccessibilityElement ? [element] : []
    default: []
    }
  }
}
