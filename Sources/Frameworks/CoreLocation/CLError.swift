import Foundation

/// The domain of the errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// No place is known yet.
    case locationUnknown = 0
    /// The user has refused.
    case denied = 1
    /// There was no network.
    case network = 2
    /// No heading is known.
    case headingFailure = 3
    /// The user has refused regions.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// Regions are watched later.
    case regionMonitoringSetupDelayed = 6
    /// Regions are heard of later.
    case regionMonitoringResponseDelayed = 7
    /// An address leads to no place.
    case geocodeFoundNoResult = 8
    /// An address leads to several places.
    case geocodeFoundPartialResult = 9
    /// The question was cancelled.
    case geocodeCanceled = 10
    /// Deferred updates failed.
    case deferredFailed = 11
    /// Updates cannot be deferred.
    case deferredNotUpdatingLocation = 12
    /// The accuracy is too low to defer.
    case deferredAccuracyTooLow = 13
    /// The distance is too short to defer.
    case deferredDistanceFiltered = 14
    /// Deferring was cancelled.
    case deferredCanceled = 15
    /// Senders cannot be ranged.
    case rangingUnavailable = 16
    /// Ranging failed.
    case rangingFailure = 17
    /// The user has refused what was asked for.
    case promptDeclined = 18
  }
  /// What went wrong.
  public let code: Code
  /// An error of that code.
  public init(_ code: Code) { self.code = code }
  /// `kCLErrorDomain`.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// No place is known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has refused.
  public static var denied: Code { .denied }
  /// There was no network.
  public static var network: Code { .network }
  /// An address leads to no place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The question was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
