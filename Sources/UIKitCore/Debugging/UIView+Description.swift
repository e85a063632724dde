import Geometry

extension UIView {
  /// The descriptions of the view and of all views below it, one a line, each with `   | ` in front for every level.
  public func recursiveDescription() -> String { descriptionLines(level: 0).joined(separator: "\n") }

  private func descriptionLines(level: Int) -> [String] {
    let indent = String(repeating: "   | ", count: level)
    return ["\(indent)\(self)"] + subviews.flatMap { $0.descriptionLines(level: level + 1) }
  }

  /// The description, such as `<UIView: 0x…; frame = (0 0; 10 10); hidden = YES; layer = <CALayer: 0x…>>`. Of
  /// properties other than frame and layer it has those that differ from a new view's.
  var fullDescription: String {
    let fields = descriptionFields.compactMap { $0 }.joined(separator: "; ")
    return "<\(logClassName): 0x\(String(address, radix: 16)); \(fields)>"
  }

  private var descriptionFields: [String?] {
    [
      baseClassName.map { "baseClass = \($0)" }, frameField,
      descriptionText.map { "text = '\($0)'" }, clipsToBounds ? "clipsToBounds = YES" : nil,
      alpha == 1 ? nil : "alpha = \(significantDigits(Double(alpha)))", isHidden ? "hidden = YES" : nil,
      isOpaque ? nil : "opaque = NO", autoresizingMask.isEmpty ? nil : "autoresize = \(autoresizingMask.logText)",
      isUserInteractionEnabled ? nil : "userInteractionEnabled = NO", tag == 0 ? nil : "tag = \(tag)",
      descriptionOfGestures, backgroundColor.map { "backgroundColor = \($0)" },
      (self as? UIImageView)?.image.map { "image = \($0)" },
      "layer = <\(layerClassName): 0x\(String(layerAddress, radix: 16))>",
    ] + ((self as? UIScrollView)?.contentFields ?? [])
  }

  /// The frame as descriptions and logs write it: `frame = (0 0; 10 10)`.
  var frameField: String {
    let f = [frame.minX, frame.minY, frame.width, frame.height].map { significantDigits(Double($0)) }
    return "frame = (\(f[0]) \(f[1]); \(f[2]) \(f[3]))"
  }

  private var descriptionOfGestures: String? {
    guard let first = gestureRecognizers?.first else { return nil }
    // The array's address; here one that goes with its first element.
    return "gestureRecognizers = <NSArray: \(ObjectAddress.of(first))>"
  }

  /// The text of labels, fields and text views; nil for other controls, because a button's title belongs to its label.
  private var descriptionText: String? { self is UIControl && !(self is UITextField) ? nil : logTitle }

  private var layerClassName: String { self is UILabel ? "_UILabelLayer" : "\(type(of: layer))" }

  /// UIKit's class that an app's class descends from; nil for a class of UIKit, and for a subclass of `UIView` itself.
  private var baseClassName: String? {
    var mirror = Mirror(reflecting: self)
    guard !ClassOrigin.isSystem(String(reflecting: mirror.subjectType)) else { return nil }
    while !ClassOrigin.isSystem(String(reflecting: mirror.subjectType)), let parent = mirror.superclassMirror {
      mirror = parent
    }
    return mirror.subjectType == UIView.self ? nil : UIKitCore.logClassName(of: mirror.subjectType)
  }
}

extension UIScrollView {
  /// What iOS writes behind the layer of a scroll view. Source: A.
  fileprivate var contentFields: [String?] {
    func list(_ numbers: CGFloat...) -> String { numbers.map { significantDigits(Double($0)) }.joined(separator: ", ") }
    let insets = adjustedContentInset
    return [
      "contentOffset: {\(list(contentOffset.x, contentOffset.y))}",
      "contentSize: {\(list(contentSize.width, contentSize.height))}",
      "adjustedContentInset: {\(list(insets.top, insets.left, insets.bottom, insets.right))}",
    ]
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts, horizontal before vertical, each axis in the order of the view: `LM+W+RM+TM+H+BM`.
  var logText: String {
    let words: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
