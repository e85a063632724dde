/// Traits are looked at when a layout is asked for, because nobody says when a screen, a window or a controller changes them.
extension LayoutHost {
  /// Tells everybody of new traits, from the root down, each controller before its view; then everything lays out anew.
  ///
  /// The traits a tree is made with are announced to nobody, as since iOS 13.
  func announceTraits() {
    let traits = root.traitCollection
    defer { announcedTraits = traits }
    guard !isFitting, let previous = announcedTraits, previous != traits else { return }
    for view in order {
      view.viewController?.traitCollectionDidChange(previous)
      view.traitCollectionDidChange(previous)
      if previous.layoutDirection != traits.layoutDirection { directionDidChange(view) }
      view.setNeedsLayout()
    }
  }
}
