/// A state of a control for which a document gives a look; the raw values are the document's.
package enum ControlState: String, Hashable, Sendable, CaseIterable {
  /// Enabled, neither selected nor touched.
  case normal
  /// Touched.
  case highlighted
  /// Not enabled.
  case disabled
  /// Selected.
  case selected
  /// Chosen by a keyboard or a remote control.
  case focused
}
