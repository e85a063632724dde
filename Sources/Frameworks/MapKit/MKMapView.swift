import CoreLocation
import UIKit

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Both.
  case hybrid = 2
  /// Pictures from a height.
  case satelliteFlyover = 3
  /// Both, from a height.
  case hybridFlyover = 4
  /// Streets in soft colors.
  case mutedStandard = 5
}

/// Whether a map goes where the user is.
public enum MKUserTrackingMode: Int, Sendable {
  /// No.
  case none = 0
  /// Yes.
  case follow = 1
  /// Yes, and turns.
  case followWithHeading = 2
}

/// Where an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  /// Over roads.
  case aboveRoads = 0
  /// Over names.
  case aboveLabels = 1
}

/// Hears of a map. Every function has a default that does nothing.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The map is about to show another part.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The map shows another part.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The map shows another part.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Pictures of the map are about to be fetched.
  /// Never called here: Trellis does not load anything from the network.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Pictures of the map are there.
  /// Never called here: Trellis does not load anything from the network.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Pictures of the map could not be fetched.
  /// Never called here: Trellis does not load anything from the network.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// The map is about to be drawn.
  /// Never called here: Trellis does not render maps.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// The map is drawn.
  /// Never called here: Trellis does not render maps.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Wants the view of an annotation; nil, which is the default, is a balloon.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Views of annotations are on the map.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A control of a callout was tapped; a test says so by ``MKMapView/tapCallout(of:control:)``.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// A view of an annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A view of an annotation is selected no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is selected no more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// The map begins to look where the user is.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// The map looks no more where the user is.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// The user is elsewhere; a test says so by ``MKMapView/moveUser(to:)``.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Nobody knows where the user is.
  /// Never called here: a user location cannot fail; a test can set no location instead.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// A view is dragged.
  /// Never called here: Trellis does not simulate dragging an annotation.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  /// The map goes where the user is, or no more.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Wants the renderer of an overlay. The default gives one that draws nothing.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Overlays are on the map.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Wants one annotation for several, whose views would lie over each other.
  func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
    -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Nil.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// A renderer that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// A cluster of all.
  public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
    -> MKClusterAnnotation
  { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}

/// Shows a part of the earth, of which pictures show a box. Annotations have their views at their places, by Mercator's projection.
@preconcurrency @MainActor
open class MKMapView: UIView, StandInView {
  /// A map of the world.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  package var standInText: String { "Map" }

  /// Hears of the map.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What is kept beside the part that shows.
  let state = MapState()
  /// What it shows. Kept for the app; a map of streets by default.
  open var mapType = MKMapType.standard {
    didSet {
      state.configuration =
        switch mapType {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .hybrid, .hybridFlyover: MKHybridMapConfiguration()
        case .satellite, .satelliteFlyover: MKImageryMapConfiguration()
        }
    }
  }
  /// Whether the user moves it; true by default. Kept for the app: nobody does.
  open var isScrollEnabled = true
  /// Whether the user makes it larger; true by default. Kept for the app.
  open var isZoomEnabled = true
  /// Whether the user turns it; true by default. Kept for the app.
  open var isRotateEnabled = true
  /// Whether the user tilts it; true by default. Kept for the app.
  open var isPitchEnabled = true
  /// Whether it has a compass; true by default. Kept for the app.
  open var showsCompass = true
  /// Whether it has a scale; false by default. Kept for the app.
  open var showsScale = false
  /// Whether it shows traffic; false by default. Kept for the app.
  open var showsTraffic = false
  /// Whether it shows buildings; true by default. Kept for the app.
  open var showsBuildings = true

  // MARK: The part that shows

  private var wanted = MKCoordinateRegion(center: .init(), span: .init(latitudeDelta: 140, longitudeDelta: 360))

  /// The part of the earth that shows: what was wanted last, with as much around it as the view has room for.
  open var region: MKCoordinateRegion {
    get { bounds.isEmpty ? wanted : MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  /// Shows a part of the earth, at once. A part that is none raises an exception.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let (center, span) = (region.center, region.span)
    let isValid =
      CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
      && span.latitudeDelta.isFinite && span.longitudeDelta.isFinite
    guard isValid else {
      LayoutException.raise(
        "NSInvalidArgumentException",
        "Invalid Region <center:\(center.latitude), \(center.longitude) span:\(span.latitudeDelta), \(span.longitudeDelta)>"
      )
      return
    }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    wanted = limited(region)
    setNeedsLayout()
    state.canvas?.setNeedsRender()
    tellControls()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  /// Moves to what the limits of the camera allow.
  func keepWithinLimits(animated: Bool) {
    let region = limited(wanted)
    guard
      MKMapPoint(region.center) != MKMapPoint(wanted.center)
        || region.span.latitudeDelta != wanted.span.latitudeDelta
    else { return }
    setRegion(wanted, animated: animated)
  }
  /// Tells the controls that the map shows something else.
  func tellControls() { state.tellControls() }

  /// The middle of what shows.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { wanted.center }
    set { setCenter(newValue, animated: false) }
  }
  /// Shows what is around a place, in the same size.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: wanted.span), animated: animated)
  }
  /// The part that would show instead of another one.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    bounds.isEmpty ? region : MKCoordinateRegion(mapRectThatFits(Self.rect(of: region)))
  }
  /// The part of the map that shows.
  open var visibleMapRect: MKMapRect {
    get { mapRectThatFits(Self.rect(of: wanted)) }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// Shows a part of the map.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animated)
  }
  /// Shows a part of the map with room around it, in points.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    let (width, height) = (bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom)
    guard width > 0, height > 0, !mapRect.isEmpty else { return setVisibleMapRect(mapRect, animated: animated) }
    let scale = max(mapRect.width / width, mapRect.height / height)
    let x = mapRect.midX - scale * (width / 2 + insets.left)
    let y = mapRect.midY - scale * (height / 2 + insets.top)
    setVisibleMapRect(
      MKMapRect(x: x, y: y, width: scale * bounds.width, height: scale * bounds.height), animated: animated)
  }
  /// The part of the map that would show instead of another one: with the shape of the view, around the same middle.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    guard bounds.width > 0, bounds.height > 0 else { return mapRect }
    let scale = max(mapRect.width / bounds.width, mapRect.height / bounds.height, 1e-6)
    let (width, height) = (scale * bounds.width, scale * bounds.height)
    return MKMapRect(x: mapRect.midX - width / 2, y: mapRect.midY - height / 2, width: width, height: height)
  }
  static func rect(of region: MKCoordinateRegion) -> MKMapRect {
    let (center, span) = (region.center, region.span)
    let upper = MKMapPoint(
      .init(
        latitude: min(90, center.latitude + span.latitudeDelta / 2),
        longitude: center.longitude - span.longitudeDelta / 2))
    let lower = MKMapPoint(
      .init(
        latitude: max(-90, center.latitude - span.latitudeDelta / 2),
        longitude: center.longitude + span.longitudeDelta / 2))
    // The middle of the degrees stays in the middle, though the map is larger away from the equator.
    let middle = MKMapPoint(center)
    let half = max(middle.y - upper.y, lower.y - middle.y)
    return MKMapRect(x: upper.x, y: middle.y - half, width: lower.x - upper.x, height: 2 * half)
  }

  /// The point of a view at which a place is.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
    guard rect.width > 0, rect.height > 0 else { return .zero }
    let own = CGPoint(
      x: bounds.minX + (point.x - rect.minX) / rect.width * bounds.width,
      y: bounds.minY + (point.y - rect.minY) / rect.height * bounds.height)
    return convert(own, to: view)
  }
  /// The place at a point of a view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (own, rect) = (convert(point, from: view), visibleMapRect)
    guard bounds.width > 0, bounds.height > 0 else { return wanted.center }
    return MKMapPoint(
      x: rect.minX + (own.x - bounds.minX) / bounds.width * rect.width,
      y: rect.minY + (own.y - bounds.minY) / bounds.height * rect.height
    ).coordinate
  }
  /// The rectangle of a view in which a part of the earth is.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let (center, span) = (region.center, region.span)
    let a = convert(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2),
      toPointTo: view)
    let b = convert(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2),
      toPointTo: view)
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }
  /// The part of the earth in a rectangle of a view.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let a = MKMapPoint(convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view))
    let b = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
    return MKCoordinateRegion(MKMapRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y))
  }

  // MARK: Annotations

  private var shown: [(annotation: any MKAnnotation, view: MKAnnotationView?)] = []
  private var unused: [String: [MKAnnotationView]] = [:]
  private var classes: [String: AnyClass] = [:]

  /// What is at places of the map, the user among it if that shows.
  open var annotations: [any MKAnnotation] {
    shown.map(\.annotation) + (showsUserLocation && userLocation.location != nil ? [userLocation] : [])
  }
  /// Adds an annotation; its view is asked for when the map is laid out next.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    guard !shown.contains(where: { $0.annotation === annotation }) else { return }
    shown.append((annotation, nil))
    setNeedsLayout()
  }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }
  /// Removes an annotation and its view.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    deselectAnnotation(annotation, animated: false)
    guard let index = shown.firstIndex(where: { $0.annotation === annotation }) else { return }
    if let view = shown.remove(at: index).view { keep(view) }
    setNeedsLayout()
  }
  /// Keeps a view that is no longer shown for another annotation.
  private func keep(_ view: MKAnnotationView) {
    view.removeFromSuperview()
    view.isHidden = false
    if let name = view.reuseIdentifier { unused[name, default: []].append(view) }
  }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// The annotations in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
        ($0 as? NSObject).map { AnyHashable($0) }
      })
  }
  /// The view of an annotation; nil before the map is laid out.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    shown.first { $0.annotation === annotation }?.view
      ?? clusters.first { $0.annotation === annotation }?.view
  }
  /// Shows a part of the map with annotations in it.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: .init()))
    }
    guard !rect.isNull else { return }
    // A tenth of room on each side, and some for a single place.
    let room = max(rect.width, rect.height, 10_000) / 10
    setVisibleMapRect(rect.insetBy(dx: -room, dy: -room), animated: animated)
  }

  /// Says of which class views of an identifier are; they are made by `init(annotation:reuseIdentifier:)`.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass
  }
  /// A view that is not used any more; nil if there is none and no class for the identifier.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let view = unused[identifier]?.popLast() {
      view.annotation = nil
      view.prepareForReuse()
      return view
    }
    return (classes[identifier] as? MKAnnotationView.Type)?.makeOwn(identifier)
  }
  /// A view for an annotation, of the class for the identifier; without one an exception is raised.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    guard let view = dequeueReusableAnnotationView(withIdentifier: identifier) else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier")
      return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    view.annotation = annotation
    return view
  }

  /// The annotations that are selected: one at most here.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set {
      if let selected { deselectAnnotation(selected, animated: false) }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }
  private var selected: (any MKAnnotation)?
  /// Selects an annotation, which deselects another one.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    let isHere = annotations.contains { $0 === annotation } || clusters.contains { $0.annotation === annotation }
    guard selected !== annotation, isHere || annotation is MKMapFeatureAnnotation else { return }
    let view = view(for: annotation)
    guard view?.isEnabled ?? true else { return }
    if let selected { deselectAnnotation(selected, animated: animated) }
    selected = annotation
    if let view {
      view.setSelected(true, animated: animated)
      setNeedsLayout()
      delegate?.mapView(self, didSelect: view)
    }
    delegate?.mapView(self, didSelect: annotation)
  }
  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selected === annotation else { return }
    selected = nil
    if let view = view(for: annotation) {
      view.setSelected(false, animated: animated)
      setNeedsLayout()
      delegate?.mapView(self, didDeselect: view)
    }
    delegate?.mapView(self, didDeselect: annotation)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
    if state.size != bounds.size {
      state.size = bounds.size
      wanted = limited(wanted)
      tellControls()
    }
    if let canvas = state.canvas, canvas.frame != bounds {
      canvas.frame = bounds
      canvas.setNeedsRender()
    }
    var added: [MKAnnotationView] = []
    for (annotation, view) in shown where view == nil {
      let made = delegate?.mapView(self, viewFor: annotation) ?? defaultView(for: annotation)
      made.annotation = annotation
      made.prepareForDisplay()
      // The delegate may have removed it.
      guard let index = shown.firstIndex(where: { $0.annotation === annotation }) else { continue }
      shown[index].view = made
      addSubview(made)
      added.append(made)
    }
    for (annotation, view) in shown {
      if let view { place(view, at: annotation.coordinate) }
    }
    added += joinNeighbors()
    placeUser()
    orderViews()
    placeCallout()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }
  private func place(_ view: MKAnnotationView, at coordinate: CLLocationCoordinate2D) {
    let point = convert(coordinate, toPointTo: self)
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  /// Views with a higher priority are in front, then those further south; what is selected is in front of all.
  private func orderViews() {
    let views = (shown.compactMap(\.view) + clusters.map(\.view)).enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let (a, b) = (first.presentZPriority, second.presentZPriority)
      if a != b { return a < b }
      return first.center.y == second.center.y ? left.offset < right.offset : first.center.y < second.center.y
    }.map(\.element)
    guard subviews.compactMap({ $0 as? MKAnnotationView }).filter({ $0 !== state.userView }) != views else { return }
    for view in views { bringSubviewToFront(view) }
  }

  // MARK: Clusters

  private var clusters: [(annotation: MKClusterAnnotation, view: MKAnnotationView)] = []

  /// Views of one identifier that would lie over each other are one view of a cluster: each takes those near it, in their order.
  private func joinNeighbors() -> [MKAnnotationView] {
    var groups: [[(annotation: any MKAnnotation, view: MKAnnotationView)]] = []
    for (annotation, view) in shown {
      guard let view else { continue }
      view.cluster = nil
      guard let name = view.clusteringIdentifier, annotation !== selected else {
        view.isHidden = false
        continue
      }
      let index = groups.firstIndex { group in
        group[0].view.clusteringIdentifier == name && group[0].view.frame.intersects(view.frame)
      }
      if let index { groups[index].append((annotation, view)) } else { groups.append([(annotation, view)]) }
    }
    for group in groups where group.count == 1 { group[0].view.isHidden = false }
    var old = clusters
    clusters = []
    var added: [MKAnnotationView] = []
    for group in groups where group.count > 1 {
      for member in group { member.view.isHidden = true }
      let members = group.map(\.annotation)
      let same = old.firstIndex { entry in
        entry.annotation.memberAnnotations.count == members.count
          && zip(entry.annotation.memberAnnotations, members).allSatisfy { $0 === $1 }
      }
      if let same {
        clusters.append(old.remove(at: same))
      } else {
        let cluster =
          delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
          ?? MKClusterAnnotation(memberAnnotations: members)
        let view = delegate?.mapView(self, viewFor: cluster) ?? defaultView(for: cluster)
        view.annotation = cluster
        view.prepareForDisplay()
        addSubview(view)
        added.append(view)
        clusters.append((cluster, view))
      }
    }
    for entry in old {
      if selected === entry.annotation { deselectAnnotation(entry.annotation, animated: false) }
      keep(entry.view)
    }
    for entry in clusters {
      place(entry.view, at: entry.annotation.coordinate)
      for member in entry.annotation.memberAnnotations { view(for: member)?.cluster = entry.view }
    }
    return added
  }

  // MARK: The user's place, callouts and taps

  private func placeUser() {
    guard showsUserLocation, userLocation.location != nil else {
      state.userView?.removeFromSuperview()
      state.userView = nil
      return
    }
    let view: MKAnnotationView
    if let present = state.userView {
      view = present
    } else {
      view =
        delegate?.mapView(self, viewFor: userLocation)
        ?? MKUserLocationView(annotation: userLocation, reuseIdentifier: nil)
      view.annotation = userLocation
      state.userView = view
      addSubview(view)
    }
    place(view, at: userLocation.coordinate)
  }

  private func placeCallout() {
    guard let selected, let view = view(for: selected), view.canShowCallout, !view.isHidden,
      let title = selected.title ?? nil, !title.isEmpty
    else {
      state.callout?.removeFromSuperview()
      state.callout = nil
      return
    }
    if state.callout?.annotationView !== view {
      state.callout?.removeFromSuperview()
      let callout = MapCallout(view) { [weak self, weak view] control in
        if let self, let view { self.tapCallout(of: view, control: control) }
      }
      state.callout = callout
      addSubview(callout)
    }
    guard let callout = state.callout else { return }
    callout.update()
    let size = callout.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let (width, height) = (min(size.width, bounds.width - 16), size.height)
    let x = min(max(view.center.x + view.calloutOffset.x - width / 2, 8), max(8, bounds.width - width - 8))
    callout.frame = CGRect(
      x: x, y: view.frame.minY + view.calloutOffset.y - height - 6, width: width, height: height)
    bringSubviewToFront(callout)
  }

  /// A tap on a view of an annotation selects it; one beside all deselects.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard touches.count == 1, let touch = touches.first, event?.allTouches?.count ?? 1 == 1 else { return }
    let point = touch.location(in: self)
    let hit = subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }
      .first { !$0.isHidden && $0.isEnabled && $0.frame.contains(point) }
    if let annotation = hit?.annotation {
      selectAnnotation(annotation, animated: true)
    } else if let selected, !(state.callout?.frame.contains(point) ?? false) {
      deselectAnnotation(selected, animated: true)
    }
  }

  private func defaultView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let isCluster = annotation is MKClusterAnnotation
    let name =
      isCluster
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
    return dequeueReusableAnnotationView(withIdentifier: name)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: name)
  }

  // MARK: The user

  /// Whether it shows where the user is: false by default.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      if showsUserLocation {
        delegate?.mapViewWillStartLocatingUser(self)
        if let place = CLLocationManager.answers.location { moveUser(to: place) }
      } else {
        setNeedsLayout()
        delegate?.mapViewDidStopLocatingUser(self)
      }
    }
  }
  /// Where the user is.
  public let userLocation = MKUserLocation()
  /// Whether the place of the user is in the part that shows.
  open var isUserLocationVisible: Bool {
    showsUserLocation && userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false
  }
  /// Whether the map goes where the user is; it then shows that, too.
  open var userTrackingMode: MKUserTrackingMode {
    get { tracking }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  private var tracking = MKUserTrackingMode.none
  /// Goes where the user is, or no more.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != tracking else { return }
    tracking = mode
    tellControls()
    if mode != .none {
      showsUserLocation = true
      if let place = userLocation.location { setCenter(place.coordinate, animated: animated) }
    }
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  // MARK: For tests

  /// Says where the user is: the delegate hears of it, and the map goes there if it follows. Without ``showsUserLocation`` nothing happens.
  /// Not Apple's.
  open func moveUser(to location: CLLocation) {
    guard showsUserLocation else { return }
    userLocation.location = location
    setNeedsLayout()
    delegate?.mapView(self, didUpdate: userLocation)
    if tracking != .none { setCenter(location.coordinate, animated: false) }
  }
  /// Taps a control of the callout of a view. Not Apple's.
  open func tapCallout(of view: MKAnnotationView, control: UIControl) {
    delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
  }
}
