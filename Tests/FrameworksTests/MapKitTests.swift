import CoreLocation
import MapKit
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct MapKitTests {
  private class Screen: UIViewController, MKMapViewDelegate {
    var events: [String] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      events.append("view \((annotation.title ?? nil) ?? "")")
      let view = mapView.dequeueReusableAnnotationView(withIdentifier: "dot") as? Dot
      view?.annotation = annotation
      return view
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { events.append("select") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { events.append("deselect") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      return MKPolylineRenderer(polyline: line)
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { events.append("region") }
  }
  /// As apps write it: without an initializer of the identifier alone.
  private class Dot: MKAnnotationView {
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      bounds.size = CGSize(width: 10, height: 10)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 }

  /// source: arithmetic. At the equator Mercator's map is as large to the north as to the east.
  @Test func annotationsStandAtTheirPlaces() {
    let (screen, map) = (Screen(), MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    map.delegate = screen
    map.register(Dot.self, forAnnotationViewWithReuseIdentifier: "dot")
    map.setRegion(
      .init(center: .init(latitude: 0, longitude: 10), span: .init(latitudeDelta: 0.02, longitudeDelta: 0.02)),
      animated: false)
    let place = MKPointAnnotation()
    place.coordinate = CLLocationCoordinate2D(latitude: 0.005, longitude: 10.01)
    place.title = "A"
    map.addAnnotation(place)
    map.layoutIfNeeded()
    #expect(screen.events == ["region", "view A"])
    let view = map.view(for: place)
    #expect(view is Dot && view?.bounds.size == CGSize(width: 10, height: 10))
    #expect(near(view?.center ?? .zero, CGPoint(x: 200, y: 50)))
    let back = map.convert(CGPoint(x: 200, y: 50), toCoordinateFrom: map)
    #expect(abs(back.latitude - 0.005) < 1e-6 && abs(back.longitude - 10.01) < 1e-6)
    map.selectAnnotation(place, animated: false)
    map.removeAnnotation(place)
    #expect(Array(screen.events.suffix(2)) == ["select", "deselect"])
    #expect(map.subviews.isEmpty && map.dequeueReusableAnnotationView(withIdentifier: "dot") === view)
  }

  /// The part that shows has the shape of the view: twice as wide as wanted in a view that is twice as wide as high.
  @Test func regionsFitTheView() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = .init(center: .init(), span: .init(latitudeDelta: 0.02, longitudeDelta: 0.02))
    #expect(abs(map.region.span.latitudeDelta - 0.02) < 1e-6 && abs(map.region.span.longitudeDelta - 0.04) < 1e-6)
  }

  @Test func overlaysHaveRenderers() {
    let (screen, map) = (Screen(), MKMapView())
    map.delegate = screen
    let places = [CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 1, longitude: 1)]
    let line = MKPolyline(coordinates: places, count: 2)
    map.addOverlay(line)
    #expect(map.renderer(for: line) is MKPolylineRenderer && line.pointCount == 2)
    #expect(abs(line.points()[1].coordinate.latitude - 1) < 1e-9)
    map.removeOverlays(map.overlays)
    #expect(map.overlays.isEmpty)
  }

  /// source: the map of the world is 2^28 points wide, 256 of a tile at each of 20 levels.
  @Test func mapPointsAreMercators() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
    #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: 85.0511287798, longitude: -180)).y) < 0.01)
  }

  private func map(_ side: CGFloat = 200) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    map.setRegion(
      .init(center: .init(latitude: 0, longitude: 0), latitudinalMeters: 2_000, longitudinalMeters: 2_000),
      animated: false)
    return map
  }

  /// source: arithmetic. Half of 2,000 metres fill half of 30 degrees from 1,000 / tan(15°) = 3,732 metres.
  @Test func aCameraSeesWhatTheMapShows() {
    let map = map()
    #expect(abs(map.camera.centerCoordinateDistance - 3_732) < 10)
    map.setCamera(
      MKMapCamera(
        lookingAtCenter: .init(latitude: 1, longitude: 2), fromDistance: 7_464, pitch: 30, heading: -90),
      animated: false)
    #expect(abs(map.centerCoordinate.latitude - 1) < 1e-9 && map.camera.heading == 270 && map.camera.pitch == 30)
    let meters = map.region.span.latitudeDelta * 111_195
    #expect(abs(meters - 4_000) < 20)
    // cos 60° is a half.
    let camera = MKMapCamera(lookingAtCenter: .init(), fromDistance: 100, pitch: 60, heading: 0)
    #expect(abs(camera.altitude - 50) < 1e-9)
  }

  @Test func aCameraStaysWithinItsLimits() throws {
    let map = map()
    let boundary = MKMapView.CameraBoundary(
      coordinateRegion: .init(center: .init(), span: .init(latitudeDelta: 2, longitudeDelta: 2)))
    map.setCameraBoundary(boundary, animated: false)
    map.setCenter(.init(latitude: 0, longitude: 5), animated: false)
    #expect(abs(map.centerCoordinate.longitude - 1) < 1e-6)
    map.cameraZoomRange = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: 5_000, maxCenterCoordinateDistance: 9_000)
    #expect(abs(map.camera.centerCoordinateDistance - 5_000) < 20)
    map.setRegion(MKCoordinateRegion(.world), animated: false)
    #expect(abs(map.camera.centerCoordinateDistance - 9_000) < 40)
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
  }

  private final class Clustering: NSObject, MKMapViewDelegate {
    var asked: [Int] = []
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      if annotation is MKClusterAnnotation { return nil }
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
      view.clusteringIdentifier = "places"
      view.canShowCallout = true
      return view
    }
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations members: [MKAnnotation])
      -> MKClusterAnnotation
    {
      asked.append(members.count)
      return MKClusterAnnotation(memberAnnotations: members)
    }
  }

  /// source: arithmetic. 200 points show 2,000 metres, so 50 metres are 5 points and 500 metres 50, more than a marker's 28.
  @Test func markersNearEachOtherAreOne() {
    let (map, delegate) = (map(), Clustering())
    map.delegate = delegate
    let degree = 111_195.0
    let places = [0, 50, 500].map {
      MKPointAnnotation(coordinate: .init(latitude: 0, longitude: $0 / degree), title: "A")
    }
    map.addAnnotations(places)
    map.layoutIfNeeded()
    #expect(delegate.asked == [2])
    #expect(map.view(for: places[0])?.isHidden == true && map.view(for: places[2])?.isHidden == false)
    let cluster = map.view(for: places[0])?.cluster
    #expect(cluster?.isHidden == false && cluster?.annotation is MKClusterAnnotation)
    #expect(map.view(for: places[2])?.cluster == nil)
    // What is selected stands alone, with its callout.
    map.selectAnnotation(places[0], animated: false)
    map.layoutIfNeeded()
    #expect(map.view(for: places[0])?.isHidden == false && cluster?.superview == nil)
    let labels = map.subviews.flatMap { $0.subviews }.flatMap { $0.subviews }.flatMap { $0.subviews }
    #expect(labels.contains { ($0 as? UILabel)?.text == "A" })
  }

  @Test func overlaysHaveAnOrder() {
    let map = map()
    let circles = (0..<4).map { MKCircle(center: .init(), radius: Double($0 + 1) * 100) }
    map.addOverlay(circles[0], level: .aboveLabels)
    map.addOverlay(circles[1], level: .aboveRoads)
    map.insertOverlay(circles[2], at: 0, level: .aboveRoads)
    map.insertOverlay(circles[3], belowOverlay: circles[0])
    let order = { map.overlays.compactMap { ($0 as? MKCircle)?.radius } }
    #expect(order() == [300, 200, 400, 100])
    map.exchangeOverlay(circles[0], with: circles[1])
    #expect(order() == [300, 100, 400, 200] && map.overlays(in: .aboveRoads).count == 2)
  }

  /// source: arithmetic. The middle of the map is the middle of the circle; its path is as large as its rectangle.
  @Test func renderersMeasureFromTheirOverlay() {
    let circle = MKCircle(center: .init(), radius: 100)
    let renderer = MKCircleRenderer(circle: circle)
    let rect = circle.boundingMapRect
    let center = renderer.point(for: MKMapPoint(.init()))
    #expect(near(center, CGPoint(x: rect.width / 2, y: rect.height / 2)))
    #expect(renderer.mapRect(for: renderer.rect(for: rect)) == rect)
    #expect(abs(renderer.path.boundingBox.width - rect.width) < 1e-6)
    let line = MKPolyline(points: [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 100, y: 0)], count: 2)
    let part = MKPolylineRenderer(polyline: line)
    (part.strokeStart, part.strokeEnd) = (0.25, 0.5)
    #expect(part.path.boundingBox == CGRect(x: 25, y: 0, width: 25, height: 0))
  }

  @Test func distancesAreRounded() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    #expect(formatter.string(fromDistance: 12.4) == "12 m" && formatter.string(fromDistance: 1_540) == "1.5 km")
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 5_000) == "5 kilometers")
    formatter.units = .imperial
    formatter.unitStyle = .abbreviated
    // 804.672 metres are half a mile.
    #expect(formatter.string(fromDistance: 804.672) == "0.5 mi")
    #expect(abs(formatter.distance(from: "0.5 mi") - 804.672) < 1e-9 && formatter.string(fromDistance: .nan) == "0 ft")
  }

  /// source: arithmetic on the map of 2^28 points.
  @Test func rectanglesOfTheMapAreCut() {
    let rect = MKMapRect(x: -10, y: 0, width: 30, height: 20)
    #expect(rect.spans180thMeridian && rect.remainder() == MKMapRect(x: 268_435_446, y: 0, width: 10, height: 20))
    let parts = rect.divided(atDistance: 5, from: .maxXEdge)
    #expect(parts.slice == MKMapRect(x: 15, y: 0, width: 5, height: 20) && parts.remainder.width == 25)
    // The circumference of the equator, 40,075 km, has 2^28 points.
    #expect(abs(MKMetersPerMapPointAtLatitude(0) * 268_435_456 - 40_075_017) < 1)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 1e-9)
  }

  @Test func aCompassShowsWhileTheMapIsTurned() {
    let map = map()
    let (compass, tracking) = (MKCompassButton(mapView: map), MKUserTrackingButton(mapView: map))
    #expect(compass.alpha == 0 && tracking.intrinsicContentSize == CGSize(width: 44, height: 44))
    map.camera = MKMapCamera(lookingAtCenter: .init(), fromDistance: 1_000, pitch: 0, heading: 45)
    #expect(compass.alpha == 1)
    compass.compassVisibility = .hidden
    #expect(compass.alpha == 0)
  }

  @Test func filtersSayWhatShows() {
    let filter = MKPointOfInterestFilter(excluding: [.cafe])
    #expect(!filter.includes(.cafe) && filter.includes(.zoo))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo) && MKPointOfInterestFilter.includingAll.includes(.zoo))
    let map = map()
    map.mapType = .satellite
    #expect(map.preferredConfiguration is MKImageryMapConfiguration)
  }

  @Test func routesAreThoseOfATest() throws {
    let line = MKPolyline(points: [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 100, y: 0)], count: 2)
    let routes = ["a", "b"].map { MKRoute(testing: $0, polyline: line, distance: 10, expectedTravelTime: 60) }
    MKDirections.answer = { _ in routes }
    defer { MKDirections.answer = { _ in [] } }
    let request = MKDirections.Request()
    var names: [String] = []
    var failures = 0
    let ask = {
      MKDirections(request: request).calculate { response, error in
        names = response?.routes.map(\.name) ?? []
        if error != nil { failures += 1 }
      }
    }
    ask()
    #expect(failures == 1)
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: .init()))
    request.destination = request.source
    ask()
    #expect(names == ["a"])
    request.requestsAlternateRoutes = true
    ask()
    #expect(names == ["a", "b"] && failures == 1)
    MKDirections(request: request).calculateETA { response, _ in
      #expect(response?.expectedTravelTime == 60)
    }
  }

  @Test func completionsSayWhatTheUserWrote() {
    let completion = MKLocalSearchCompletion(testing: "Café Central", subtitle: "Vienna", for: "cafe")
    #expect(completion.titleHighlightRanges.map(\.rangeValue) == [NSRange(location: 0, length: 4)])
    #expect(completion.subtitleHighlightRanges.isEmpty)
    #expect(MKLocalSearch.Request(completion: completion).naturalLanguageQuery == "Café Central, Vienna")
  }
}
