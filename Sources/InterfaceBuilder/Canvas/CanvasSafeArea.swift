import Platform

/// The safe area of one scene's root on the canvas.
struct CanvasSafeArea {
  let scene: Scene
  let document: Document

  private var device: CanvasDevice { CanvasDevice(of: document) }
  private var root: Size { document.canvasRootSize(of: scene) }
  private var screen: Size { document.canvasScreenSize }
  private var xcode: Int { document.xcode.major }

  /// The insets of a view that lies in the scene beside its root and is lower than the screen: what is added to every root, and at the
  /// top what it covers of the screen's own.
  var insetsBesideRoot: Insets {
    let added = CanvasBars(of: scene, in: document).added
    return Insets(top: 2 * added.top, bottom: added.bottom)
  }

  var insets: Insets {
    let bars = CanvasBars(of: scene, in: document)
    var insets = scene.controller == nil ? looseInsets(bars) : controllerInsets(bars)
    if device.family == .roundedPhone, document.device?.orientation == .landscape {
      let side = device.statusBar(id: document.device?.id, xcode: document.xcode)
      insets.left = side
      insets.right = side
    }
    return insets
  }

  // MARK: - Controllers

  private func controllerInsets(_ bars: CanvasBars) -> Insets {
    // The square of Xcode 6 and 7 was not laid out on the device that the document has since: 3 of 3 roots, 1 with a device.
    if xcode >= 11, root == Size(width: 600, height: 600), freeformSize == nil { return Insets() }
    // Since Xcode 15 the inset at the bottom is there however low the root is, as it is for views without a controller: 7 of 7 roots.
    let bottom = xcode >= 15 && bars.added == Insets() ? bars.bottom : overlap(bars.bottom)
    let insets = Insets(top: bars.top, bottom: bars.added.bottom + bottom)
    if let freeformSize, let sheet = sheetInsets(missing: freeformSize.height - root.height, bars: bars) {
      return sheet
    }
    let missing = screen.height - root.height
    // Popovers and narrow freeform roots lie away from the screen's edges: 2 of 2 scenes.
    if bars.added.top > 0, root.width < screen.width, !bars.isEmbedded { return Insets(top: bars.added.top) }
    guard missing > 0.5, abs(root.width - screen.width) < 0.5, !bars.isEmbedded else { return insets }
    return sheetInsets(missing: missing, bars: bars) ?? shortRootInsets(missing: missing, bars: bars) ?? insets
  }

  /// The size that a controller simulates, in points; nil for the device's. A sheet of that size is lower by the gap above it: 3 of 3.
  private var freeformSize: Size? {
    guard let element = scene.controller?.element else { return nil }
    let size = element.child("size", key: "freeformSize")
    if let width = size?["width"].flatMap(Double.init), let height = size?["height"].flatMap(Double.init) {
      return Size(width: width, height: height)
    }
    return element.child("freeformSimulatedSizeMetrics") == nil ? nil : screen
  }

  /// The insets of a root that is shorter than the screen by just the height of opaque bars, and lies between them.
  private func shortRootInsets(missing: Double, bars: CanvasBars) -> Insets? {
    let status = device.statusBar(id: document.device?.id, xcode: document.xcode)
    // Status and navigation bar of this and neighboring generations; the bars alone, upright and on the side.
    let tops = [44, 32, 64, 88, 91, 92, status + 44, bars.added.top + status + bars.navigationBar]
    let bottoms = [49, 49 + bars.homeIndicator]
    if tops.contains(missing) { return Insets(top: 0, bottom: bars.added.bottom + bars.bottom) }
    if bottoms.contains(missing) { return Insets(top: bars.top, bottom: 0) }
    let isBetween = tops.contains { top in bottoms.contains { top + $0 == missing } }
    return isBetween ? .zero : nil
  }

  /// The insets of a page sheet, which begins below the status bar.
  ///
  /// The root is shorter by 54 or 20 points, the gap above the sheet. Xcode 15 and later leave 10, and take the
  /// sheet to float above the home indicator. The bar of a sheet is higher than usual.
  private func sheetInsets(missing: Double, bars: CanvasBars) -> Insets? {
    guard xcode >= 11 else { return nil }
    if bars.added.top > 0 { return addedSheetInsets(missing: missing, bars: bars) }
    let top: Double = bars.navigationBar > 0 ? BarHeights.navigationBarOfSheet : 0
    if device.isRounded && missing == 10 { return Insets(top: top, bottom: 0) }
    guard missing == (device.isRounded ? 54 : 20) || device.isRounded && missing == 56 else { return nil }
    // A sheet lies over the bars of who shows it.
    let isPresented = scene.controller.map { document.navigation.isPresentedByShowing($0.id) } ?? false
    return Insets(top: top, bottom: isPresented ? bars.homeIndicator : bars.bottom)
  }

  /// The insets of a sheet on a canvas that counts the screen's insets twice: at the top those that are added to every
  /// root (19 of 20 scenes), or 70 with its own bar (3 of 3), 126 if that has a large title (3 of 3), at the bottom nothing.
  private func addedSheetInsets(missing: Double, bars: CanvasBars) -> Insets? {
    guard missing == bars.added.top || missing == bars.added.top + 10 else { return nil }
    guard bars.navigationBar > 0 else { return Insets(top: bars.added.top) }
    return Insets(top: bars.hasLargeTitle ? 126 : 70)
  }

  /// The part of an inset at the bottom of the screen that a root at the screen's origin covers, in points.
  ///
  /// A root wider than the screen has the whole inset, however low it is: so have 6 xibs and 2 of 3 controllers' views.
  private func overlap(_ inset: Double) -> Double {
    if root.width > screen.width { return inset }
    return max(0, min(inset, root.height - (screen.height - inset)))
  }

  // MARK: - Views without a controller

  private func looseInsets(_ bars: CanvasBars) -> Insets {
    // A cell stands in a list, not under bars: with their insets 0.11 % fewer views of complete scenes agree. Xcode 9 and 10 drew the
    // status bar over high ones.
    switch scene.rootView?.kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView:
      return bars.isUnderHighRoots ? Insets(top: bars.top) : .zero
    default: break
    }
    let isFreeform = scene.rootView?.element.child("freeformSimulatedSizeMetrics") != nil
    var top = bars.top
    // Low freeform views have no status bar: 44 to 351 high none of 17, from 448 on all of 6.
    if xcode <= 10 && isFreeform && root.height < 400 { top = 0 }
    // Since Xcode 15 the inset at the bottom is there however low the view is.
    return Insets(top: top, bottom: bars.added.bottom + (xcode >= 15 ? bars.bottom : overlap(bars.bottom)))
  }
}
