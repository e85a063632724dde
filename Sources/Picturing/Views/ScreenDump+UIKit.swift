import Geometry
import LayoutReports
import Platform
import UIKitCore

extension ScreenDump.Screen {
  /// A view with everything inside, as of the last layout. The paths begin at the view.
  ///
  /// - Parameters:
  ///   - identifier: the accessibility identifier of a view that has none of its own.
  ///   - controller: the class of the view's controller, where the program has another in its place.
  @MainActor
  package init(
    of root: UIView, name: String, controller: String? = nil, identifier: @MainActor (UIView) -> String? = { _ in nil }
  ) {
    var views: [ScreenDump.View] = []
    func add(_ view: UIView, _ path: ViewPath) {
      views.append(ScreenDump.View(view, path, identifier: view.accessibilityIdentifier ?? identifier(view)))
      for (index, subview) in view.subviews.enumerated() { add(subview, path.child(index)) }
    }
    add(root, .root)
    if let controller { views[0].controller = controller }
    self.init(name: name, views: views)
  }
}

extension ScreenDump.View {
  @MainActor
  fileprivate init(_ view: UIView, _ path: ViewPath, identifier: String?) {
    let alignment = view.alignmentRect(forFrame: view.frame)
    let content = view.intrinsicContentSize
    let (text, font) = view.dumpedText
    self.init(
      path: path, className: view.interfaceBuilderClassName ?? view.className, kind: ScreenDump.Kind(view),
      identifier: identifier, controller: (view.next as? UIViewController).map { String(describing: type(of: $0)) },
      frame: Rect(view.frame), bounds: Rect(view.bounds),
      alignmentRect: alignment == view.frame ? nil : Rect(alignment),
      safeArea: Insets(view.safeAreaInsets), margins: Insets(view.layoutMargins),
      intrinsicSize: ScreenDump.IntrinsicSize(
        width: content.width == UIView.noIntrinsicMetric ? nil : Double(content.width),
        height: content.height == UIView.noIntrinsicMetric ? nil : Double(content.height)),
      text: text?.isEmpty == false ? text : nil,
      font: font.map { ScreenDump.Font(name: $0.fontName, size: Double($0.pointSize)) }, isHidden: view.isHidden)
  }
}

extension ScreenDump.Kind {
  /// The family of the view's class; nil for a plain view.
  @MainActor
  fileprivate init?(_ view: UIView) {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar: self = .bar
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView: self = .row
    case is UILabel: self = .label
    case is UITextView: self = .textView
    case is UIControl, is UIProgressView, is UIActivityIndicatorView, is UIPickerView: self = .control
    case is UIImageView: self = .image
    case is UIStackView: self = .stack
    case is UIScrollView: self = .scroll
    default: return nil
    }
  }
}

extension UIView {
  fileprivate var dumpedText: (String?, UIFont?) {
    switch self {
    case let label as UILabel: (label.text, label.font)
    case let button as UIButton: (button.currentTitle ?? button.configuration?.title, nil)
    case let field as UITextField: (field.text?.isEmpty == false ? field.text : field.placeholder, field.font)
    case let view as UITextView: (view.text, view.font)
    default: (nil, nil)
    }
  }
}

extension ScreenDump.Device {
  /// A device by its profile, with the screen in points.
  package init(model: String, size: Size, _ profile: Profile, isPad: Bool) {
    self.init(
      model: model, size: size, scale: profile.scale, idiom: isPad ? .pad : .phone,
      horizontalSizeClass: profile.horizontalSizeClass == .compact ? .compact : .regular,
      verticalSizeClass: profile.verticalSizeClass == .compact ? .compact : .regular,
      textSize: profile.contentSizeCategory.rawValue, direction: profile.isRightToLeft ? .rightToLeft : .leftToRight,
      appearance: profile.isDark ? .dark : .light, orientation: size.width > size.height ? .landscape : .portrait)
  }
}
