/// Gives more than what is on the screen when the user takes a screenshot.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: AnyObject {
  /// Never called here: Trellis does not simulate the screenshots of a person.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// Gives nothing.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

/// Takes part in screenshots of a scene.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// Not kept alive. No effect here, which the log says once: nobody takes a screenshot.
  open weak var delegate: (any UIScreenshotServiceDelegate)? {
    didSet { LayoutLog.noteWithoutEffect("UIScreenshotService.delegate") }
  }
  /// The scene.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }

  fileprivate static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIWindowScene {
  /// Takes part in screenshots; made when it is first read.
  public var screenshotService: UIScreenshotService? {
    if let made = objc_getAssociatedObject(self, UIScreenshotService.key) as? UIScreenshotService { return made }
    let made = UIScreenshotService(self)
    objc_setAssociatedObject(self, UIScreenshotService.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
