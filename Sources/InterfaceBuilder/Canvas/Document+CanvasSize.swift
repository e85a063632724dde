import Platform

extension Document {
  /// Pixels per point on the canvas: 2, or 3 on the phones that have it. Without a device 2.
  package var canvasScale: Double { CanvasDevice(of: self).scale }

  /// The size of the screen as the document turns it, in points.
  package var canvasScreenSize: Size {
    let size = CanvasDevice(of: self).portraitSize
    return device?.orientation == .landscape ? size.transposed : size
  }

  /// The size classes of the canvas: those of the device, or "any" on the square canvas.
  package var canvasSizeClasses: SizeClasses {
    let classes = CanvasDevice(of: self).sizeClasses(isLandscape: device?.orientation == .landscape)
    return SizeClasses(horizontal: SizeClass(classes.horizontal), vertical: SizeClass(classes.vertical))
  }

  /// The size of the scene's root view on the canvas, in points: the stored one, since sheets, freeform roots and
  /// roots between opaque bars are smaller or larger than the screen; else that of the screen.
  package func canvasRootSize(of scene: Scene) -> Size {
    guard let size = scene.rootView?.frame?.size, size.width > 0, size.height > 0 else { return canvasScreenSize }
    return size
  }
}

extension SizeClass {
  /// Nil is unspecified.
  package init(_ sizeClass: Device.SizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}
