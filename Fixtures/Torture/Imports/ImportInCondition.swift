#if canImport(MapKit)
import MapKit
class MapScreen: UIViewController { @IBOutlet var map: MKMapView! }
#endif
#if canImport(WebKit)
import WebKit
extension WKWebView { @objc func tap() {} }
#endif
