import CoreLocation
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct CoreLocationTests {
  private class Screen: UIViewController, CLLocationManagerDelegate {
    var events: [String] = []
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      events.append("at \(locations.last!.coordinate.latitude)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
      events.append("fail \((error as! CLError).code.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { events.append("enter") }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { events.append("exit") }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      events.append("status \(manager.authorizationStatus.rawValue)")
    }
  }

  private func place(_ latitude: Double) -> CLLocation { CLLocation(latitude: latitude, longitude: 0) }

  @Test func placesAreToldOnceTheUserAllowsIt() {
    CLLocationManager.answers = CLAnswers()
    let (screen, manager) = (Screen(), CLLocationManager())
    manager.delegate = screen
    manager.startUpdatingLocation()
    manager.deliver([place(1)])
    #expect(screen.events == [] && manager.location == nil)
    CLLocationManager.answers.location = place(2)
    manager.requestWhenInUseAuthorization()
    manager.deliver([place(3)])
    manager.stopUpdatingLocation()
    manager.deliver([place(4)])
    #expect(screen.events == ["status 4", "at 2.0", "at 3.0"])
    #expect(manager.location?.coordinate.latitude == 4)
  }

  @Test func aUserWhoRefusesIsAnError() {
    CLLocationManager.answers = CLAnswers()
    CLLocationManager.answers.whenInUse = .denied
    let (screen, manager) = (Screen(), CLLocationManager())
    manager.delegate = screen
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(screen.events == ["status 2", "fail 1"])
  }

  @Test func regionsAreEnteredAndLeft() {
    CLLocationManager.answers = CLAnswers()
    CLLocationManager.answers.status = .authorizedAlways
    let (screen, manager) = (Screen(), CLLocationManager())
    manager.delegate = screen
    manager.startMonitoring(
      for: CLCircularRegion(center: .init(latitude: 1, longitude: 0), radius: 1000, identifier: "a"))
    for latitude in [0, 1, 1.001, 2] { manager.deliver([place(latitude)]) }
    #expect(screen.events == ["enter", "exit"])
  }

  /// source: a degree of a circle around the earth is its length divided by 360.
  @Test func distancesAreThoseOfASphere() {
    let degree = 2 * Double.pi * 6_371_008.8 / 360
    #expect(abs(place(0).distance(from: place(1)) - degree) < 0.01)
    #expect(abs(place(-90).distance(from: place(90)) - 180 * degree) < 0.01)
  }

  @Test func addressesAreThoseOfTheTest() async throws {
    let geocoder = CLGeocoder()
    await #expect(throws: CLError(.geocodeFoundNoResult)) { try await geocoder.geocodeAddressString("Bonn") }
    CLGeocoder.placesOfAddress = { name in
      var address = CLPlacemark.Address()
      address.locality = name
      return [CLPlacemark(location: CLLocation(latitude: 50.7, longitude: 7.1), address: address)]
    }
    defer { CLGeocoder.placesOfAddress = { _ in [] } }
    var found: String?
    geocoder.geocodeAddressString("Bonn") { places, _ in found = places?.first?.locality }
    #expect(found == "Bonn")
  }
}
