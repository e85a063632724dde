/// The view of a search. It has no content of its own, and is hit only where it obscures the content below.
final class SearchCoverView: UIView {
  private unowned let search: UISearchController

  init(_ search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !search.obscuresBackgroundDuringPresentation ? nil : hit
  }
}
