/// A control that draws itself rather than through subviews.
public struct ControlContent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case toggle(isOn: Bool)
    /// The thumb's place from 0 at the leading end to 1.
    case slider(fraction: Double)
    /// The filled part from 0 to 1.
    case progress(fraction: Double)
    /// The titles from left to right; `selected` is `nil` when no segment is.
    case segmented(titles: [String], selected: Int?)
    case stepper
    case textField(border: TextFieldBorder)
    case pageControl(pages: Int, current: Int)
    case activityIndicator
    case picker
    /// The text, or the placeholder when there is none.
    case searchBar(text: String)
    /// A control this module cannot draw; the name is shown in a box.
    case other(name: String)
  }

  public enum TextFieldBorder: String, Hashable, Sendable, Codable, CaseIterable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public var kind: Kind
  /// Placed text, in the control's coordinates. Where it is empty, a renderer centres the kind's own titles.
  public var texts: [TextContent]
  /// `nil` means the platform's colour for the kind.
  public var tint: Color?

  public init(kind: Kind, texts: [TextContent] = [], tint: Color? = nil) {
    self.kind = kind
    self.texts = texts
    self.tint = tint
  }
}
