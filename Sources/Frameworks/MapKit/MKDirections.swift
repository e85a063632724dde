import CoreLocation
import UIKit

/// How somebody goes somewhere.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits, as Apple numbers them.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1 << 0)
  /// On foot.
  public static let walking = Self(rawValue: 1 << 1)
  /// By train or bus.
  public static let transit = Self(rawValue: 1 << 2)
  /// In any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A part of a way.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  /// A part of a way with one instruction.
  @preconcurrency @MainActor
  open class Step: NSObject {
    /// What to do at its beginning.
    public let instructions: String
    /// What else to know; nil here.
    open var notice: String? { nil }
    /// Where it goes.
    public let polyline: MKPolyline
    /// How long it is, in metres.
    public let distance: CLLocationDistance
    /// How one goes.
    public let transportType: MKDirectionsTransportType

    /// A step that a test gives. Not Apple's.
    public init(
      testing instructions: String, polyline: MKPolyline, distance: CLLocationDistance,
      transportType: MKDirectionsTransportType = .automobile
    ) {
      (self.instructions, self.polyline) = (instructions, polyline)
      (self.distance, self.transportType) = (distance, transportType)
    }
  }

  /// What it is called, such as the name of its longest road.
  public let name: String
  /// What to know; empty here.
  open var advisoryNotices: [String] { [] }
  /// How long it is, in metres.
  public let distance: CLLocationDistance
  /// How long it takes, in seconds.
  public let expectedTravelTime: TimeInterval
  /// How one goes.
  public let transportType: MKDirectionsTransportType
  /// Where it goes.
  public let polyline: MKPolyline
  /// Its steps.
  public let steps: [Step]
  /// Whether it costs something; false here.
  open var hasTolls: Bool { false }
  /// Whether it goes over a highway; false here.
  open var hasHighways: Bool { false }

  /// A way that a test gives. Not Apple's.
  public init(
    testing name: String, polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
    transportType: MKDirectionsTransportType = .automobile, steps: [Step] = []
  ) {
    (self.name, self.polyline, self.distance) = (name, polyline, distance)
    (self.expectedTravelTime, self.transportType, self.steps) = (expectedTravelTime, transportType, steps)
  }
}

/// Finds ways from one place to another: those that a test gives.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// What is asked for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// Which roads are wanted.
    public enum RoutePreference: Int, Sendable {
      /// Any.
      case any = 0
      /// Others, where there are some.
      case avoid = 1
    }
    /// Asks for nothing.
    public override init() { super.init() }
    /// Where the way begins; nil for none.
    open var source: MKMapItem?
    /// Where the way ends; nil for none.
    open var destination: MKMapItem?
    /// How one goes; in any way by default.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted; false by default.
    open var requestsAlternateRoutes = false
    /// When one goes; nil for now.
    open var departureDate: Date?
    /// When one has to be there; nil for any time.
    open var arrivalDate: Date?
    /// Whether ways that cost something are wanted.
    open var tollPreference = RoutePreference.any
    /// Whether ways over highways are wanted.
    open var highwayPreference = RoutePreference.any
  }
  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// Where the ways begin.
    public let source: MKMapItem
    /// Where the ways end.
    public let destination: MKMapItem
    /// The ways.
    public let routes: [MKRoute]
    init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }
  /// How long a way takes.
  @preconcurrency @MainActor
  open class ETAResponse: NSObject {
    /// Where the way begins.
    public let source: MKMapItem
    /// Where the way ends.
    public let destination: MKMapItem
    /// How long it takes, in seconds.
    public let expectedTravelTime: TimeInterval
    /// How long it is, in metres.
    public let distance: CLLocationDistance
    /// When one is there.
    public let expectedArrivalDate: Date
    /// When one goes.
    public let expectedDepartureDate: Date
    /// How one goes.
    public let transportType: MKDirectionsTransportType
    init(_ response: Response, _ route: MKRoute, _ departure: Date) {
      (source, destination) = (response.source, response.destination)
      (expectedTravelTime, distance) = (route.expectedTravelTime, route.distance)
      (expectedDepartureDate, expectedArrivalDate) = (departure, departure + route.expectedTravelTime)
      transportType = route.transportType
    }
  }
  /// Hears of ways.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Hears how long a way takes.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// What a test answers; by default no way is found. Not Apple's.
  public static var answer: (Request) -> [MKRoute] = { _ in [] }

  private let request: Request
  /// Asks for ways.
  public init(request: Request) { self.request = request }
  /// Whether it waits for its answer: never here.
  open var isCalculating: Bool { false }
  /// Takes the question back, which has been answered already.
  open func cancel() { LayoutLog.noteWithoutEffect("MKDirections.cancel()") }

  private func found() throws -> Response {
    // Apple's number of places between which there is no way.
    let error = NSError(domain: "MKErrorDomain", code: 5)
    guard let source = request.source, let destination = request.destination else { throw error }
    let routes = Self.answer(request)
    if routes.isEmpty { throw error }
    return Response(source, destination, request.requestsAlternateRoutes ? routes : Array(routes.prefix(1)))
  }

  /// Asks, and calls the handler at once.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    do { completionHandler(try found(), nil) } catch { completionHandler(nil, error) }
  }
  /// Asks, as an asynchronous function.
  open func calculate() async throws -> Response { try found() }
  /// Asks how long the first way takes, and calls the handler at once.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    do { completionHandler(try eta(), nil) } catch { completionHandler(nil, error) }
  }
  /// Asks how long the first way takes, as an asynchronous function.
  open func calculateETA() async throws -> ETAResponse { try eta() }

  private func eta() throws -> ETAResponse {
    let response = try found()
    return ETAResponse(response, response.routes[0], request.departureDate ?? Date())
  }
}
