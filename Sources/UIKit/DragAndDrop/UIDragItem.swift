/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is given to who it is dropped on.
  public let itemProvider: NSItemProvider
  /// For the app itself; nil by default.
  open var localObject: Any?
  /// What is shown under the finger; nil is the lifted view. Asked when the item is lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item that promises what the provider does.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks for the preview of a drop again. No effect here, which the log says once: no preview is shown.
  open func setNeedsDropPreviewUpdate() { LayoutLog.noteWithoutEffect("UIDragItem.setNeedsDropPreviewUpdate()") }
}

/// What is shown under a finger that drags. No picture shows it.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  /// What is shown.
  public let view: UIView
  /// Its look.
  public let parameters: UIDragPreviewParameters

  /// With the look of the system.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  /// With a look.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
  /// An address.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }
  /// An address with a title above it.
  public convenience init(for url: URL, title: String?) { self.init(view: Self.label(url, title)) }

  static func label(_ url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    label.numberOfLines = 2
    label.text = [title, url.absoluteString].compactMap { $0 }.joined(separator: "\n")
    label.sizeToFit()
    return label
  }

  /// The preview itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The look of what is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// All of the view.
  public override init() { super.init() }
  /// The lines of a text, in points.
  public override init(textLineRects: [NSValue]) { super.init(textLineRects: textLineRects) }
}

/// The place of what is dragged.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
  /// A place in a view.
  public override init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    super.init(container: container, center: center, transform: transform)
  }
}

/// What is dragged, with its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// A view that need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }
  /// A view where it is now; one without a superview is its own container.
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// The same with the look of the system.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  /// An address at a place.
  public convenience init(for url: URL, target: UIDragPreviewTarget) { self.init(for: url, title: nil, target: target) }
  /// An address with a title above it, at a place.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(view: UIDragPreview.label(url, title), parameters: UIDragPreviewParameters(), target: target)
  }
  /// The same view in another place.
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    let target = newTarget as? UIDragPreviewTarget
    return UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(),
      target: target
        ?? UIDragPreviewTarget(
          container: newTarget.container, center: newTarget.center, transform: newTarget.transform))
  }
}
