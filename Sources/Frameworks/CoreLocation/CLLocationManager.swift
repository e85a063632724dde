import Foundation
import Synchronization
import UIKitCore

/// Whether the user lets an app know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// Nobody may allow it.
  case restricted = 1
  /// The user has refused.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While the app is used.
  case authorizedWhenInUse = 4

  /// The old name of ``authorizedAlways``.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether the app is told where exactly the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly.
  case fullAccuracy = 0
  /// Roughly.
  case reducedAccuracy = 1
}

/// What a user does who is located.
public enum CLActivityType: Int, Sendable {
  /// Anything.
  case other = 1
  /// They drive.
  case automotiveNavigation = 2
  /// They walk.
  case fitness = 3
  /// They go by a vehicle that is no car.
  case otherNavigation = 4
  /// They fly.
  case airborne = 5
}

/// How a device is held for its heading.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6
}

/// Hears where the device is. Every function has a default that does nothing.
@preconcurrency
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The device has moved; the last place is the newest.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The device has turned.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether the user is asked to calibrate the compass; false by default.
  /// Never called here: Trellis does not simulate a compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// It is known whether the device is in a region.
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// The device has come into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// The place is not known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// A region cannot be watched.
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// The user has answered; of the time before iOS 14, and called beside the other one.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The user has answered, or the manager is new.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// A region is watched from now on.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Updates have stopped for a while.
  /// Never called here: location updates never pause; a test can send no locations instead.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Updates go on.
  /// Never called here: location updates never pause.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  /// Deferred updates are over.
  /// Never called here: Trellis does not defer location updates.
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
  /// The device has stayed at a place.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// False.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

/// What the user and the device answer to all managers. Not Apple's: a test sets it.
public struct CLAnswers: Sendable {
  /// Whether the device locates itself at all; true by default.
  public var servicesEnabled = true
  /// What the user has answered already; `.notDetermined` by default.
  public var status = CLAuthorizationStatus.notDetermined
  /// What the user answers when an app asks to be told while it is used; `.authorizedWhenInUse` by default.
  public var whenInUse = CLAuthorizationStatus.authorizedWhenInUse
  /// What the user answers when an app asks to be told always; `.authorizedAlways` by default.
  public var always = CLAuthorizationStatus.authorizedAlways
  /// Whether the app is told where exactly the device is.
  public var accuracy = CLAccuracyAuthorization.fullAccuracy
  /// Where the device is, of which managers tell as soon as they begin; nil by default, which is nowhere.
  public var location: CLLocation?

  /// A device that nobody was asked about and that is nowhere.
  public init() {}
}

/// Tells where the device is: where a test says, by ``answers`` and ``deliver(_:)``. Delegates are called before a method returns
/// (DEVIATIONS.md, 370), and on the thread that calls it.
open class CLLocationManager: NSObject {
  private static let given = Mutex(CLAnswers())

  /// What the user and the device answer to all managers. Not Apple's.
  public static var answers: CLAnswers {
    get { given.withLock { $0 } }
    set { given.withLock { $0 = newValue } }
  }

  /// A manager that tells nothing yet.
  public override init() { super.init() }

  /// Hears where the device is. It hears in the next turn of the app's main queue what the user has allowed.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      AppLoop.async { [weak self] in self?.tellAuthorization() }
    }
  }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  // MARK: What the user allows

  /// What the user has allowed.
  open var authorizationStatus: CLAuthorizationStatus { Self.answers.status }
  /// What the user has allowed any manager; of the time before iOS 14.
  open class func authorizationStatus() -> CLAuthorizationStatus { answers.status }
  /// Whether the app is told where exactly the device is.
  open var accuracyAuthorization: CLAccuracyAuthorization { Self.answers.accuracy }
  /// Whether the device locates itself at all.
  open class func locationServicesEnabled() -> Bool { answers.servicesEnabled }
  /// Whether the device knows where it points; true here.
  open class func headingAvailable() -> Bool { true }
  /// Whether large moves are told; true here.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Whether regions of a class are watched; true here.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
  /// Whether senders are ranged; false here.
  open class func isRangingAvailable() -> Bool { false }

  /// Asks to be told while the app is used; the answer is that of ``CLAnswers/whenInUse``.
  open func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    settle(Self.answers.whenInUse)
  }
  /// Asks to be told always; the answer is that of ``CLAnswers/always``.
  open func requestAlwaysAuthorization() {
    guard [.notDetermined, .authorizedWhenInUse].contains(authorizationStatus) else { return }
    settle(Self.answers.always)
  }

  private func settle(_ status: CLAuthorizationStatus) {
    let isNew = status != authorizationStatus
    Self.answers.status = status
    guard isNew else { return }
    tellAuthorization()
    if isUpdatingLocation { tellPresent() }
  }

  /// Asks to be told exactly for once; the answer stays as it is.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(Self.answers.accuracy == .fullAccuracy ? nil : CLError(.promptDeclined)) }

  // MARK: How

  /// How exactly; kept for the app, nothing here is less exact.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device must move to be told of, in metres; `kCLDistanceFilterNone` by default.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// How far the device must turn to be told of; kept for the app, every turn is told.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held; kept for the app.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// What the user does; kept for the app.
  open var activityType = CLActivityType.other
  /// Whether updates may pause; kept for the app, none does.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background; kept for the app, which is never there.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar says so; kept for the app.
  open var showsBackgroundLocationIndicator = false
  /// The largest radius of a region.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }

  // MARK: Places

  /// The last place; that of ``CLAnswers/location`` before one was told, and nil without permission.
  open var location: CLLocation? { isAllowed ? last ?? Self.answers.location : nil }
  private var last: CLLocation?
  private var lastTold: CLLocation?
  private var wantsOne = false
  /// Whether the app is told of moves. Not Apple's.
  public private(set) var isUpdatingLocation = false
  /// Whether the app is told of turns. Not Apple's.
  public private(set) var isUpdatingHeading = false
  private var isMonitoringVisits = false
  /// The last heading; nil before one was told.
  public private(set) var heading: CLHeading?

  private var isAllowed: Bool {
    Self.answers.servicesEnabled && [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus)
  }

  private func tellPresent() {
    if !isAllowed {
      if authorizationStatus != .notDetermined { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    } else if let place = Self.answers.location {
      deliver([place])
    }
  }

  /// Begins to tell of moves. A user who has refused makes it an error.
  open func startUpdatingLocation() {
    isUpdatingLocation = true
    lastTold = nil
    tellPresent()
  }
  /// Tells of no more moves.
  open func stopUpdatingLocation() { isUpdatingLocation = false }

  /// Tells of the place once. Without one to tell, that is an error.
  open func requestLocation() {
    guard isAllowed else { return delegate?.locationManager(self, didFailWithError: CLError(.denied)) ?? () }
    guard let place = location else {
      return delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) ?? ()
    }
    wantsOne = true
    deliver([place])
  }

  /// Begins to tell of turns.
  open func startUpdatingHeading() { isUpdatingHeading = true }
  /// Tells of no more turns.
  open func stopUpdatingHeading() { isUpdatingHeading = false }
  /// Takes the question back how the compass is calibrated, which is never asked.
  open func dismissHeadingCalibrationDisplay() {}
  /// Begins to tell of large moves, which are all here.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Tells of no more large moves.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  /// Begins to tell of stays.
  open func startMonitoringVisits() { isMonitoringVisits = true }
  /// Tells of no more stays.
  open func stopMonitoringVisits() { isMonitoringVisits = false }

  /// The regions that are watched.
  public private(set) var monitoredRegions: Set<CLRegion> = []
  private var states: [String: CLRegionState] = [:]

  /// Begins to watch a region, in the place of another of its name.
  open func startMonitoring(for region: CLRegion) {
    monitoredRegions.remove(region)
    monitoredRegions.insert(region)
    states[region.identifier] = state(of: region)
    delegate?.locationManager(self, didStartMonitoringFor: region)
  }
  /// Watches a region no more.
  open func stopMonitoring(for region: CLRegion) {
    monitoredRegions.remove(region)
    states[region.identifier] = nil
  }
  /// Tells whether the device is in a region.
  open func requestState(for region: CLRegion) {
    delegate?.locationManager(self, didDetermineState: state(of: region), for: region)
  }

  private func state(of region: CLRegion) -> CLRegionState {
    guard let circle = region as? CLCircularRegion, let place = location else { return .unknown }
    return circle.contains(place.coordinate) ? .inside : .outside
  }

  // MARK: For tests

  /// Moves the device: the delegate hears of it if it wants to and the user allows it, and of regions that it comes into or leaves.
  /// Not Apple's.
  open func deliver(_ locations: [CLLocation]) {
    guard let newest = locations.last, isAllowed else { return }
    last = newest
    let isFar = lastTold.map { distanceFilter <= 0 || newest.distance(from: $0) >= distanceFilter } ?? true
    if wantsOne || isUpdatingLocation && isFar {
      (wantsOne, lastTold) = (false, newest)
      delegate?.locationManager(self, didUpdateLocations: locations)
    }
    for region in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) {
      let (old, new) = (states[region.identifier] ?? .unknown, state(of: region))
      guard old != new else { continue }
      states[region.identifier] = new
      if new == .inside, region.notifyOnEntry { delegate?.locationManager(self, didEnterRegion: region) }
      if new == .outside, old == .inside, region.notifyOnExit {
        delegate?.locationManager(self, didExitRegion: region)
      }
    }
  }

  /// Turns the device: the delegate hears of it if it wants to. Not Apple's.
  open func deliver(_ heading: CLHeading) {
    guard isUpdatingHeading else { return }
    self.heading = heading
    delegate?.locationManager(self, didUpdateHeading: heading)
  }

  /// Tells of a stay if the delegate wants to hear of any. Not Apple's.
  open func deliver(_ visit: CLVisit) {
    if isMonitoringVisits { delegate?.locationManager(self, didVisit: visit) }
  }

  /// Says that the place is not known, or that a region cannot be watched. Not Apple's.
  open func fail(with error: any Error, for region: CLRegion? = nil) {
    guard let region else { return delegate?.locationManager(self, didFailWithError: error) ?? () }
    delegate?.locationManager(self, monitoringDidFailFor: region, withError: error)
  }

  /// Changes what the user allows, as in Settings. Not Apple's.
  open func changeAuthorization(to status: CLAuthorizationStatus) { settle(status) }
}
