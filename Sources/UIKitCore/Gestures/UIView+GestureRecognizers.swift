extension UIView {
  /// In the order in which they were added; nil if there never were any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownInteraction.gestureRecognizers }
    set {
      for recognizer in ownInteraction.gestureRecognizers ?? [] { recognizer.view = nil }
      ownInteraction.gestureRecognizers = newValue
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Adds the recognizer and takes it from the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ownInteraction.gestureRecognizers = (ownInteraction.gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Does nothing if the view does not have the recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    ownInteraction.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
