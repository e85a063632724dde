/// Told what happens to a document that is shown or given to another app.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller that presents the preview. Without one there is no preview: the method has to be declared for
  /// ``UIDocumentInteractionController/presentPreview(animated:)``.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// Where the preview seems to come from, in points of the view below. Asked, without effect: nothing zooms here.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// The view that the preview seems to come from. Asked, without effect: nothing zooms here.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before the preview is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called when the preview is gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu of options is shown.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called when the menu of options is gone.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Never called here: there is no other app, so the menu of apps is not shown.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Never called here: there is no other app, so the menu of apps is not shown.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Never called here: there is no other app that can open the document.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Never called here: there is no other app that can open the document.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller that presents nothing.
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  { NoPreview() }
  /// Zero.
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  /// None.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// What a delegate gives that declares no controller for the preview.
@MainActor
private final class NoPreview: UIViewController {}

/// Shows a file, or lists what can be done with it. The preview has the name of the file and Done; the menus have what can be shared.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Not kept alive.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Of the file; nil, the default, raises an exception when something is shown.
  open var url: URL?
  /// The uniform type: that of the extension unless it is set.
  open var uti: String? {
    get { givenType ?? url.flatMap(DocumentTypes.type(of:)) }
    set { givenType = newValue }
  }
  private var givenType: String?
  /// The name that is shown: that of the file unless it is set.
  open var name: String? {
    get { givenName ?? url?.lastPathComponent }
    set { givenName = newValue }
  }
  private var givenName: String?
  /// For the app that opens the file. Kept for it; nobody reads it here.
  open var annotation: Any?
  /// Images of the file's kind: the symbol `doc`, or none if it is unknown.
  open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }
  /// Empty: recognizers for a view that shows an icon are left to the app. Never filled here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private weak var shown: UIViewController?

  /// Of no file yet.
  public override init() { super.init() }

  /// Of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  private func requireFile() -> URL? {
    if url == nil {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "UIDocumentInteractionController: invalid scheme (null).  Only the file scheme is supported.")
    }
    return url
  }

  /// Shows the file over the controller that the delegate gives; false if there is none or it already presents something.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url = requireFile(), let delegate else { return false }
    let below = delegate.documentInteractionControllerViewControllerForPreview(self)
    guard !(below is NoPreview), below.presentedViewController == nil else { return false }
    _ = delegate.documentInteractionControllerRectForPreview(self)
    _ = delegate.documentInteractionControllerViewForPreview(self)
    delegate.documentInteractionControllerWillBeginPreview(self)
    let preview = PreviewScreen(title: name ?? url.lastPathComponent) { [self] in
      delegate.documentInteractionControllerDidEndPreview(self)
    }
    shown = preview
    below.present(preview, animated: animated)
    return true
  }

  /// Ends the preview.
  open func dismissPreview(animated: Bool) { shown?.dismiss(animated: animated) }

  /// Lists what can be done with the file, beside a rectangle of a view, in its points; false if the view is on no screen.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    showOptions(over: view, animated) {
      $0?.sourceView = view; $0?.sourceRect = rect
    }
  }
  /// The same beside an item of a bar.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    showOptions(over: nil, animated) { $0?.barButtonItem = item }
  }
  /// Lists the apps that open the file: none here, so the menu is not shown and the answer is false.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { showNoApps() }
  /// The same beside an item of a bar.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { showNoApps() }

  /// Ends the menu.
  open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }

  private func showNoApps() -> Bool {
    _ = requireFile()
    return false
  }

  private func showOptions(
    over view: UIView?, _ animated: Bool, place: (UIPopoverPresentationController?) -> Void
  ) -> Bool {
    guard let url = requireFile() else { return false }
    let window = view == nil ? UIApplication.shared.keyWindow : view?.window
    var below = window?.rootViewController
    while let next = below?.presentedViewController { below = next }
    guard let below else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [self] _, _, _, _ in
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    place(sheet.popoverPresentationController)
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    shown = sheet
    below.present(sheet, animated: animated)
    return true
  }
}

/// Shows the name of a file.
@MainActor
private final class PreviewScreen: UIViewController {
  private let ended: () -> Void

  init(title: String, ended: @escaping () -> Void) {
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = SystemPanelView(title: title, closeTitle: "Done") { [weak self] in self?.dismiss(animated: true) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ended()
  }
}
