/// A place of a view from which something can be dragged, or where it can be dropped, with a name for those who cannot see it.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view; not kept alive.
  public private(set) weak var view: UIView?
  /// In the coordinates of ``view``, points.
  public let point: CGPoint
  /// ``attributedName`` without attributes.
  public var name: String { attributedName.string }
  /// What is done there, such as "Drag the note".
  public let attributedName: NSAttributedString

  /// The place in the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// A place in a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// A place in a view, with attributes for speech.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
  }
}

nonisolated(unsafe) private var dragSourcesKey: UInt8 = 0
nonisolated(unsafe) private var dropPointsKey: UInt8 = 0

extension UIView {
  /// Where a drag can begin, in place of the middle of a view that can be dragged; nil by default. VoiceOver reads the names.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { objc_getAssociatedObject(self, &dragSourcesKey) as? [UIAccessibilityLocationDescriptor] }
    set { objc_setAssociatedObject(self, &dragSourcesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Where something can be dropped, in place of the middle of a view that takes drops; nil by default. VoiceOver reads the names.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { objc_getAssociatedObject(self, &dropPointsKey) as? [UIAccessibilityLocationDescriptor] }
    set { objc_setAssociatedObject(self, &dropPointsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
