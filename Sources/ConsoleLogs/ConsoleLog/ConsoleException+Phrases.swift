extension ConsoleException {
  /// The words that tell a kind, by their first letter.
  static let phrases: [Character: [(LogPhrase, Kind)]] = Dictionary(
    grouping: Kind.allCases.flatMap { kind in kind.phrases.map { (LogPhrase($0), kind) } }, by: { $0.0.letters[0] })
}

extension ConsoleException.Kind {
  /// Whether the console prints more than one of the phrases for one mistake.
  var hasSeveralMessages: Bool { self == .unpreparedHierarchy || self == .layoutLoop }

  /// Apple's words.
  fileprivate var phrases: [String] {
    switch self {
    case .outsideSubtree: ["Unable to install constraint on view."]
    case .noCommonAncestor: ["Unable to activate constraint with anchors", "Unable to activate constraint with items"]
    case .unpreparedHierarchy:
      [
        "The view hierarchy is not prepared for the constraint", "View hierarchy unprepared for constraint",
        "Impossible to set up layout with view hierarchy unprepared for constraint",
      ]
    case .visualFormat: ["Unable to parse constraint format"]
    case .mixedDirections: ["A constraint cannot be made between a leading/trailing attribute"]
    case .invalidPairing:
      ["Invalid pairing of layout attributes", "Constraint improperly relates anchors of incompatible types"]
    case .locationWithoutItem:
      [
        "A multiplier of 0 or a nil second item together with a location for the first attribute",
        "A constraint cannot be made that sets vertical position equal to a constant",
        "A constraint cannot be made that sets horizontal position equal to a constant",
      ]
    case .notFinite: ["Constant is not finite!", "Multiplier is not finite!"]
    case .hugeConstant: ["is being configured with a constant that exceeds internal limits"]
    case .illegalPriority: ["It's illegal to set priority:"]
    case .requiredPriorityChange: ["Mutating a priority from required to not on an installed constraint"]
    case .stackIndex: ["Index out of bounds for arranged subview"]
    case .missingSuperCall: ["Auto Layout still required after"]
    case .layoutLoop: ["[LayoutLoop] Degenerate layout!", "Layout feedback loop detected"]
    case .collapsedRow: ["Detected a case where constraints ambiguously suggest a height of zero"]
    case .ownSubview: ["Can't add self as subview"]
    case .unknownCell: ["unable to dequeue a cell with identifier", "could not dequeue a view of kind"]
    case .unknownKey: ["this class is not key value coding-compliant for the key"]
    case .missingDocument:
      [
        "Could not find a storyboard named", "doesn't contain a view controller with identifier",
        "has no segue with identifier", "Could not load NIB in bundle",
      ]
    case .missingViewOutlet: ["nib but the view outlet was not set"]
    case .unknownAction: ["unrecognized selector sent to instance"]
    case .unknownClass: ["in Interface Builder file."]
    case .scaledFont: ["Attempted to scale a font that has already been scaled"]
    case .noSections: ["There are currently no sections in the data source"]
    }
  }
}
