import UIKit

/// Makes a picture of a map. Nothing of the map is fetched: the picture has one color, and says where places would be.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// What the picture shows.
  @preconcurrency @MainActor
  open class Options: NSObject, @preconcurrency NSCopying {
    /// A picture of the world, 256 points each way.
    public override init() { super.init() }
    /// From where the map is looked at; nil for the region.
    open var camera = MKMapCamera()
    /// The part of the earth.
    open var region = MKCoordinateRegion(.world)
    /// The part of the map.
    open var mapRect: MKMapRect {
      get { MKMapView.rect(of: region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// What the map shows. Kept for the app.
    open var mapType = MKMapType.standard
    /// What the map looks like. Kept for the app.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// Which points of interest show; nil for all. Kept for the app.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether they show; true by default. Kept for the app.
    open var showsPointsOfInterest = true
    /// Whether buildings show; true by default. Kept for the app.
    open var showsBuildings = true
    /// The size in points; 256 each way by default.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels of a point, of the main screen by default.
    open var scale: CGFloat = UIScreen.main.scale
    /// For which traits.
    open var traitCollection = UITraitCollection.current

    /// The same options.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      (copy.camera, copy.region, copy.mapType) = (camera, region, mapType)
      (copy.preferredConfiguration, copy.pointOfInterestFilter) = (preferredConfiguration, pointOfInterestFilter)
      (copy.showsPointsOfInterest, copy.showsBuildings) = (showsPointsOfInterest, showsBuildings)
      (copy.size, copy.scale, copy.traitCollection) = (size, scale, traitCollection)
      return copy
    }
  }

  /// A picture of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    /// For which traits it is.
    public let traitCollection: UITraitCollection
    private let rect: MKMapRect

    init(_ image: UIImage, _ traits: UITraitCollection, _ rect: MKMapRect) {
      (self.image, traitCollection, self.rect) = (image, traits, rect)
    }

    /// Where a place is in the picture, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let point = MKMapPoint(coordinate)
      return CGPoint(
        x: (point.x - rect.minX) / rect.width * image.size.width,
        y: (point.y - rect.minY) / rect.height * image.size.height)
    }
  }

  /// Hears of the picture.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options
  private var handler: CompletionHandler?

  /// Makes a picture.
  public init(options: Options) {
    self.options = options.copy() as? Options ?? options
    super.init()
  }
  /// Makes a picture of the world.
  public override convenience init() { self.init(options: Options()) }

  /// Whether it makes one.
  open var isLoading: Bool { handler != nil }

  /// Makes the picture, and calls the handler on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    guard handler == nil else { return }
    handler = completionHandler
    DispatchQueue._app.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let handler = self.handler else { return }
        self.handler = nil
        handler(self.snapshot, nil)
      }
    }
  }

  /// Makes the picture, and calls the handler on the main queue, whichever is asked for.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// Makes the picture, as an asynchronous function.
  open func start() async throws -> Snapshot { snapshot }

  /// Makes none; the handler is not called.
  open func cancel() { handler = nil }

  private var snapshot: Snapshot {
    let size = CGSize(width: max(1, options.size.width), height: max(1, options.size.height))
    let format = UIGraphicsImageRendererFormat()
    format.scale = options.scale
    let traits = options.traitCollection
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.secondarySystemBackground.resolvedColor(with: traits).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let wanted = options.mapRect
    let scale = max(wanted.width / size.width, wanted.height / size.height, 1e-6)
    let (width, height) = (scale * size.width, scale * size.height)
    let rect = MKMapRect(x: wanted.midX - width / 2, y: wanted.midY - height / 2, width: width, height: height)
    return Snapshot(image, traits, rect)
  }
}
