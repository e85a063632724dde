/// A bar that a document wants drawn at an edge of a root view; the raw values are the names of the XML elements.
enum SimulatedBar: String {
  /// No bar, whatever the controllers around have.
  case noBar = "nil"
  case statusBar = "simulatedStatusBarMetrics"
  case navigationBar = "simulatedNavigationBarMetrics"
  case tabBar = "simulatedTabBarMetrics"
  case toolbar = "simulatedToolbarMetrics"
}

/// Where a bar is simulated; the raw values are the keys of the XML elements.
enum SimulatedBarPlace: String {
  case status = "simulatedStatusBarMetrics"
  case top = "simulatedTopBarMetrics"
  case bottom = "simulatedBottomBarMetrics"
}

extension Element {
  /// What the document says of a simulated bar; nil if it leaves the bar to the controllers around.
  func simulatedMetrics(_ place: SimulatedBarPlace) -> Element? { child(key: place.rawValue) }

  /// The bar that is simulated; nil if the document does not say, or names one unknown here.
  func simulatedBar(_ place: SimulatedBarPlace) -> SimulatedBar? {
    simulatedMetrics(place).flatMap { SimulatedBar(rawValue: $0.name) }
  }
}
