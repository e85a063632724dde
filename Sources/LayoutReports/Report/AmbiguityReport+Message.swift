extension AmbiguityReport {
  /// Xcode's words, such as `Height and vertical position are ambiguous for "Label".`, and the list of what is missing that its
  /// outline shows.
  public static func message(_ open: Set<Quantity>, of name: String) -> String {
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
    let missing = [
      missing(open.contains(.horizontalPosition), open.contains(.width), "X position", "width"),
      missing(open.contains(.verticalPosition), open.contains(.height), "Y position", "height"),
    ]
    return "\(subject) \(words.count > 1 ? "are" : "is") ambiguous for \"\(name)\". Need constraints for: "
      + missing.compactMap { $0 }.joined(separator: ", ")
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

  private static func missing(_ lacksPosition: Bool, _ lacksSize: Bool, _ position: String, _ size: String) -> String? {
    switch (lacksPosition, lacksSize) {
    case (true, true): "\(position) or \(size)"
    case (true, false): position
    case (false, true): size
    case (false, false): nil
    }
  }
}
