/// A view whose content nothing here provides, such as a map or a web page. Pictures show a box that says so.
@MainActor
package protocol StandInView: UIView {
  /// What the box says: `Map`.
  var standInText: String { get }
}

/// The view of a controller of the system whose content nothing here provides.
@preconcurrency @MainActor
package final class StandInBox: UIView, StandInView {
  package var standInText = ""

  package init(_ text: String) {
    standInText = text
    super.init(frame: .zero)
    backgroundColor = .systemBackground
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }
}
