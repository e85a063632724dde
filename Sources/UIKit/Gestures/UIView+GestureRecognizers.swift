extension UIView {
  /// In the order in which they were added; nil if there never were any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers ?? [] { recognizer.view = nil }
      storedGestureRecognizers = newValue
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Adds the recognizer and takes it from the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Does nothing if the view does not have the recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storedGestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
