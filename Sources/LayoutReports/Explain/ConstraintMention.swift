import Geometry

/// A constraint as explanations speak of it.
public struct ConstraintMention: Hashable, Sendable {
  /// Where a constraint comes from.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Of the app's or of a stack view's.
    case constraint
    /// A stack view's rule that a hidden view takes no room.
    case hiding
    /// A view's wish not to be larger than its content.
    case contentHugging
    /// A view's wish not to be smaller than its content.
    case compressionResistance
    /// Made from a frame and an autoresizing mask.
    case autoresizingMask
    /// The frame of the root, which a window or the app chose, or a scroll offset.
    case imposed
  }

  /// In UIKit's words: `label.leading == box.leading + 8 @750`.
  public var text: String
  /// Where the constraint comes from.
  public var kind: Kind
  /// Up to 1000, which is required.
  public var priority: Double
  /// The constraint's own identifier, else the document's id.
  public var identifier: String?
  /// The line that made it, if the app's code did.
  public var place: CodeLocation?

  /// A required constraint without a name and a place in code, unless said otherwise.
  public init(
    text: String, kind: Kind = .constraint, priority: Double = 1000, identifier: String? = nil,
    place: CodeLocation? = nil
  ) {
    self.text = text
    self.kind = kind
    self.priority = priority
    self.identifier = identifier
    self.place = place
  }
}

extension ConstraintMention: CustomStringConvertible {
  /// `label.leading == box.leading + 8 'gap' at ProfileView.swift:42`.
  public var description: String {
    var parts = [text]
    if let note = kind.note { parts.append("(\(note))") }
    if let identifier { parts.append("'\(identifier)'") }
    if let place { parts.append("at \(place)") }
    return parts.joined(separator: " ")
  }
}

extension ConstraintMention.Kind {
  /// What the text alone does not say.
  fileprivate var note: String? {
    switch self {
    case .constraint: nil
    case .hiding: "hidden in its stack view"
    case .contentHugging: "content hugging"
    case .compressionResistance: "compression resistance"
    case .autoresizingMask: "autoresizing mask"
    case .imposed: "given"
    }
  }
}
