import AVFoundation
import UIKit

/// Hears of a player on the screen. Every function has a default.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// The film is about to be in a small window. The default does nothing.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The film is in a small window. The default does nothing.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The film cannot be in a small window. The default does nothing.
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  /// The film is about to leave the small window. The default does nothing.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The film has left the small window. The default does nothing.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Whether the controller goes when the film is in a small window; true by default.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Brings the controller back; the handler wants to know whether it is. The default brings nothing back.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
  /// The film is about to fill the screen. The default does nothing.
  /// Never called here: Trellis does not simulate the full-screen button.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
  /// The film is about to fill the screen no more. The default does nothing.
  /// Never called here: Trellis does not simulate the full-screen button.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// True.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// Brings nothing back.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Shows a player with its buttons. Nothing is shown or heard: pictures show a box.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// A controller without a player.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The player.
  open var player: AVPlayer?
  /// Hears of it.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are buttons. Kept for the app: there are none.
  open var showsPlaybackControls = true
  /// How a film fills the view. Kept for the app.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there; false here.
  open var isReadyForDisplay: Bool { false }
  /// Where the pictures are: nowhere, as long as none is known.
  open var videoBounds: CGRect { .zero }
  /// Whether films may be in a small window. Kept for the app, but for ``showPictureInPicture(_:)``.
  open var allowsPictureInPicturePlayback = true
  /// Whether a film goes to a small window with the app. Kept for the app.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether what plays is told to the system. Kept for the app.
  open var updatesNowPlayingInfoCenter = true
  /// Whether a film fills the screen when it begins. Kept for the app.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether a film leaves the screen when it ends. Kept for the app.
  open var exitsFullScreenWhenPlaybackEnds = false
  private var overlay: UIView?
  /// A view over the film and under the buttons; as large as the view.
  open var contentOverlayView: UIView? {
    if overlay == nil, let view {
      let made = UIView(frame: view.bounds)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
      overlay = made
    }
    return overlay
  }

  open override func loadView() {
    let box = StandInBox("Player")
    box.backgroundColor = .black
    view = box
  }

  /// Puts the film into a small window, or takes it out. Not Apple's.
  open func showPictureInPicture(_ isShown: Bool) {
    guard allowsPictureInPicturePlayback else { return }
    if isShown {
      delegate?.playerViewControllerWillStartPictureInPicture(self)
      delegate?.playerViewControllerDidStartPictureInPicture(self)
      let goes = delegate?.playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(self) ?? true
      if goes { presentingViewController?.dismiss(animated: false) }
    } else {
      delegate?.playerViewControllerWillStopPictureInPicture(self)
      delegate?.playerViewController(self, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: { _ in })
      delegate?.playerViewControllerDidStopPictureInPicture(self)
    }
  }
  /// Says that the film cannot be in a small window. Not Apple's.
  open func failPictureInPicture(_ error: any Error) {
    delegate?.playerViewController(self, failedToStartPictureInPictureWithError: error)
  }
}

/// A button for where sound goes; a box without an action here.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView, StandInView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  package var standInText: String { "AirPlay" }
  /// The color of the button while sound goes elsewhere. Kept for the app.
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether devices with a screen come first. Kept for the app.
  open var prioritizesVideoDevices = false
}
