import CoreLocation
import UIKit

/// Something at a place of a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What its callout says; nil by default.
  var title: String? { get }
  /// What stands under that; nil by default.
  var subtitle: String? { get }
}
extension MKAnnotation {
  /// Nil.
  public var title: String? { nil }
  /// Nil.
  public var subtitle: String? { nil }
}

/// Something with a title.
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
  /// What its callout says.
  open var title: String?
  /// What stands under that.
  open var subtitle: String?
  /// Where it is: nowhere, for a shape that has no place of its own.
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set { LayoutLog.noteWithoutEffect("MKShape.coordinate") }
  }
}

/// A place with a title.
@preconcurrency @MainActor
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  /// The place where the equator meets the meridian of Greenwich.
  public override init() { super.init() }
  /// A place.
  public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.init()
    place = coordinate
  }
  /// A place with a title.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init(__coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
  /// Where it is. A map moves its view when it is laid out next.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
}

/// Where the user is.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place; nil before it is known.
  open internal(set) var location: CLLocation?
  /// Where the device points; nil here.
  open var heading: CLHeading? { nil }
  /// Whether the place is about to change; false here.
  open var isUpdating: Bool { false }
  /// The place, or none.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// What its callout says.
  open var title: String? = "My Location"
  /// What stands under that.
  open var subtitle: String?
}

/// Several annotations that lie too near to each other.
@preconcurrency @MainActor
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// A cluster of annotations.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  /// What its callout says.
  open var title: String? = ""
  /// What stands under that.
  open var subtitle: String?
  /// The middle of its members.
  open var coordinate: CLLocationCoordinate2D {
    guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let count = Double(memberAnnotations.count)
    return .init(
      latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
      longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
  }
}

/// How a view of an annotation gives way to others. Kept for the app: all show here, but those in clusters.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It always shows.
  public static let required = Self(rawValue: 1000)
  /// It gives way late.
  public static let defaultHigh = Self(rawValue: 750)
  /// It gives way soon.
  public static let defaultLow = Self(rawValue: 250)
}

/// How far in front a view of an annotation is.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// In front of all.
  public static let max = Self(rawValue: 1000)
  /// That of a view that is selected.
  public static let defaultSelected = Self(rawValue: 1000)
  /// That of any other view.
  public static let defaultUnselected = Self(rawValue: 500)
  /// Behind all.
  public static let min = Self(rawValue: 0)
}

/// The identifier of the class for views that an app has none for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the class for views of clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The view of an annotation, whose middle is at its place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// Where a view is dragged.
  public enum DragState: UInt, Sendable {
    /// Nowhere.
    case none = 0
    /// It begins.
    case starting = 1
    /// It goes on.
    case dragging = 2
    /// It is cancelled.
    case canceling = 3
    /// It ends.
    case ending = 4
  }
  /// How views give way to each other.
  public enum CollisionMode: Int, Sendable {
    /// By their rectangles.
    case rectangle = 0
    /// By the circles within.
    case circle = 1
    /// Not at all.
    case none = 2
  }

  /// A view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// A view without an annotation.
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// By which it is used again.
  public let reuseIdentifier: String?
  /// The annotation; nil while nobody uses it.
  open var annotation: (any MKAnnotation)?
  private weak var imageView: UIImageView?
  /// What it shows; the view becomes as large.
  open var image: UIImage? {
    didSet {
      imageView?.removeFromSuperview()
      guard let image else { return }
      let made = UIImageView(image: image)
      insertSubview(made, at: 0)
      imageView = made
      bounds.size = image.size
    }
  }
  /// How far its middle is from its place, in points.
  open var centerOffset = CGPoint.zero
  /// How far its callout is from where it would be, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether it can be selected; true by default.
  open var isEnabled = true
  /// Whether it is highlighted. Kept for the app.
  open var isHighlighted = false
  /// Whether it is selected.
  open var isSelected = false
  /// Selects it or not; a map calls it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Whether a callout with the title of the annotation shows while it is selected; false by default.
  open var canShowCallout = false
  /// A view at the left of the callout. A tap of a control there is told to the delegate of the map.
  open var leftCalloutAccessoryView: UIView?
  /// A view at the right of the callout. A tap of a control there is told to the delegate of the map.
  open var rightCalloutAccessoryView: UIView?
  /// A view under the title of the callout, in the place of the subtitle.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be dragged. Kept for the app.
  open var isDraggable = false
  /// Where it is dragged.
  open var dragState = DragState.none
  /// Where it is dragged.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// By which several become one: those of an identifier whose views would lie over each other. Nil, the default, for a view that does not.
  open var clusteringIdentifier: String? {
    didSet { if clusteringIdentifier != oldValue { superview?.setNeedsLayout() } }
  }
  /// The view of the cluster that it is in; nil for none.
  open internal(set) weak var cluster: MKAnnotationView?
  /// How far in front it is; ``MKAnnotationViewZPriority/defaultUnselected`` by default.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { if zPriority != oldValue { superview?.setNeedsLayout() } }
  }
  /// How far in front it is while it is selected; ``MKAnnotationViewZPriority/defaultSelected`` by default.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  var presentZPriority: Float { (isSelected ? selectedZPriority : zPriority).rawValue }
  /// How far what stands beside it is from where it would be. Kept for the app.
  open var accessoryOffset = CGPoint.zero
  /// How it gives way. Kept for the app.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// How it meets others. Kept for the app.
  open var collisionMode = CollisionMode.rectangle
  /// Gets ready to be used again.
  open func prepareForReuse() {}
  /// Gets ready to show.
  open func prepareForDisplay() {}
}

/// Whether a part of a map shows.
public enum MKFeatureVisibility: Int, Sendable {
  /// As it fits.
  case adaptive = 0
  /// No.
  case hidden = 1
  /// Yes.
  case visible = 2
}
