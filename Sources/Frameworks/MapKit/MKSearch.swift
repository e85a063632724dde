import CoreLocation
import UIKit

/// A place with its address, as an annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// A place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: .init())
  }
  /// A place with an address, of which the words of Contacts are read: Street, City, State, ZIP, Country and CountryCode.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    var address = Address()
    address.thoroughfare = addressDictionary?["Street"] as? String
    address.locality = addressDictionary?["City"] as? String
    address.administrativeArea = addressDictionary?["State"] as? String
    address.postalCode = addressDictionary?["ZIP"] as? String
    address.country = addressDictionary?["Country"] as? String
    address.isoCountryCode = addressDictionary?["CountryCode"] as? String
    self.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: address)
  }
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// Its name, or its street and town.
  open var title: String? {
    let parts = [thoroughfare, locality].compactMap { $0 }
    return name ?? (parts.isEmpty ? nil : parts.joined(separator: ", "))
  }
  /// The code of the country.
  open var countryCode: String? { isoCountryCode }
}

/// The key of how to go somewhere.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train or bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place that can be found and opened.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// An item of a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// The item of the user's place, which is none here.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(location: CLLocationManager.answers.location, address: .init()))
  }
  /// Its name.
  open var name: String?
  /// The number of its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// Its time zone.
  open var timeZone: TimeZone?
  /// The kind of a point of interest; nil for anything else.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is where the user is.
  open var isCurrentLocation: Bool { false }

  /// The items that were to be opened in Maps, in their order. Not Apple's.
  public static var opened: [(items: [MKMapItem], options: [String: Any]?)] = []
  /// Notes in ``opened`` that Maps is to open it.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }
  /// Notes in ``opened`` that Maps is to open several.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    opened.append((mapItems, launchOptions))
    return true
  }
}

/// Finds places by words: those that a test gives.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// Looks for nothing.
    public override init() { super.init() }
    /// The words; nil for none.
    open var naturalLanguageQuery: String?
    /// Where to look first.
    open var region = MKCoordinateRegion()
    /// What is wanted. Kept for the app, and for what a test answers.
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
    /// Which points of interest are wanted; nil for all. Kept for the app, and for what a test answers.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Looks for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Looks for words in a part of the earth.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// Looks for a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(
        naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
    }
  }
  /// What is wanted.
  public struct ResultType: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1 << 0)
    /// Points of interest.
    public static let pointOfInterest = Self(rawValue: 1 << 1)
  }
  /// What was found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The part of the earth around them.
    public let boundingRegion: MKCoordinateRegion
    init(_ items: [MKMapItem], _ region: MKCoordinateRegion) { (mapItems, boundingRegion) = (items, region) }
  }
  /// Hears what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What a test answers; by default nothing is found. Not Apple's.
  public static var answer: (Request) -> [MKMapItem] = { _ in [] }

  private let request: Request
  /// A search.
  public init(request: Request) { self.request = request }
  /// Whether it waits for its answer: never here.
  open var isSearching: Bool { false }
  /// Looks, and calls the handler at once.
  open func start(completionHandler: @escaping CompletionHandler) {
    let found = Self.answer(request)
    // Apple's number of an answer without places.
    let error = NSError(domain: "MKErrorDomain", code: 4)
    completionHandler(found.isEmpty ? nil : Response(found, request.region), found.isEmpty ? error : nil)
  }
  /// Looks, as an asynchronous function.
  open func start() async throws -> Response {
    let found = Self.answer(request)
    if found.isEmpty { throw NSError(domain: "MKErrorDomain", code: 4) }
    return Response(found, request.region)
  }
  /// Takes the search back, which has been answered already.
  open func cancel() {}
}
