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
  func canReplaceMapContent() -> Bool
}
extension MKOverlay {
  /// By its ``boundingMapRect``.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// False.
  public func canReplaceMapContent() -> Bool { false }
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
  /// Whether rows of pictures are counted from below. Kept for the app.
  open var isGeometryFlipped = false
  /// All of the map.
  open var boundingMapRect: MKMapRect { .world }
  /// The middle of the map.
  open var coordinate: CLLocationCoordinate2D { .init() }

  /// The address of a picture: the template with its `{x}`, `{y}`, `{z}` and `{scale}` filled in. `about:blank` without a template.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let values = [
      "{x}": "\(path.x)", "{y}": "\(path.y)", "{z}": "\(path.z)", "{scale}": "\(Int(path.contentScaleFactor))",
    ]
    let address = values.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    return URL(string: address.isEmpty ? "about:blank" : address) ?? URL(string: "about:blank")!
  }

  /// Gives `URLError.notConnectedToInternet`: nothing is fetched. A map here draws no pictures, and asks for none.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    result(nil, URLError(.notConnectedToInternet))
  }
}

/// Which picture of a map is meant.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// The level: 2 to its power are the columns and rows of the map.
  public var z: Int
  /// The scale of the screen.
  public var contentScaleFactor: CGFloat

  /// All zero.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }
  /// The picture of a column and a row at a level.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// Several lines as one overlay.
@preconcurrency @MainActor
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  /// An overlay of lines.
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  /// The smallest rectangle around all.
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of ``boundingMapRect``.
  open override var coordinate: CLLocationCoordinate2D {
    get { boundingMapRect.middle }
    set { super.coordinate = newValue }
  }
}

/// Several areas as one overlay.
@preconcurrency @MainActor
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]
  /// An overlay of areas.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  /// The smallest rectangle around all.
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of ``boundingMapRect``.
  open override var coordinate: CLLocationCoordinate2D {
    get { boundingMapRect.middle }
    set { super.coordinate = newValue }
  }
}

extension MKMapRect {
  /// The place in the middle; an invalid one for a rectangle that is none.
  fileprivate var middle: CLLocationCoordinate2D {
    isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
  }
}
