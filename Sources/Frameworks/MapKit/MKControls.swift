import UIKit

/// A control of a map that changes with it.
@MainActor
protocol MapControl: UIView {
  func mapDidChange()
}

/// Shows where north is while the map is turned, and turns it back.
@preconcurrency @MainActor
open class MKCompassButton: UIView, MapControl {
  private lazy var drawing = MapDrawing { [weak self] in self?.drawCompass($0) }

  /// A compass of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    connect()
  }
  /// A compass without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    add(drawing)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("turnNorth", MKCompassButton.turnNorth)))
    mapDidChange()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its map.
  open weak var mapView: MKMapView? { didSet { connect() } }
  /// Whether it shows; `.adaptive`, the default, while north is not up.
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapDidChange() } }

  /// 44 points each way, the least size of what is tapped.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  private func connect() {
    mapView?.state.add(self)
    mapDidChange()
  }

  func mapDidChange() {
    let isTurned = (mapView?.state.heading ?? 0) != 0
    alpha = compassVisibility == .visible || (compassVisibility == .adaptive && isTurned) ? 1 : 0
    drawing.setNeedsRender()
  }

  private func turnNorth() {
    guard let mapView, let camera = mapView.camera.copy() as? MKMapCamera else { return }
    camera.heading = 0
    mapView.setCamera(camera, animated: true)
  }

  private func drawCompass(_ bounds: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2 - 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let circle = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    UIColor.secondarySystemBackground.setFill()
    circle.fill()
    UIColor.separator.setStroke()
    circle.stroke()
    let angle = -CGFloat(mapView?.state.heading ?? 0) * .pi / 180
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: center.x + sin(angle) * radius * 0.75, y: center.y - cos(angle) * radius * 0.75))
    needle.addLine(to: CGPoint(x: center.x + cos(angle) * 5, y: center.y + sin(angle) * 5))
    needle.addLine(to: CGPoint(x: center.x - cos(angle) * 5, y: center.y - sin(angle) * 5))
    needle.close()
    UIColor.systemRed.setFill()
    needle.fill()
  }
}

/// Shows how long a distance of the map is.
@preconcurrency @MainActor
open class MKScaleView: UIView, MapControl {
  private lazy var drawing = MapDrawing { [weak self] in self?.drawScale($0) }

  /// Where the scale begins.
  public enum Alignment: Int, Sendable {
    /// At the leading edge.
    case leading = 0
    /// At the trailing edge.
    case trailing = 1
  }

  /// A scale of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
    connect()
  }
  /// A scale without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    add(drawing)
    isUserInteractionEnabled = false
    mapDidChange()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its map.
  open weak var mapView: MKMapView? { didSet { connect() } }
  /// Whether it shows; `.adaptive`, the default, while the user makes the map larger or smaller, which nobody does here.
  open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { mapDidChange() } }
  /// Where it begins; `.leading` by default.
  open var legendAlignment = Alignment.leading { didSet { drawing.setNeedsRender() } }

  /// 160 points wide and 20 points high (DEVIATIONS.md, 479).
  open override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 20) }

  private func connect() {
    mapView?.state.add(self)
    mapDidChange()
  }

  func mapDidChange() {
    alpha = scaleVisibility == .visible ? 1 : 0
    drawing.setNeedsRender()
  }

  /// The longest distance of 1, 2 or 5 times a power of ten that fits a width, with its part of that width.
  private func legend(_ width: CGFloat) -> (meters: Double, width: CGFloat)? {
    guard let mapView, mapView.bounds.width > 0, width > 0 else { return nil }
    let rect = mapView.visibleMapRect
    let point = rect.width / mapView.bounds.width * MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude)
    let whole = point * width
    guard whole > 0, whole.isFinite else { return nil }
    let power = pow(10, floor(log10(whole)))
    let meters = [5, 2, 1].map { $0 * power }.first { $0 <= whole } ?? power
    return (meters, meters / point)
  }

  private func drawScale(_ bounds: CGRect) {
    guard let legend = legend(bounds.width - 40) else { return }
    let x = legendAlignment == .leading ? bounds.minX : bounds.maxX - legend.width
    UIColor.label.setFill()
    UIBezierPath(rect: CGRect(x: x, y: bounds.maxY - 4, width: legend.width, height: 3)).fill()
    let text = MKDistanceFormatter().string(fromDistance: legend.meters) as NSString
    text.draw(
      at: CGPoint(x: x, y: bounds.minY),
      withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label])
  }
}

/// Makes a map follow the user.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView, MapControl {
  private let button = UIButton(type: .system)

  /// A button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    connect()
  }
  /// A button without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Its map.
  open weak var mapView: MKMapView? { didSet { connect() } }

  /// 44 points each way, the least size of what is tapped.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  private func prepare() {
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.mapView?.goToNextTrackingMode() }, for: .primaryActionTriggered)
    addSubview(button)
    mapDidChange()
  }

  private func connect() {
    mapView?.state.add(self)
    mapDidChange()
  }

  func mapDidChange() {
    let mode = mapView?.userTrackingMode ?? .none
    button.setImage(UIImage(systemName: mode.symbolName), for: .normal)
    button.accessibilityLabel = "Tracking"
  }
}

/// Makes a map follow the user, from a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// Its map.
  open weak var mapView: MKMapView? { didSet { prepare() } }

  /// An item of a map.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    prepare()
  }

  private func prepare() {
    image = UIImage(systemName: (mapView?.userTrackingMode ?? .none).symbolName)
    primaryAction = UIAction(image: image) { [weak self] _ in
      self?.mapView?.goToNextTrackingMode()
      self?.image = UIImage(systemName: (self?.mapView?.userTrackingMode ?? .none).symbolName)
    }
  }
}

extension UIView {
  /// Adds a drawing as large as the view.
  fileprivate func add(_ drawing: MapDrawing) {
    drawing.frame = bounds
    drawing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(drawing)
  }
}

extension MKUserTrackingMode {
  var symbolName: String {
    switch self {
    case .none: "location"
    case .follow: "location.fill"
    case .followWithHeading: "location.north.line.fill"
    }
  }
}

extension MKMapView {
  /// What a tap of a tracking button does: follows the user, then with the heading, then no more.
  func goToNextTrackingMode() {
    let next: MKUserTrackingMode =
      switch userTrackingMode {
      case .none: .follow
      case .follow: CLLocationManager.headingAvailable() ? .followWithHeading : .none
      case .followWithHeading: .none
      }
    setUserTrackingMode(next, animated: true)
  }
}
