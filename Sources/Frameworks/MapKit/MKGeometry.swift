import CoreLocation
import Foundation

/// A part of the earth in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  /// No part.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// A part.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth by its middle.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How large it is.
  public var span: MKCoordinateSpan
  /// No part.
  public init() { (center, span) = (.init(), .init()) }
  /// A part.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// A part by its size in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of a meridian has so many metres on a sphere of the earth's mean radius.
    let degree = 6_371_008.8 * .pi / 180
    let parallel = max(1e-9, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: .init(latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree / parallel))
  }
  /// The part that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let (a, b) = (MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: .init(latitudeDelta: a.latitude - b.latitude, longitudeDelta: b.longitude - a.longitude))
  }
}

/// A part of the earth in degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
  -> MKCoordinateSpan
{
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// A part of the earth by its middle.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
  -> MKCoordinateRegion
{
  MKCoordinateRegion(center: centerCoordinate, span: span)
}
/// A part of the earth by its size in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A place on the flat map of the world, which is Mercator's.
public struct MKMapPoint: Sendable, Hashable {
  /// To the east.
  public var x: Double
  /// To the south.
  public var y: Double
  /// The upper left corner.
  public init() { (x, y) = (0, 0) }
  /// A place of the map.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// The place of the map where a place of the earth is.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let size = MKMapSize.world.width
    let latitude = min(max(coordinate.latitude, -85.0511287798), 85.0511287798) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * size
    y = size / 2 - size / (2 * .pi) * log(tan(.pi / 4 + latitude / 2))
  }
  /// The place of the earth.
  public var coordinate: CLLocationCoordinate2D {
    let size = MKMapSize.world.width
    let latitude = 2 * atan(exp((size / 2 - y) * 2 * .pi / size)) - .pi / 2
    return .init(latitude: latitude * 180 / .pi, longitude: x / size * 360 - 180)
  }
  /// How far another place is in metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// A size on the flat map of the world.
public struct MKMapSize: Sendable, Hashable {
  /// To the east.
  public var width: Double
  /// To the south.
  public var height: Double
  /// No size.
  public init() { (width, height) = (0, 0) }
  /// A size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The world: 256 points of a tile, twice as many for each of 20 levels.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map of the world.
public struct MKMapRect: Sendable, Hashable {
  /// The upper left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// No rectangle.
  public init() { (origin, size) = (.init(), .init()) }
  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: .init(x: x, y: y), size: .init(width: width, height: height))
  }
  /// A rectangle that is none.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// All of the map.
  public static let world = MKMapRect(origin: .init(), size: .world)
  /// Whether it is none.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether nothing is in it.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The smallest rectangle around both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }
  /// What is in both; null if nothing is.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    return isNull || rect.isNull || right < x || bottom < y
      ? .null : MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  /// Whether something is in both.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }
  /// Whether a place is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  /// Whether all of a rectangle is in it.
  public func contains(_ rect: MKMapRect) -> Bool { union(rect) == self }
  /// The rectangle with its edges moved in.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
