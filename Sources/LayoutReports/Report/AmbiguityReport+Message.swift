extension AmbiguityReport {
  /// Xcode's words for the issue, and what constraints are missing, such as
  /// `Height is ambiguous for "Label": add a constraint for the Y position or height`.
  public static func message(_ open: Set<Quantity>, of name: String) -> String {
    let parts = missing(open)
    let list = parts.joined(separator: parts.contains { $0.contains(" or ") } ? ", and for the " : " and the ")
    return "\(issue(open, of: name)): add \(parts.count == 1 ? "a constraint" : "constraints") for the \(list)"
  }

  /// The words that Xcode uses in its outline, such as `Height is ambiguous for "Label". Need constraints for: Y position or height`. They
  /// identify a finding, and stay the same when ``message(_:of:)`` is worded differently.
  package static func identity(_ open: Set<Quantity>, of name: String) -> String {
    "\(issue(open, of: name)). Need constraints for: " + missing(open).joined(separator: ", ")
  }

  /// `Height and vertical position are ambiguous for "Label"`, in Xcode's words.
  private static func issue(_ open: Set<Quantity>, of name: String) -> String {
    let size =
      open.isSuperset(of: [.width, .height])
      ? "size" : open.contains(.width) ? "width" : open.contains(.height) ? "height" : nil
    let position =
      open.isSuperset(of: [.horizontalPosition, .verticalPosition])
      ? "position"
      : open.contains(.horizontalPosition)
        ? "horizontal position" : open.contains(.verticalPosition) ? "vertical position" : nil
    var words = [size, position].compactMap { $0 }
    if position == "position" { words.reverse() }
    var subject = words.joined(separator: " and ")
    subject = subject.prefix(1).uppercased() + subject.dropFirst()
    return "\(subject) \(words.count > 1 ? "are" : "is") ambiguous for \"\(name)\""
  }

  /// Whether the message says only what that of the first view of each tie does.
  var isToldByTie: Bool {
    guard !ties.isEmpty, ownTies.isEmpty else { return false }
    return message == ties.map(\.message).joined(separator: "; ")
  }

  /// Takes in that contents are tied, and that this is why something of the view is open: for one of these, or for a view whose place or
  /// size hangs on theirs. Adding constraints would not be an answer, so the message does not ask for any.
  public mutating func note(_ tie: PriorityTie, isMember: Bool, name: String) {
    ties.append(tie)
    let own = open.subtracting(following).subtracting(ties.map(\.quantity))
    var sentences = isMember || own.isEmpty ? ties.map(\.message) : []
    if !own.isEmpty { sentences.append(Self.message(own, of: name)) }
    message = sentences.joined(separator: "; ")
  }

  /// What constraints can be about to settle each axis: `X position or width`, `height`.
  private static func missing(_ open: Set<Quantity>) -> [String] {
    [
      missing(open.contains(.horizontalPosition), open.contains(.width), "X position", "width"),
      missing(open.contains(.verticalPosition), open.contains(.height), "Y position", "height"),
    ].compactMap { $0 }
  }

  private static func missing(_ lacksPosition: Bool, _ lacksSize: Bool, _ position: String, _ size: String) -> String? {
    switch (lacksPosition, lacksSize) {
    case (true, true): "\(position) or \(size)"
    case (true, false): position
    case (false, true): size
    case (false, false): nil
    }
  }
}
