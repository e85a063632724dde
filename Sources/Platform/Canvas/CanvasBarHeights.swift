extension BarHeights {
  /// The bars of a canvas, in points.
  ///
  /// Those of the device, but a tab bar and a tool bar were never low on a phone on its side, and from Xcode 11 on, above a home
  /// indicator always, a tool bar was as high as a tab bar. So the safe areas say that are stored.
  public init(on canvas: CanvasDevice, of xcode: XcodeGeneration, isLandscape: Bool) {
    let isLow = canvas.isPhone && isLandscape
    self.init(
      idiom: canvas.isPad ? .pad : .phone, horizontal: .compact, vertical: isLow ? .compact : .regular,
      release: xcode.systemRelease, floats: false)
    guard !canvas.isPad else { return }
    tabBar = 49
    toolbar = canvas.isRounded || xcode.major >= 11 ? 49 : 44
  }
}
