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

extension MKMapRect {
  /// The rectangle elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Cuts the rectangle so far from one of its edges; the first part is at that edge.
  public func divided(atDistance amount: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
    let across = min(max(0, amount), edge == .minXEdge || edge == .maxXEdge ? width : height)
    switch edge {
    case .minXEdge:
      return (
        MKMapRect(x: minX, y: minY, width: across, height: height),
        MKMapRect(x: minX + across, y: minY, width: width - across, height: height)
      )
    case .maxXEdge:
      return (
        MKMapRect(x: maxX - across, y: minY, width: across, height: height),
        MKMapRect(x: minX, y: minY, width: width - across, height: height)
      )
    case .minYEdge:
      return (
        MKMapRect(x: minX, y: minY, width: width, height: across),
        MKMapRect(x: minX, y: minY + across, width: width, height: height - across)
      )
    case .maxYEdge:
      return (
        MKMapRect(x: minX, y: maxY - across, width: width, height: across),
        MKMapRect(x: minX, y: minY, width: width, height: height - across)
      )
    }
  }
  /// Whether it goes over an end of the map, where longitudes of 180 degrees are.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }
  /// What is beyond an end of the map, at its place at the other end; null if nothing is.
  public func remainder() -> MKMapRect {
    guard spans180thMeridian else { return .null }
    let world = MKMapSize.world.width
    return minX < 0
      ? MKMapRect(x: world + minX, y: minY, width: -minX, height: height)
      : MKMapRect(x: 0, y: minY, width: maxX - world, height: height)
  }
}

/// Points of the view for one of the map: less than 1.
public typealias MKZoomScale = CGFloat

/// How many points of the map a metre has at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// How many metres a point of the map has at a latitude, on a sphere with the radius of the equator.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let limited = min(max(latitude, -85.0511287798), 85.0511287798)
  return 2 * .pi * 6_378_137 * cos(limited * .pi / 180) / MKMapSize.world.width
}
/// How far two points of the map are from each other, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// How wide a road is, in points of the map.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 8 / zoomScale : 8 }
/// The point of the map where a place of the earth is.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The place of the earth at a point of the map.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// The part of the earth that a rectangle of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
/// A point of the map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// A size of the map.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// A rectangle of the map.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
/// Whether two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }
/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }
/// Whether a point is in a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Whether something is in both rectangles.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
/// The smallest rectangle around both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// What is in both rectangles.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
/// The rectangle with its edges moved in.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
/// The rectangle elsewhere.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// A point as text.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { "{\(point.x), \(point.y)}" }
/// A size as text.
public func MKStringFromMapSize(_ size: MKMapSize) -> String { "{\(size.width), \(size.height)}" }
/// A rectangle as text.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
