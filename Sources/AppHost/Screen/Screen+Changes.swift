import Platform
import UIKit

/// What the system does to an app's environment. Each is one change: controllers hear of the new size before anything changes, then
/// all of it changes, what runs alongside the transition does, the layout follows, and the completions.
extension Screen {
  /// Rotates the device to landscape, or back to portrait. The interface follows if the app and its view controllers support that.
  ///
  /// - Throws: ``ScreenError`` if they do not; the interface then keeps its orientation.
  public func rotate() throws { try rotate(to: orientation == .portrait ? .landscape : .portrait) }

  /// Rotates the device to an orientation; nothing happens if it already has it.
  public func rotate(to orientation: Device.Orientation) throws {
    guard orientation != self.orientation else { return }
    let wanted: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscape
    let supported = run { supportedOrientations }
    guard !supported.isDisjoint(with: wanted) else {
      throw ScreenError("neither the app nor its view controllers support \(orientation.rawValue)")
    }
    let size = device.size(of: part, in: orientation) == nil ? Device.Split.full : part
    turn(to: orientation) { change { (self.orientation, part) = (orientation, size) } }
  }

  /// Rotates the screen to one of the orientations that an app wants; says why if that is impossible.
  func rotate(toOneOf orientations: UIInterfaceOrientationMask) -> String? {
    let present: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscape
    guard orientations.isDisjoint(with: present) else { return nil }
    do {
      try rotate(to: orientations.isDisjoint(with: .landscape) ? .portrait : .landscape)
      return nil
    } catch { return "\(error)" }
  }

  /// Tells the app of a rotation before and after it, in the order of iOS.
  private func turn(to orientation: Device.Orientation, _ change: () -> Void) {
    run {
      let (old, oldFrame) = (application.statusBarOrientation, application.statusBarFrame)
      let new: UIInterfaceOrientation = orientation == .portrait ? .portrait : .landscapeLeft
      let delegate = application.connectedScenes.isEmpty ? application.delegate : nil
      let scene = application.firstScene as? UIWindowScene
      let (oldSpace, oldTraits) = (display.coordinateSpace(of: display.bounds.size), display.traitCollection)
      UIDevice.current.post(UIDevice.orientationDidChangeNotification)
      delegate?.application(application, willChangeStatusBarOrientation: new, duration: 0.3)
      application.post(
        UIApplication.willChangeStatusBarOrientationNotification,
        [UIApplication.statusBarOrientationUserInfoKey: new.rawValue])
      let width = device.size(in: orientation).width
      let height = device.statusBarHeight(in: orientation, release: release)
      let next = application.isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: width, height: height)
      if next != oldFrame {
        delegate?.application(application, willChangeStatusBarFrame: next)
        application.post(
          UIApplication.willChangeStatusBarFrameNotification, [UIApplication.statusBarFrameUserInfoKey: next])
      }
      change()
      let newFrame = application.statusBarFrame
      if newFrame != oldFrame {
        delegate?.application(application, didChangeStatusBarFrame: oldFrame)
        application.post(
          UIApplication.didChangeStatusBarFrameNotification, [UIApplication.statusBarFrameUserInfoKey: oldFrame])
      }
      delegate?.application(application, didChangeStatusBarOrientation: old)
      application.post(
        UIApplication.didChangeStatusBarOrientationNotification,
        [UIApplication.statusBarOrientationUserInfoKey: old.rawValue])
      if let scene {
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
          scene, didUpdate: oldSpace, interfaceOrientation: old, traitCollection: oldTraits)
      }
    }
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

  /// Replaces the device by another one in the same orientation, with the app in full screen.
  ///
  /// - Parameter release: That of the new device; nil is the present one, whether or not the device runs it.
  public func become(_ model: Model, release: Int? = nil) {
    let found = Screen.device(model)
    change {
      (device, modelName, part) = (found.device, found.name, .full)
      if let release { self.release = release }
    }
  }

  /// Gives the app a part of the screen, beside another app or over it.
  ///
  /// - Throws: ``ScreenError`` if the device has no such part in its orientation.
  public func split(_ part: Device.Split) throws {
    guard device.size(of: part, in: orientation) != nil else {
      throw ScreenError("\(modelName) has no \(part.rawValue) in \(orientation.rawValue)")
    }
    change { self.part = part }
  }

  /// The text size that the user has set.
  public var textSize: UIContentSizeCategory {
    get { UIContentSizeCategory(display.profile.contentSizeCategory) }
    set { run { display.profile.contentSizeCategory = newValue.category ?? .large } }
  }

  /// Light or dark.
  public var appearance: UIUserInterfaceStyle {
    get { display.profile.isDark ? .dark : .light }
    set { run { display.profile.isDark = newValue == .dark } }
  }

  /// Whether the leading edge is on the right.
  public var rightToLeft: Bool {
    get { display.profile.isRightToLeft }
    set { run { display.profile.isRightToLeft = newValue } }
  }

  private func change(_ change: () -> Void) {
    run {
      change()
      guard let size = device.size(of: part, in: orientation),
        let classes = device.sizeClasses(of: part, in: orientation, release: release)
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
          if display.keyboard != nil {
            display.keyboard = presentKeyboard
            keyboardIsStale = true
          }
        }
      }
      (display.bounds, display.profile, display.modelName) = (bounds, profile, modelName)
    }
  }

  // MARK: The keyboard

  /// What the first responder shows: the keyboard with its accessory, an input view in place of the keyboard, or the accessory alone.
  var presentKeyboard: Keyboard? {
    guard let responder = window?.firstResponder else { return nil }
    let accessory = window?.inputAccessoryHeight ?? 0
    let height = keysHeight
    guard height > 0 || accessory > 0 || responder.shownInputView != nil else { return nil }
    return .docked(height: height + accessory)
  }

  /// The height of the keyboard without an accessory; 0 if there is none.
  var keysHeight: CGFloat {
    guard let responder = window?.firstResponder else { return 0 }
    if let instead = responder.shownInputView {
      return instead.frame.height + CGFloat(device.safeArea(in: orientation, release: release).bottom)
    }
    guard responder is any UIKeyInput else { return 0 }
    let hasSuggestions = responder.hasSuggestions(idiom: device.idiom, release: release)
    return CGFloat(
      KeyboardMetrics.height(on: device, orientation, release: release, hasSuggestions: hasSuggestions))
  }
}

extension UIPresentationController {
  /// Whether the presentation leaves the rotation to what lies below it.
  fileprivate var isSheetOrPopover: Bool {
    self is UIPopoverPresentationController || presentedViewController is UIAlertController
  }
}
