import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// The parts of an address. Not Apple's: a test fills them.
  public struct Address: Hashable, Sendable {
    /// The name of the place.
    public var name: String?
    /// The street, and the number of the house.
    public var (thoroughfare, subThoroughfare): (String?, String?)
    /// The town, and a part of it.
    public var (locality, subLocality): (String?, String?)
    /// The state, and a part of it.
    public var (administrativeArea, subAdministrativeArea): (String?, String?)
    /// The code of the post.
    public var postalCode: String?
    /// The code and the name of the country.
    public var (isoCountryCode, country): (String?, String?)

    /// An address without parts.
    public init() {}
  }

  /// Where it is.
  public let location: CLLocation?
  let address: Address

  /// A place with an address. Not Apple's.
  public init(location: CLLocation?, address: Address) { (self.location, self.address) = (location, address) }
  /// The same place.
  public convenience init(placemark: CLPlacemark) {
    self.init(location: placemark.location, address: placemark.address)
  }

  /// The object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The part of the earth that it is; never known.
  open var region: CLRegion? { nil }
  /// Its time zone; never known.
  open var timeZone: TimeZone? { nil }
  /// The name of the place.
  open var name: String? { address.name }
  /// The street.
  open var thoroughfare: String? { address.thoroughfare }
  /// The number of the house.
  open var subThoroughfare: String? { address.subThoroughfare }
  /// The town.
  open var locality: String? { address.locality }
  /// A part of the town.
  open var subLocality: String? { address.subLocality }
  /// The state.
  open var administrativeArea: String? { address.administrativeArea }
  /// A part of the state.
  open var subAdministrativeArea: String? { address.subAdministrativeArea }
  /// The code of the post.
  open var postalCode: String? { address.postalCode }
  /// The code of the country.
  open var isoCountryCode: String? { address.isoCountryCode }
  /// The name of the country.
  open var country: String? { address.country }
  /// The water that it is in; never known.
  open var inlandWater: String? { nil }
  /// The ocean that it is in; never known.
  open var ocean: String? { nil }
  /// What it is known for; never known.
  open var areasOfInterest: [String]? { nil }
}

/// Hears the places of a question.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by addresses and addresses by places: those that a test gives. Handlers are called before a method returns
/// (DEVIATIONS.md, 370).
open class CLGeocoder: NSObject {
  /// What a test answers to an address; by default nothing is found. Not Apple's.
  nonisolated(unsafe) public static var placesOfAddress: (String) -> [CLPlacemark] = { _ in [] }
  /// What a test answers to a place; by default nothing is found. Not Apple's.
  nonisolated(unsafe) public static var addressesOfPlace: (CLLocation) -> [CLPlacemark] = { _ in [] }

  /// A geocoder without a question.
  public override init() { super.init() }

  /// Whether a question waits for its answer: never here.
  open var isGeocoding: Bool { false }

  private func answer(_ places: [CLPlacemark], _ handler: CLGeocodeCompletionHandler) {
    if places.isEmpty { handler(nil, CLError(.geocodeFoundNoResult)) } else { handler(places, nil) }
  }

  /// Finds the address of a place.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(Self.addressesOfPlace(location), completionHandler)
  }
  /// Finds the address of a place, in the language of a locale, which makes no difference here.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
  /// Finds the place of an address.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(Self.placesOfAddress(addressString), completionHandler)
  }
  /// Finds the place of an address near a region, which makes no difference here.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { geocodeAddressString(addressString, completionHandler: completionHandler) }

  /// The addresses of a place, as an asynchronous function.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    let found = Self.addressesOfPlace(location)
    if found.isEmpty { throw CLError(.geocodeFoundNoResult) }
    return found
  }
  /// The places of an address, as an asynchronous function.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    let found = Self.placesOfAddress(addressString)
    if found.isEmpty { throw CLError(.geocodeFoundNoResult) }
    return found
  }

  /// Takes a question back, which has been answered already.
  open func cancelGeocode() {}
}
