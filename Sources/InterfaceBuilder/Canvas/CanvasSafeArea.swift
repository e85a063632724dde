/// The safe area of one scene's root on the canvas.
struct CanvasSafeArea {
  let scene: Scene
  let document: Document

  private var device: CanvasDevice { CanvasDevice(of: document) }
  private var root: Size { document.canvasRootSize(of: scene) }
  private var screen: Size { document.canvasScreenSize }
  private var xcode: Int { document.xcode.major }

  var insets: EdgeInsets {
    let bars = CanvasBars(of: scene, in: document)
    var insets = scene.controller == nil ? looseInsets(bars) : controllerInsets(bars)
    if device.family == .roundedPhone, scene.isLandscape(in: document) {
      let side = device.statusBar(id: document.device?.id, xcode: xcode)
      insets.left = side
      insets.right = side
    }
    return insets
  }

  // MARK: - Controllers

  private func controllerInsets(_ bars: CanvasBars) -> EdgeInsets {
    var insets = EdgeInsets(top: bars.top, bottom: overlap(bars.bottom))
    let missing = screen.height - root.height
    guard missing > 0.5, abs(root.width - screen.width) < 0.5 else { return insets }
    if let sheet = sheetInsets(missing: missing, bars: bars) { return sheet }
    let status = device.statusBar(id: document.device?.id, xcode: xcode)
    let tops = Set([44, 32, 64, status + 44, 88, 91, 92])
    let bottoms = Set([49, 49 + bars.homeIndicator])
    if tops.contains(missing) {
      insets = EdgeInsets(top: 0, bottom: bars.bottom)
    } else if bottoms.contains(missing) {
      insets = EdgeInsets(top: bars.top, bottom: 0)
    } else if tops.contains(where: { top in bottoms.contains { top + $0 == missing } }) {
      insets = .zero
    }
    return insets
  }

  /// A page sheet begins below the status bar, which it does not reach.
  private func sheetInsets(missing: Double, bars: CanvasBars) -> EdgeInsets? {
    let gap: Double = device.isRounded ? 54 : 20
    guard xcode >= 11, missing == gap || device.isRounded && missing == 56 else { return nil }
    return EdgeInsets(top: bars.navigationBar > 0 ? 56 : 0, bottom: bars.bottom)
  }

  /// What of an inset at the bottom of the screen a root at its origin still covers.
  private func overlap(_ inset: Double) -> Double {
    max(0, min(inset, root.height - (screen.height - inset)))
  }

  // MARK: - Views without a controller

  private func looseInsets(_ bars: CanvasBars) -> EdgeInsets {
    let isFreeform = scene.rootView?.element.child("freeformSimulatedSizeMetrics") != nil
    var top = bars.top
    if xcode <= 10 && isFreeform && root.height < 400 { top = 0 }
    let isWider = root.width > screen.width
    return EdgeInsets(top: top, bottom: isWider ? bars.homeIndicator : overlap(bars.homeIndicator))
  }
}
