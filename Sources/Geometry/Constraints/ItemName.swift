/// What a text calls a view, a guide, or a part of a view that constraints speak about.
///
/// The name stays in parts until a text is written, so that the same constraint can be told with the console's names
/// (class and address) and with a document's (label or title) without replacing anything in a finished sentence.
public struct ItemName: Hashable, Sendable {
  /// What of the object is meant.
  public enum Part: Hashable, Sendable {
    /// The view or guide itself.
    case whole
    /// What a scroll view scrolls.
    case content
    /// The frame of a scroll view, where its edges would mean the content.
    case frame
    /// The part of a view that bars, the notch and the home indicator leave free.
    case safeArea
    /// The part of a view inside its layout margins.
    case layoutMargins
    /// The part of a view that is narrow enough for lines of text.
    case readableContent
    /// The part of a view that the keyboard covers; without a keyboard, the strip below the safe area.
    case keyboard
    /// The area that bars cover at the top of a view controller's view, in documents without a safe area.
    case topLayoutGuide
    /// The area that bars cover at the bottom of a view controller's view, in documents without a safe area.
    case bottomLayoutGuide
    /// A layout guide of the app's; empty where it has no identifier.
    case guide(String)
  }

  /// The view, as whoever makes the name calls it.
  public var object: String
  /// What of the view is meant.
  public var part: Part

  /// The name of a view, or of a part of it.
  public init(_ object: String, _ part: Part = .whole) {
    self.object = object
    self.part = part
  }
}

extension ItemName {
  /// The name in the style of a dialect: `safe area of Card`, or `Card.safeArea`.
  public func text(_ style: ConstraintDialect.NameStyle) -> String {
    switch style {
    case .phrase: phrase
    case .member:
      member.map { "\(quoted(object)).\($0)" } ?? quoted(object)
    }
  }

  private var phrase: String {
    switch part {
    case .whole: object
    case .content: "content of \(object)"
    case .frame: "frame of \(object)"
    case .safeArea: "safe area of \(object)"
    case .layoutMargins: "margins of \(object)"
    case .readableContent: "readable width of \(object)"
    case .keyboard: "keyboard of \(object)"
    case .topLayoutGuide: "top layout guide of \(object)"
    case .bottomLayoutGuide: "bottom layout guide of \(object)"
    case .guide(let identifier): identifier.isEmpty ? "guide of \(object)" : identifier
    }
  }

  /// What UIKit calls the property, but for the safe area, which Interface Builder shortens.
  private var member: String? {
    switch part {
    case .whole: nil
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    case .guide: "guide"
    }
  }

  /// A name of several words is set in quotation marks, so that it is seen where it ends and the attribute begins; and one that begins
  /// with a digit, which looks like a number.
  private func quoted(_ name: String) -> String {
    name.contains(" ") || name.first?.isNumber ?? false ? "\"\(name)\"" : name
  }
}
