import UIKit

/// What a map looks like.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
  /// Whether mountains are high.
  public enum ElevationStyle: Int, Sendable {
    /// No.
    case flat = 0
    /// Yes.
    case realistic = 1
  }
  /// Whether mountains are high; kept for the app. `.flat` by default.
  open var elevationStyle = ElevationStyle.flat
  override init() { super.init() }
}

/// A map of streets.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong colors are.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Soft.
    case muted = 1
  }
  /// A flat map.
  public convenience override init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }
  /// A map with mountains or without them.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }
  /// A flat map with strong or soft colors.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
  /// A map.
  public init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.emphasisStyle = emphasisStyle
    super.init()
    self.elevationStyle = elevationStyle
  }
  /// How strong colors are.
  open var emphasisStyle: EmphasisStyle
  /// Which points of interest show; nil for all. Kept for the app.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic shows; false by default. Kept for the app.
  open var showsTraffic = false
}

/// Pictures from above with streets.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// A flat map.
  public convenience override init() { self.init(elevationStyle: .flat) }
  /// A map with mountains or without them.
  public init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
  /// Which points of interest show; nil for all. Kept for the app.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic shows; false by default. Kept for the app.
  open var showsTraffic = false
}

/// Pictures from above.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// A flat map.
  public convenience override init() { self.init(elevationStyle: .flat) }
  /// A map with mountains or without them.
  public init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// A kind of points of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of it.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }
  /// The same.
  public static let airport = Self("Airport")
  /// The same.
  public static let amusementPark = Self("AmusementPark")
  /// The same.
  public static let aquarium = Self("Aquarium")
  /// The same.
  public static let atm = Self("ATM")
  /// The same.
  public static let bakery = Self("Bakery")
  /// The same.
  public static let bank = Self("Bank")
  /// The same.
  public static let beach = Self("Beach")
  /// The same.
  public static let brewery = Self("Brewery")
  /// The same.
  public static let cafe = Self("Cafe")
  /// The same.
  public static let campground = Self("Campground")
  /// The same.
  public static let carRental = Self("CarRental")
  /// The same.
  public static let evCharger = Self("EVCharger")
  /// The same.
  public static let fireStation = Self("FireStation")
  /// The same.
  public static let fitnessCenter = Self("FitnessCenter")
  /// The same.
  public static let foodMarket = Self("FoodMarket")
  /// The same.
  public static let gasStation = Self("GasStation")
  /// The same.
  public static let hospital = Self("Hospital")
  /// The same.
  public static let hotel = Self("Hotel")
  /// The same.
  public static let laundry = Self("Laundry")
  /// The same.
  public static let library = Self("Library")
  /// The same.
  public static let marina = Self("Marina")
  /// The same.
  public static let movieTheater = Self("MovieTheater")
  /// The same.
  public static let museum = Self("Museum")
  /// The same.
  public static let nationalPark = Self("NationalPark")
  /// The same.
  public static let nightlife = Self("Nightlife")
  /// The same.
  public static let park = Self("Park")
  /// The same.
  public static let parking = Self("Parking")
  /// The same.
  public static let pharmacy = Self("Pharmacy")
  /// The same.
  public static let police = Self("Police")
  /// The same.
  public static let postOffice = Self("PostOffice")
  /// The same.
  public static let publicTransport = Self("PublicTransport")
  /// The same.
  public static let restaurant = Self("Restaurant")
  /// The same.
  public static let restroom = Self("Restroom")
  /// The same.
  public static let school = Self("School")
  /// The same.
  public static let stadium = Self("Stadium")
  /// The same.
  public static let store = Self("Store")
  /// The same.
  public static let theater = Self("Theater")
  /// The same.
  public static let university = Self("University")
  /// The same.
  public static let winery = Self("Winery")
  /// The same.
  public static let zoo = Self("Zoo")
}

/// Which points of interest show.
@preconcurrency @MainActor
open class MKPointOfInterestFilter: NSObject {
  /// Nil for all.
  private let included: Set<MKPointOfInterestCategory>?
  private let excluded: Set<MKPointOfInterestCategory>

  private init(included: Set<MKPointOfInterestCategory>?, excluded: Set<MKPointOfInterestCategory>) {
    (self.included, self.excluded) = (included, excluded)
  }
  /// Those of some kinds.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(included: Set(categories), excluded: [])
  }
  /// Those of all kinds but some.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(included: nil, excluded: Set(categories))
  }
  /// All.
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// None.
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
  /// Whether those of a kind show.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    included?.contains(category) ?? !excludes(category)
  }
  /// Whether those of a kind do not show.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool {
    included.map { !$0.contains(category) } ?? excluded.contains(category)
  }
}

/// What of the map itself can be selected.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The bits, as Apple numbers them.
  public let rawValue: Int
  /// A set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shops, museums and the like.
  public static let pointsOfInterest = Self(rawValue: 1 << 0)
  /// Cities, states and the like.
  public static let territories = Self(rawValue: 1 << 1)
  /// Mountains, rivers and the like.
  public static let physicalFeatures = Self(rawValue: 1 << 2)
}

/// Something of the map itself that the user selects. A map here has nothing of its own, so only a test makes one.
@preconcurrency @MainActor
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
  /// What it is.
  public enum FeatureType: Int, Sendable {
    /// A shop, a museum and the like.
    case pointOfInterest = 0
    /// A city, a state and the like.
    case territory = 1
    /// A mountain, a river and the like.
    case physicalFeature = 2
  }
  /// What it is.
  public let featureType: FeatureType
  /// The kind of a point of interest; nil for anything else.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// The picture of a point of interest; nil here.
  open var iconStyle: MKIconStyle? { nil }
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Its name.
  public let title: String?
  /// What stands under that; nil.
  open var subtitle: String? { nil }

  /// Something that a test selects. Not Apple's.
  public init(
    testing featureType: FeatureType, title: String?, at coordinate: CLLocationCoordinate2D,
    category: MKPointOfInterestCategory? = nil
  ) {
    (self.featureType, self.title, self.coordinate) = (featureType, title, coordinate)
    pointOfInterestCategory = category
  }
}

/// The picture of a point of interest.
@preconcurrency @MainActor
open class MKIconStyle: NSObject {
  /// The color behind it.
  public let backgroundColor: UIColor
  /// The picture.
  public let image: UIImage
  init(_ backgroundColor: UIColor, _ image: UIImage) { (self.backgroundColor, self.image) = (backgroundColor, image) }
}
