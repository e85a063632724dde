/// What a controller shows in place of content that it has not. Of iOS 17.
extension UIViewController {
  /// Shown over all of the view, and updated for ``contentUnavailableConfigurationState``; nil, the default, shows the content.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable?.configuration }
    set {
      guard newValue != nil || contentUnavailable != nil else { return }
      madeContentUnavailable.configuration = newValue
      showContentUnavailable()
    }
  }

  /// Asks for a call of ``updateContentUnavailableConfiguration(using:)`` in the next layout of the view.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    madeContentUnavailable.isStale = true
    viewIfLoaded?.setNeedsLayout()
  }

  private var madeContentUnavailable: ContentUnavailableState {
    if let contentUnavailable { return contentUnavailable }
    let made = ContentUnavailableState()
    contentUnavailable = made
    return made
  }

  /// Called before each layout of the view.
  func updateContentUnavailableIfNeeded() {
    guard let contentUnavailable else { return }
    if contentUnavailable.isStale {
      contentUnavailable.isStale = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    // A configuration that was set before the view was loaded.
    if contentUnavailable.configuration != nil, contentUnavailable.view == nil { showContentUnavailable() }
  }

  private func showContentUnavailable() {
    guard let contentUnavailable, let view = viewIfLoaded else { return }
    let configuration = contentUnavailable.configuration?.updated(for: contentUnavailableConfigurationState)
    if let shown = contentUnavailable.view, let configuration, shown.supports(configuration) {
      shown.configuration = configuration
      return view.bringSubviewToFront(shown)
    }
    contentUnavailable.view?.removeFromSuperview()
    contentUnavailable.view = configuration?.makeContentView()
    guard let new = contentUnavailable.view else { return }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new)
  }
}

/// The configuration of a controller without content, and the view that shows it.
@MainActor
final class ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller is to be asked for another one.
  var isStale = false
}
