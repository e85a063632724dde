import UIKit

/// Draws an overlay. A renderer measures in points of the map, from the upper left corner of the overlay's rectangle.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  weak var canvas: MapDrawing?
  /// A renderer of an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// How much of it shows, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// How it is put over what is under it; `.normal` by default.
  open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
  /// The pixels of a point, of the main screen.
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }

  /// The point of the renderer at a point of the map.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  /// The point of the map at a point of the renderer.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
  }
  /// The rectangle of the renderer at one of the map.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  /// The rectangle of the map at one of the renderer.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// Wants it drawn again.
  open func setNeedsDisplay() { canvas?.setNeedsRender() }
  /// Wants a part drawn again; all of it is.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  /// Wants a part drawn again at a scale; all of it is.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
  /// Whether a part can be drawn; true by default.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part. The default draws nothing.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
}

/// Draws an overlay with lines and colors.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color within; nil, the default, for none.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the line; nil, the default, for none.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The width of the line in points; 0, the default, is that of a road.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// How lines meet.
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  /// How lines end.
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  /// How long the tips of pointed corners may be; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// Where the pattern begins.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The lengths of lines and gaps in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Whether it is drawn into a picture first. Kept for the app.
  open var shouldRasterize = false

  /// What is drawn, in points of the renderer; asked for once, until it is invalid.
  open var path: CGPath! {
    get {
      if known == nil { createPath() }
      return known
    }
    set { known = newValue }
  }
  private var known: CGPath?

  /// Sets ``path``; subclasses do.
  open func createPath() {}
  /// Asks for the path anew.
  open func invalidatePath() {
    known = nil
    setNeedsDisplay()
  }
  /// Sets the color and the look of lines at a scale.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    let scale = max(zoomScale, 1e-12)
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth(lineWidth > 0 ? lineWidth / scale : MKRoadWidthAtZoomScale(scale))
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / scale, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / scale })
  }
  /// Sets the color of areas.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }
  /// Draws a path as a line.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }
  /// Draws a path as an area; what is cut out stays free.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Draws the path, first as an area, then as a line.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    applyFillProperties(to: context, atZoomScale: zoomScale)
    fillPath(path, in: context)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }

  /// A path through points of the map.
  func path(through points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    add(points, to: path, isClosed: isClosed)
    return path
  }

  func add(_ points: [MKMapPoint], to path: CGMutablePath, isClosed: Bool) {
    guard let first = points.first else { return }
    path.move(to: point(for: first))
    for next in points.dropFirst() { path.addLine(to: point(for: next)) }
    if isClosed { path.closeSubpath() }
  }
}

/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// A renderer of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  /// Where the part that is drawn begins, from 0 to 1 of the length; 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  /// Where the part that is drawn ends, from 0 to 1 of the length; 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  /// The line, or the part of it that is drawn.
  open override func createPath() { path = path(through: drawnPoints, isClosed: false) }

  fileprivate var drawnPoints: [MKMapPoint] {
    let points = polyline.storedPoints
    guard strokeStart > 0 || strokeEnd < 1, points.count > 1 else { return points }
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    let (start, end) = (total * Double(max(0, strokeStart)), total * Double(min(1, strokeEnd)))
    guard total > 0, start < end else { return [] }
    var kept: [MKMapPoint] = []
    var passed = 0.0
    for (index, length) in lengths.enumerated() where length > 0 {
      let (a, b) = (points[index], points[index + 1])
      let (from, to) = (max(start, passed), min(end, passed + length))
      if from <= to {
        let at = { (place: Double) in
          let part = (place - passed) / length
          return MKMapPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        if kept.isEmpty { kept.append(at(from)) }
        kept.append(at(to))
      }
      passed += length
    }
    return kept
  }
}

/// Draws a line whose color changes along it.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// Where the colors are, from 0 to 1 of the length.
  public private(set) var locations: [CGFloat] = []
  /// The colors.
  public private(set) var colors: [UIColor] = []
  /// Sets colors and where they are.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    setNeedsDisplay()
  }

  /// Draws the line in pieces, each in the color of its middle.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    let points = drawnPoints
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let total = lengths.reduce(0, +)
    guard colors.count > 1, colors.count == locations.count, total > 0 else {
      strokeColor = strokeColor ?? colors.first
      return super.draw(mapRect, zoomScale: zoomScale, in: context)
    }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    var passed = 0.0
    for (index, length) in lengths.enumerated() where length > 0 {
      let (a, b) = (points[index], points[index + 1])
      // At most 32 pieces of the whole line, each straight.
      let count = max(1, min(32, Int((length / total * 32).rounded(.up))))
      for piece in 0..<count {
        let (from, to) = (Double(piece) / Double(count), Double(piece + 1) / Double(count))
        context.setStrokeColor(color(at: CGFloat((passed + length * (from + to) / 2) / total)))
        context.move(to: point(for: MKMapPoint(x: a.x + (b.x - a.x) * from, y: a.y + (b.y - a.y) * from)))
        context.addLine(to: point(for: MKMapPoint(x: a.x + (b.x - a.x) * to, y: a.y + (b.y - a.y) * to)))
        context.strokePath()
      }
      passed += length
    }
  }

  private func color(at place: CGFloat) -> CGColor {
    guard let next = locations.firstIndex(where: { $0 >= place }) else { return colors[colors.count - 1].cgColor }
    guard next > 0 else { return colors[0].cgColor }
    let (a, b) = (colors[next - 1].cgColor, colors[next].cgColor)
    let span = locations[next] - locations[next - 1]
    let part = span > 0 ? (place - locations[next - 1]) / span : 1
    let mixed = { (first: CGFloat, second: CGFloat) in first + (second - first) * part }
    return CGColor(
      red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
      alpha: mixed(a.alpha, b.alpha))
  }
}

/// Draws several lines.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// A renderer of lines.
  public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The lines.
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
  /// All lines.
  open override func createPath() {
    let made = CGMutablePath()
    for line in multiPolyline.polylines { add(line.storedPoints, to: made, isClosed: false) }
    path = made
  }
}

/// Draws an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// A renderer of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
  /// Where the line begins, from 0 to 1. Kept for the app.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1. Kept for the app.
  open var strokeEnd: CGFloat = 1
  /// The area, and what is cut out of it.
  open override func createPath() {
    let made = CGMutablePath()
    add(polygon, to: made)
    path = made
  }
}

/// Draws several areas.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// A renderer of areas.
  public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The areas.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
  /// All areas, and what is cut out of them.
  open override func createPath() {
    let made = CGMutablePath()
    for polygon in multiPolygon.polygons { add(polygon, to: made) }
    path = made
  }
}

extension MKOverlayPathRenderer {
  fileprivate func add(_ polygon: MKPolygon, to path: CGMutablePath) {
    add(polygon.storedPoints, to: path, isClosed: true)
    for hole in polygon.interiorPolygons ?? [] { add(hole.storedPoints, to: path, isClosed: true) }
  }
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// A renderer of a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
  /// Where the line begins, from 0 to 1. Kept for the app.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1. Kept for the app.
  open var strokeEnd: CGFloat = 1
  /// The ellipse in the rectangle of the circle.
  open override func createPath() {
    let made = CGMutablePath()
    made.addEllipse(in: rect(for: circle.boundingMapRect))
    path = made
  }
}

/// Draws pictures of a server, of which none are fetched: nothing.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// A renderer of pictures.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Asks for the pictures again, of which there are none.
  open func reloadData() { setNeedsDisplay() }
}
