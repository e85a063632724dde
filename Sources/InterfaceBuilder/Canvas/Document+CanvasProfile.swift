import Platform

extension Document {
  /// What the canvas of the Xcode that saved the document laid out for.
  package var canvasProfile: Profile {
    Profile(CanvasDevice(of: self), of: xcode, isLandscape: device?.orientation == .landscape)
  }
}

extension CanvasDevice {
  /// The device of a document: its own, the square canvas if it names none, a common one if the name is unknown.
  init(of document: Document) { self.init(named: document.device?.id) }
}
