/// What the menu of a document's title shows of it, and what can be dragged and shared from there. The menu is not shown here.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// Of the document; nil for properties of metadata.
  let url: URL?
  /// What is known of the document, as it was given; its type on iOS is one of LinkPresentation.
  open var metadata: AnyObject?
  /// Gives what is dragged. No effect here, which the log says once.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])? {
    didSet { LayoutLog.noteWithoutEffect("UIDocumentProperties.dragItemsProvider") }
  }
  /// Gives the share sheet. No effect here, which the log says once.
  open var activityViewControllerProvider: (() -> UIActivityViewController)? {
    didSet { LayoutLog.noteWithoutEffect("UIDocumentProperties.activityViewControllerProvider") }
  }
  /// False by default. No effect here, which the log says once.
  open var wantsIconRepresentation = false {
    didSet { LayoutLog.noteWithoutEffect("UIDocumentProperties.wantsIconRepresentation") }
  }

  /// Of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  /// Of what is known.
  public init(metadata: AnyObject) {
    url = nil
    self.metadata = metadata
    super.init()
  }
}

extension UINavigationItem {
  /// What the menu of the title shows of the document; nil by default. No effect here, which the log says once: a title opens no menu.
  public var documentProperties: UIDocumentProperties? {
    get { objc_getAssociatedObject(self, &documentPropertiesKey) as? UIDocumentProperties }
    set {
      objc_setAssociatedObject(self, &documentPropertiesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if newValue != nil { LayoutLog.noteWithoutEffect("UINavigationItem.documentProperties") }
    }
  }
}

nonisolated(unsafe) private var documentPropertiesKey: UInt8 = 0
