/// A control that draws itself rather than through subviews.
public struct ControlContent: Hashable, Sendable {
  /// What a control is, with the values that its look depends on.
  public enum Kind: Hashable, Sendable {
    /// A switch.
    case toggle(isOn: Bool)
    /// The thumb's place from 0 at the end where the control begins to 1.
    case slider(fraction: Double)
    /// The filled part from 0 to 1.
    case progress(fraction: Double)
    /// The titles from left to right; `selected` is `nil` when no segment is.
    case segmented(titles: [String], selected: Int?)
    /// A stepper, whose value it does not show.
    case stepper
    /// A text field; its text is among the placed texts.
    case textField(border: TextFieldBorder)
    /// A row of dots, one a page; the current page counts from 0.
    case pageControl(pages: Int, current: Int)
    /// A spinning indicator, of which no phase is known.
    case activityIndicator
    /// The wheels of a picker or a date picker, without their rows.
    case picker
    /// The text, or the placeholder when there is none.
    case searchBar(text: String)
    /// A control this module cannot draw; the name is shown in a box.
    case other(name: String)
  }

  /// The border that a text field draws, as `UITextField.BorderStyle` names it.
  public enum TextFieldBorder: String, Hashable, Sendable, Codable, CaseIterable {
    /// No border.
    case none
    /// A line around the bounds.
    case line
    /// A line that looks sunk in.
    case bezel
    /// A line with round corners, which is what Interface Builder gives.
    case roundedRect
  }

  /// Decides the look, and carries its values.
  public var kind: Kind
  /// Placed text, in the control's coordinates. Where it is empty, a renderer centers the kind's own titles.
  public var texts: [TextContent]
  /// `nil` means the platform's color for the kind.
  public var tint: Color?
  /// Of what is not filled or not chosen: the rest of a track, the other dots. Nil is gray.
  public var track: Color?
  /// Of what moves: a thumb, the plate of a segment. Nil is white, or what takes its place in the dark.
  public var thumb: Color?

  /// Whether the control begins at the right: a switch is on at the left, tracks fill from the right, and the first dot is the one at
  /// the right. Titles of segments are in the order in which they stand, from left to right, in any case.
  public var isRightToLeft: Bool

  /// Whether the decorations of the view show the control, so that a renderer draws no more than the placed texts.
  public var isDrawnByView = false

  /// A control without placed texts that begins at the left, in the platform's color, unless said otherwise.
  public init(
    kind: Kind, texts: [TextContent] = [], tint: Color? = nil, track: Color? = nil, thumb: Color? = nil,
    isRightToLeft: Bool = false
  ) {
    self.isRightToLeft = isRightToLeft
    self.track = track
    self.thumb = thumb
    self.kind = kind
    self.texts = texts
    self.tint = tint
  }
}
