import CoreLocation
import UIKit

/// From where a map is looked at.
///
/// A map shows the part of the earth that a camera sees from its distance straight down, through an angle of 30 degrees from the top to
/// the bottom of the view (DEVIATIONS.md, 477). The map is neither turned nor tilted: heading and pitch are kept for the app.
@preconcurrency @MainActor
open class MKMapCamera: NSObject, @preconcurrency NSCopying {
  /// The place in the middle of the view.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far the camera is from that place, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How far the camera is turned from looking straight down, in degrees.
  open var pitch: CGFloat = 0
  /// Which direction is up in the view, in degrees from north to the east.
  open var heading: CLLocationDirection = 0
  /// How high the camera is over the ground, in metres.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
  }

  /// A camera at the place where the equator meets the meridian of Greenwich.
  public override init() { super.init() }

  /// A camera that looks at a place from a distance in metres.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// A camera that looks at a place from over another one, so many metres high.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let (eye, center) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
    let ground = eye.distance(to: center)
    let degrees = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
      pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi),
      heading: ground == 0 ? 0 : (degrees + 360).truncatingRemainder(dividingBy: 360))
  }

  /// A camera that looks at a place of the map from a kilometre.
  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    self.init(
      lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1_000, pitch: allowPitch ? 45 : 0, heading: 0)
  }

  /// A camera with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }

  /// From how far a height of the ground fills a view, in metres.
  static func distance(forHeight meters: Double) -> CLLocationDistance { meters / 2 / tan(.pi / 12) }

  /// How much of the ground fills a view from a distance, in metres.
  static func height(forDistance distance: CLLocationDistance) -> Double { 2 * distance * tan(.pi / 12) }
}

/// The distance of a zoom range without a limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// Where the middle of a map may be.
  @preconcurrency @MainActor
  open class CameraBoundary: NSObject, @preconcurrency NSCopying {
    /// The rectangle of the map.
    public let mapRect: MKMapRect
    /// The part of the earth.
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    /// A boundary of a rectangle; nil for one that is none.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
      super.init()
    }
    /// A boundary of a part of the earth; nil for one that is none.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) {
      self.init(mapRect: MKMapView.rect(of: region))
    }
    /// The boundary itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How near and how far the camera of a map may be.
  @preconcurrency @MainActor
  open class CameraZoomRange: NSObject, @preconcurrency NSCopying {
    /// The least distance in metres; `MKMapCameraZoomDefault` for none.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance in metres; `MKMapCameraZoomDefault` for none.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// A range; nil if the least distance is greater than the greatest one, or one is negative.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance = MKMapCameraZoomDefault,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance = MKMapCameraZoomDefault
    ) {
      let isValid = { (distance: CLLocationDistance) in distance == MKMapCameraZoomDefault || distance >= 0 }
      guard isValid(minDistance), isValid(maxDistance), maxDistance < 0 || minDistance <= maxDistance else {
        return nil
      }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
      super.init()
    }
    /// The range itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  // MARK: The camera

  /// From where the map is looked at.
  public var camera: MKMapCamera {
    get {
      let rect = visibleMapRect
      let meters = rect.height * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
      return MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: MKMapCamera.distance(forHeight: meters), pitch: state.pitch,
        heading: state.heading)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks at the map from somewhere, at once. With a heading that is not north the compass shows; the map is not turned.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let heading = camera.heading.truncatingRemainder(dividingBy: 360)
    (state.pitch, state.heading) = (camera.pitch, heading < 0 ? heading + 360 : heading)
    let meters = MKMapCamera.height(forDistance: max(1, camera.centerCoordinateDistance))
    let shape = bounds.isEmpty ? 1 : Double(bounds.width / bounds.height)
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters * shape),
      animated: animated)
    tellControls()
  }

  /// Where the middle of the map may be; nil, the default, for everywhere.
  public var cameraBoundary: CameraBoundary? {
    get { state.boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Sets where the middle of the map may be, and moves it there.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    state.boundary = cameraBoundary
    keepWithinLimits(animated: animated)
  }

  /// How near and how far the camera may be; a range without limits by default.
  public var cameraZoomRange: CameraZoomRange! {
    get { state.zoomRange ?? CameraZoomRange() }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Sets how near and how far the camera may be, and moves it there. Nil removes the limits.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    state.zoomRange = cameraZoomRange
    keepWithinLimits(animated: animated)
  }

  /// A part of the earth with its middle within the boundary, as large as the camera may see.
  func limited(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    var region = region
    if let rect = state.boundary?.mapRect {
      let point = MKMapPoint(region.center)
      if !rect.contains(point) {
        region.center =
          MKMapPoint(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY)).coordinate
      }
    }
    guard let range = state.zoomRange, !bounds.isEmpty else { return region }
    let rect = mapRectThatFits(MKMapView.rect(of: region))
    let distance = MKMapCamera.distance(
      forHeight: rect.height * MKMetersPerMapPointAtLatitude(region.center.latitude))
    var wanted = distance
    if range.maxCenterCoordinateDistance >= 0 { wanted = min(wanted, range.maxCenterCoordinateDistance) }
    if range.minCenterCoordinateDistance >= 0 { wanted = max(wanted, range.minCenterCoordinateDistance) }
    guard wanted != distance, distance > 0 else { return region }
    let scale = max(wanted, 1) / distance
    let (width, height) = (rect.width * scale, rect.height * scale)
    let middle = MKMapPoint(region.center)
    return MKCoordinateRegion(
      MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height))
  }
}
