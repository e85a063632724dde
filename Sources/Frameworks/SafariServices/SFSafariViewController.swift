import UIKit

/// Hears of a page that a controller shows. Every function has a default.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has tapped Done, by ``SFSafariViewController/finish()``. The default does nothing.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page is there, or is not; ``SFSafariViewController/completeInitialLoad(successfully:)`` says so. The default does nothing.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The first page has led to another address; ``SFSafariViewController/redirectInitialLoad(to:)`` says so. The default does nothing.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// The user opens the page in the browser; ``SFSafariViewController/openInBrowser()`` does. The default does nothing.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// Shows a page of the web with the bars of a browser. Nothing is fetched: pictures show a box with the address.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How the page shows.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether a page is shown for reading if it can be; false by default. No difference here.
    open var entersReaderIfAvailable = false
    /// Whether the bars shrink when the page scrolls; true by default. No difference here: nothing scrolls.
    open var barCollapsingEnabled = true

    /// The usual way.
    public override init() { super.init() }

    /// A copy; on the main actor.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      nonisolated(unsafe) var made: Any = ()
      MainActor.assumeIsolated { made = duplicate() }
      return made
    }
    func duplicate() -> Configuration {
      let copy = Configuration()
      (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
      return copy
    }
  }

  /// What the button says that ends it.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// The address of the page. Not Apple's.
  public let url: URL
  private let given: Configuration

  /// A page of the web; another scheme than `http` or `https` raises an exception.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    given = configuration.duplicate()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
      return
    }
  }

  /// A page of the web, shown in the usual way.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// The same, for reading if it can be; its place takes a configuration.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { return nil }

  /// Hears of the page.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A copy of how the page shows.
  open var configuration: Configuration { given.duplicate() }
  /// The color of the bars. No effect here, which the log says once.
  open var preferredBarTintColor: UIColor? {
    didSet { LayoutLog.noteWithoutEffect("SFSafariViewController.preferredBarTintColor") }
  }
  /// The color of the buttons. No effect here, which the log says once.
  open var preferredControlTintColor: UIColor? {
    didSet { LayoutLog.noteWithoutEffect("SFSafariViewController.preferredControlTintColor") }
  }
  /// What the button says that ends it; `.done` by default. No effect here, which the log says once.
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { LayoutLog.noteWithoutEffect("SFSafariViewController.dismissButtonStyle") }
  }

  open override func loadView() { view = StandInBox("Safari\n\(url.absoluteString)") }

  // MARK: For tests

  /// Taps Done: the controller is dismissed, and the delegate hears of it. Not Apple's.
  open func finish() {
    presentingViewController?.dismiss(animated: false)
    delegate?.safariViewControllerDidFinish(self)
  }
  /// Says that the first page is there, or is not. Not Apple's.
  open func completeInitialLoad(successfully isSuccess: Bool) {
    delegate?.safariViewController(self, didCompleteInitialLoad: isSuccess)
  }
  /// Says that the first page has led to another address. Not Apple's.
  open func redirectInitialLoad(to url: URL) { delegate?.safariViewController(self, initialLoadDidRedirectTo: url) }
  /// Opens the page in the browser. Not Apple's.
  open func openInBrowser() { delegate?.safariViewControllerWillOpenInBrowser(self) }
}
