import Platform

extension UIScreen {
  /// Makes the screen that of another model, upright, with what the user has set as it was.
  ///
  /// One line at the beginning of a program or a test says what every window, view, font and `Screen()` of it that names no device stands
  /// on. An unknown name stops the program.
  ///
  /// ```swift
  /// UIScreen.main.become("iPhone SE (3rd generation)", release: 26)
  /// ```
  ///
  /// - Parameters:
  ///   - name: a model as Apple writes it, or the identifier of a screen, as `Device.named(_:)` reads it.
  ///   - release: the number of the iOS release whose controls, bars and fonts count; nil is the present one, 26 at first.
  public func become(_ name: String, release: Int? = nil) {
    guard let device = Device.named(name) else {
      fatalError("there is no device \"\(name)\"; to list the devices, run `trellis devices`")
    }
    var new = Profile(device, .portrait, release: release ?? profile.release)
    new.contentSizeCategory = profile.contentSizeCategory
    (new.isDark, new.isRightToLeft) = (profile.isDark, profile.isRightToLeft)
    bounds = CGRect(x: 0, y: 0, width: device.portraitSize.width, height: device.portraitSize.height)
    profile = new
    modelName = Device.model(named: name)?.name ?? device.displayName(release: profile.release)
  }
}
