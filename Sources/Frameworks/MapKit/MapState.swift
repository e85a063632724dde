import UIKit

/// What a map keeps beside the part of the earth that it shows.
@MainActor
final class MapState {
  private struct Control { weak var view: (any MapControl)? }

  var configuration: MKMapConfiguration = MKStandardMapConfiguration()
  var selectableFeatures: MKMapFeatureOptions = []
  var filter: MKPointOfInterestFilter?
  var pitchButtonVisibility = MKFeatureVisibility.hidden
  var pitch: CGFloat = 0
  var heading: Double = 0
  var boundary: MKMapView.CameraBoundary?
  var zoomRange: MKMapView.CameraZoomRange?
  /// The size at the last layout.
  var size = CGSize.zero
  var canvas: MapDrawing?
  var covering: [MapCovering] = []
  var userView: MKAnnotationView?
  var callout: MapCallout?
  private var controls: [Control] = []

  func add(_ control: any MapControl) {
    controls.removeAll { $0.view == nil || $0.view === control }
    controls.append(Control(view: control))
  }

  func tellControls() { for control in controls { control.view?.mapDidChange() } }
}

/// An overlay on a map.
struct MapCovering {
  let overlay: any MKOverlay
  let level: MKOverlayLevel
  var renderer: MKOverlayRenderer?
}

/// What the callout of a view shows: title and subtitle between the two accessories.
@MainActor
final class MapCallout: UIView {
  private(set) weak var annotationView: MKAnnotationView?
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  init(_ view: MKAnnotationView, _ tap: @escaping (UIControl) -> Void) {
    annotationView = view
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    titleLabel.font = .systemFont(ofSize: 17)
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [titleLabel, view.detailCalloutAccessoryView ?? subtitleLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 2
    let sides = [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView]
    for case let side? in sides {
      // Accessories that an app sizes by their frames keep them.
      let size = side.bounds.size
      if !(side is UIControl), size.width > 0, size.height > 0, side.translatesAutoresizingMaskIntoConstraints {
        side.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        side.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      }
      if let control = side as? UIControl {
        control.addAction(
          UIAction(identifier: .init("trellis.callout")) { action in
            if let control = action.sender as? UIControl { tap(control) }
          }, for: .touchUpInside)
      }
    }
    let row = UIStackView(arrangedSubviews: [sides[0], texts, sides[1]].compactMap { $0 })
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    let trailing = row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12)
    let bottom = row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
    // A callout may have to be narrower than what it shows.
    trailing.priority = UILayoutPriority(999)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12), trailing,
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottom,
    ])
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what the annotation says now.
  func update() {
    titleLabel.text = annotationView?.annotation?.title ?? nil
    let subtitle = annotationView?.annotation?.subtitle ?? nil
    subtitleLabel.text = subtitle
    subtitleLabel.isHidden = subtitle?.isEmpty ?? true
  }
}

extension MKMapView {
  // MARK: What the map looks like

  /// What the map looks like; streets by default.
  public var preferredConfiguration: MKMapConfiguration {
    get { state.configuration }
    set { state.configuration = newValue }
  }
  /// What of the map itself can be selected; nothing by default. A map here has nothing of its own.
  public var selectableMapFeatures: MKMapFeatureOptions {
    get { state.selectableFeatures }
    set { state.selectableFeatures = newValue }
  }
  /// Which points of interest show; nil, the default, for all. Kept for the app.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { state.filter }
    set { state.filter = newValue }
  }
  /// Whether all points of interest show: a shorter way to say so by the filter.
  public var showsPointsOfInterest: Bool {
    get { state.filter != nil ? !state.filter!.excludes(.restaurant) : true }
    set { state.filter = newValue ? .includingAll : .excludingAll }
  }
  /// Whether a button that tilts the map shows. Kept for the app.
  public var pitchButtonVisibility: MKFeatureVisibility {
    get { state.pitchButtonVisibility }
    set { state.pitchButtonVisibility = newValue }
  }
  /// The part of the view in which annotations show, in its coordinates.
  public var annotationVisibleRect: CGRect { bounds.inset(by: layoutMargins) }
}
