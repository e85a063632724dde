import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A radius of doubt in metres, or one of the constants that a manager wants.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second; less than 0 if it is not known.
public typealias CLLocationSpeed = Double
/// A doubt about a speed; less than 0 if it is not known.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees from north to the east; less than 0 if it is not known.
public typealias CLLocationDirection = Double
/// A doubt about a direction; less than 0 if it is not known.
public typealias CLLocationDirectionAccuracy = Double

/// As exact as can be, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as an app may know that is not told where exactly it is.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 500_000
/// Every move.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every change of the heading.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// No distance at all.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// No time at all.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// To the north, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// To the east, from -180 to 180.
  public var longitude: CLLocationDegrees
  /// The place where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// 0 is that of the ground.
  public let level: Int
  init(_ level: Int) { self.level = level }
}

/// Where a device is, and when.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea in metres.
  public let altitude: CLLocationDistance
  /// The height above the ellipsoid of the earth; the same here.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The doubt about the place in metres; less than 0 for no place.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The doubt about the height in metres; less than 0 for no height.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where it goes.
  public let course: CLLocationDirection
  /// The doubt about where it goes.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// How fast.
  public let speed: CLLocationSpeed
  /// The doubt about how fast.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When.
  public let timestamp: Date
  /// On which floor; never known.
  public var floor: CLFloor? { nil }

  /// A place without doubt, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: .init(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }
  /// A place and a height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1,
      timestamp: timestamp)
  }
  /// A place, a height and a move.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }
  /// A place, a height and a move with its doubts.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy, self.speed, self.speedAccuracy) = (course, courseAccuracy, speed, speedAccuracy)
  }

  /// The object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How far another place is in metres, along the surface of a sphere of the earth's mean radius, 6,371,008.8 metres; heights do not
  /// count. iOS takes an ellipsoid, from which this differs by up to half a percent (DEVIATIONS.md, 371).
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate.latitude * .pi / 180, location.coordinate.latitude * .pi / 180)
    let turn = (location.coordinate.longitude - coordinate.longitude) * .pi / 180
    let half = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(turn / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}

/// Where a device points.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From the magnetic north.
  public let magneticHeading: CLLocationDirection
  /// From the true north; less than 0 if it is not known.
  public let trueHeading: CLLocationDirection
  /// The doubt in degrees; less than 0 for no heading.
  public let headingAccuracy: CLLocationDirection
  /// When.
  public let timestamp: Date

  /// A heading. Not Apple's: a test gives it to a manager.
  public init(
    magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection = -1, accuracy: CLLocationDirection = 0
  ) {
    (self.magneticHeading, self.trueHeading, headingAccuracy) = (magneticHeading, trueHeading, accuracy)
    timestamp = Date()
  }
}

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When it began.
  public let arrivalDate: Date
  /// When it ended.
  public let departureDate: Date
  /// Where.
  public let coordinate: CLLocationCoordinate2D
  /// The doubt in metres.
  public let horizontalAccuracy: CLLocationAccuracy

  /// A stay. Not Apple's: a test gives it to a manager.
  public init(
    at coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date, accuracy: CLLocationAccuracy = 0
  ) {
    (self.coordinate, arrivalDate, departureDate, horizontalAccuracy) = (coordinate, arrival, departure, accuracy)
  }
}

/// Whether a device is in a region.
public enum CLRegionState: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// In it.
  case inside = 1
  /// Outside of it.
  case outside = 2
}

/// A part of the earth that has a name.
open class CLRegion: NSObject, @unchecked Sendable {
  /// Names it.
  public let identifier: String
  /// Whether the app hears of what comes in; true by default.
  open var notifyOnEntry = true
  /// Whether the app hears of what goes out; true by default.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// The surroundings of senders of radio waves.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The number of the senders.
  public let uuid: UUID
  /// A group of them; nil for all.
  public let major: NSNumber?
  /// One of a group; nil for all.
  public let minor: NSNumber?
  /// Whether a lit screen makes the app hear of it; false by default. No difference here.
  open var notifyEntryStateOnDisplay = false

  /// All senders of a number.
  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }
  /// A group of senders.
  public init(uuid: UUID, major: UInt16, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }
  /// One sender.
  public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }
}
