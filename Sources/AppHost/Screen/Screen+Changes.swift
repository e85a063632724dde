import Platform
import UIKit

/// What the system does to an app's surroundings. Each is one change: controllers are told of the new size before anything changes, then
/// all of it changes, what runs alongside the transition does, the layout follows, and the completions.
extension Screen {
  /// Turns the device on its side, or upright again. The interface follows if the app and its controllers support that.
  ///
  /// - Throws: ``ScreenError`` if they do not: the interface then stays as it is.
  public func rotate() throws { try rotate(to: orientation == .portrait ? .landscape : .portrait) }

  /// Holds the device so; nothing happens if it is held so already.
  public func rotate(to orientation: Device.Orientation) throws {
    guard orientation != self.orientation else { return }
    let wanted: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscape
    let supported = run { supportedOrientations }
    guard !supported.isDisjoint(with: wanted) else {
      throw ScreenError("neither the app nor its controllers support \(orientation.rawValue)")
    }
    let size = device.size(of: part, in: orientation) == nil ? Device.Split.full : part
    change { (self.orientation, part) = (orientation, size) }
  }

  package var supportedOrientations: UIInterfaceOrientationMask {
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController, next.presentationController?.isSheetOrPopover != true {
      controller = next
    }
    let ofApp =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations
    guard let controller else { return ofApp }
    return controller.shouldAutorotate ? ofApp.intersection(controller.supportedInterfaceOrientations) : []
  }

  /// Puts another device in place of this one, held as this one is, with the app in all of its screen.
  public func become(_ model: Model) {
    let found = Screen.device(model)
    change { (device, modelName, part) = (found.device, found.name, .full) }
  }

  /// Gives the app a part of the screen, beside or over another app.
  ///
  /// - Throws: ``ScreenError`` if the device has no such part, held as it is.
  public func split(_ part: Device.Split) throws {
    guard device.size(of: part, in: orientation) != nil else {
      throw ScreenError("\(modelName) has no \(part.rawValue) in \(orientation.rawValue)")
    }
    change { self.part = part }
  }

  /// The text size of the user's settings.
  public var textSize: UIContentSizeCategory {
    get { UIContentSizeCategory(display.profile.contentSizeCategory) }
    set { run { display.profile.contentSizeCategory = newValue.category ?? .large } }
  }

  /// Light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { display.profile.isDark ? .dark : .light }
    set { run { display.profile.isDark = newValue == .dark } }
  }

  /// Whether leading is right.
  public var rightToLeft: Bool {
    get { display.profile.isRightToLeft }
    set { run { display.profile.isRightToLeft = newValue } }
  }

  private func change(_ change: () -> Void) {
    run {
      change()
      guard let size = device.size(of: part, in: orientation),
        let classes = device.sizeClasses(of: part, in: orientation)
      else { return }
      let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      var profile = Profile(device, orientation, release: release)
      (profile.horizontalSizeClass, profile.verticalSizeClass) = classes
      let old = display.profile
      profile.contentSizeCategory = old.contentSizeCategory
      (profile.isDark, profile.isRightToLeft) = (old.isDark, old.isRightToLeft)
      let whole = display.bounds.size
      for window in windows {
        window.change(to: window.frame.size == whole ? bounds : window.frame) {
          display.bounds = bounds
          display.profile = profile
          if display.keyboard != nil { display.keyboard = presentKeyboard }
        }
      }
      (display.bounds, display.profile) = (bounds, profile)
    }
  }

  // MARK: The keyboard

  /// What the first responder brings up: the keyboard with its accessory, or the view that it has instead.
  var presentKeyboard: Keyboard? {
    guard let responder = window?.firstResponder, responder is any UIKeyInput || responder.inputView != nil else {
      return nil
    }
    var height = CGFloat(KeyboardMetrics.height(on: device, orientation))
    if let instead = responder.inputView {
      height = instead.frame.height + CGFloat(device.safeArea(in: orientation).bottom)
    }
    return .docked(height: height + (responder.inputAccessoryView?.frame.height ?? 0))
  }
}

extension UIPresentationController {
  /// Whether the presentation leaves the rotation to what lies below it.
  fileprivate var isSheetOrPopover: Bool {
    self is UIPopoverPresentationController || presentedViewController is UIAlertController
  }
}
