import Platform

/// The device an Interface Builder canvas showed, as the document names it.
package struct DeviceElement: Hashable, Sendable {
  /// Interface Builder's own name, such as `retina6_1`.
  package let id: String
  /// Portrait if the document does not say.
  package let orientation: Device.Orientation

  /// A device that no document has to name; the name is not checked.
  package init(id: String, orientation: Device.Orientation = .portrait) {
    self.id = id
    self.orientation = orientation
  }

  /// Reads `<device id orientation>`; nil without an id.
  package init?(_ element: Element) {
    guard let id = element["id"] else { return nil }
    self.init(id: id, orientation: element["orientation"].flatMap(Device.Orientation.init) ?? .portrait)
  }
}
