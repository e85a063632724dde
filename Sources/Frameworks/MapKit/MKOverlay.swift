import CoreLocation
import UIKit

/// Something that covers a part of a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The part of the map.
  var boundingMapRect: MKMapRect { get }
  /// Whether something of it is in a part of the map; by its ``boundingMapRect`` by default.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether it hides the map under it; false by default.
  var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
  /// By its ``boundingMapRect``.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False.
  public var canReplaceMapContent: Bool { false }
}

/// Several places.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  var storedPoints: [MKMapPoint] = []
  /// How many.
  open var pointCount: Int { storedPoints.count }
  /// The smallest rectangle around all.
  open var boundingMapRect: MKMapRect {
    storedPoints.reduce(.null) { $0.union(MKMapRect(origin: $1, size: .init())) }
  }
  /// The middle of ``boundingMapRect``.
  open override var coordinate: CLLocationCoordinate2D {
    get {
      let rect = boundingMapRect
      return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    set { super.coordinate = newValue }
  }
  /// Copies the places of a range, which must be among them.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    guard range.location >= 0, range.length >= 0, range.location + range.length <= storedPoints.count else { return }
    for index in 0..<range.length { coords[index] = storedPoints[range.location + index].coordinate }
  }
  /// The places of the map; valid as long as nothing else is asked for, so copy them.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    if buffer == nil {
      let made = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, storedPoints.count))
      made.initialize(from: storedPoints, count: storedPoints.count)
      buffer = made
    }
    return buffer!
  }
  nonisolated(unsafe) private var buffer: UnsafeMutablePointer<MKMapPoint>?
  deinit { buffer?.deallocate() }
}

/// A line through places.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// A line through places of the earth.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    storedPoints = (0..<max(0, count)).map { MKMapPoint(coords[$0]) }
  }
  /// A line through places of the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    storedPoints = (0..<max(0, count)).map { points[$0] }
  }
}

/// A straight line on the earth, which is drawn as one of the map here.
@preconcurrency @MainActor
open class MKGeodesicPolyline: MKPolyline {}

/// An area within places.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that are cut out; nil for none.
  public private(set) var interiorPolygons: [MKPolygon]?
  /// An area within places of the earth.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  /// An area from which others are cut out.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    storedPoints = (0..<max(0, count)).map { MKMapPoint(coords[$0]) }
    self.interiorPolygons = interiorPolygons
  }
  /// An area within places of the map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    storedPoints = (0..<max(0, count)).map { points[$0] }
  }
}

/// A circle.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  private var middle = CLLocationCoordinate2D()
  /// In metres.
  public private(set) var radius: CLLocationDistance = 0
  /// A circle.
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    (middle, self.radius) = (coord, radius)
  }
  /// Its middle.
  open override var coordinate: CLLocationCoordinate2D {
    get { middle }
    set { super.coordinate = newValue }
  }
  /// The smallest rectangle around it.
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(center: middle, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
    let upper = CLLocationCoordinate2D(
      latitude: middle.latitude + region.span.latitudeDelta / 2,
      longitude: middle.longitude - region.span.longitudeDelta / 2)
    let lower = CLLocationCoordinate2D(
      latitude: middle.latitude - region.span.latitudeDelta / 2,
      longitude: middle.longitude + region.span.longitudeDelta / 2)
    let (a, b) = (MKMapPoint(upper), MKMapPoint(lower))
    return MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }
}

/// Pictures of the map from a server. Nothing is fetched.
@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  /// Where pictures would be.
  public let urlTemplate: String?
  /// Pictures of a server.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  /// The size of a picture in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The least level.
  open var minimumZ = 0
  /// The greatest level.
  open var maximumZ = 21
  /// Whether it hides the map. Kept for the app.
  open var canReplaceMapContent = false
  /// All of the map.
  open var boundingMapRect: MKMapRect { .world }
  /// The middle of the map.
  open var coordinate: CLLocationCoordinate2D { .init() }
}

/// Draws an overlay. Nothing is drawn here: what it would be drawn with is kept.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// A renderer of an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// How much of it shows, from 0 to 1. Kept for the app.
  open var alpha: CGFloat = 1
  /// Wants it drawn again. No effect here, which the log says once.
  open func setNeedsDisplay() { LayoutLog.noteWithoutEffect("MKOverlayRenderer.setNeedsDisplay()") }
  /// Whether a part can be drawn; true by default. Never called here: nothing is drawn.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
  /// Draws a part. The default draws nothing. Never called here: nothing is drawn.
  open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
}

/// Draws an overlay with lines and colours.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour within.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line in points; 0 is that of a road.
  open var lineWidth: CGFloat = 0
  /// The lengths of lines and gaps in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
  /// Where the pattern begins.
  open var lineDashPhase: CGFloat = 0
  /// How lines meet.
  open var lineJoin = CGLineJoin.round
  /// How lines end.
  open var lineCap = CGLineCap.round
}

/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// A renderer of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
}

/// Draws an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// A renderer of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// A renderer of a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
}

/// Draws pictures of a server.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// A renderer of pictures.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
