extension Profile {
  /// Interface Builder's canvas of an Xcode generation, with sizes of text rounded to the pixels that its display had most often.
  public init(_ canvas: CanvasDevice, of xcode: XcodeGeneration, isLandscape: Bool = false) {
    idiom = canvas.isPad ? .pad : .phone
    scale = canvas.scale
    textScale = xcode.textScale(onScreenOf: canvas.scale)
    release = xcode.systemRelease
    (horizontalSizeClass, verticalSizeClass) = canvas.sizeClasses(isLandscape: isLandscape)
    contentSizeCategory = xcode.contentSizeCategory
    textStyleSizes = xcode.textStyleSizes
    behavior = .canvas
    behavior.roundsShrinkingTextStyles = xcode.roundsShrinkingTextStyles
    if xcode.hugsSegmentedControls { behavior.segmentedControlVerticalHugging = nil }
    if xcode.drawsSlidersOfDevices { behavior.sliderHeight = Behavior.device.sliderHeight }
  }
}
