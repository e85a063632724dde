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
  /// As apps write it: without an initialiser of the identifier alone.
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
}
