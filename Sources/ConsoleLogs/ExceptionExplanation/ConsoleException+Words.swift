extension ConsoleException.Kind {
  /// What the text means, in whole sentences.
  func meaning(_ mentions: ExceptionMentions) -> String {
    switch self {
    case .outsideSubtree:
      "A constraint was added to \(mentions.holder ?? "a view"), but relates a view that is not inside it. "
        + "A view can hold only constraints between itself and the views inside it."
    case .noCommonAncestor:
      "A constraint between \(Self.list(mentions.anchors, or: "two views")) was activated, but no view contains both: "
        + "one of the two has no superview yet, or is in another hierarchy."
    case .unpreparedHierarchy:
      "A constraint is held by a view that does not contain everything it relates"
        + (mentions.stranger.map {
          mentions.hasNoSuperview ? ": \($0) has no superview." : ": \($0) is in another hierarchy."
        } ?? ".") + " The app stops at the next layout."
    case .visualFormat: "A visual format cannot be understood: \(mentions.complaint)."
    case .mixedDirections:
      "A constraint relates leading or trailing, which follow the reading direction, to left or right, which do not."
    case .invalidPairing:
      "A constraint relates two attributes that cannot be compared: an edge to a size, a horizontal one to a vertical "
        + "one, or it lacks the first."
    case .locationWithoutItem:
      "A constraint sets an edge or a centre to a number. A position is always relative to another view's; only sizes "
        + "can equal a number."
    case .notFinite:
      "The constant or the multiplier of a constraint is infinite or not a number, most often a division by 0."
    case .hugeConstant: "The constant of a constraint is so large that layout cannot use it; a smaller one is used."
    case .illegalPriority:
      "The priority\(mentions.word(after: "priority:").map { " \($0)" } ?? "") is not allowed: priorities are above 0 and "
        + "at most 1000."
    case .requiredPriorityChange:
      "The priority of an active constraint was changed from required (1000) to optional, or the other way round."
    case .stackIndex: "A view was inserted into a stack view behind the end of its arranged views."
    case .missingSuperCall:
      "An override of \(mentions.text.contains("updateConstraints") ? "updateConstraints" : "layoutSubviews") does not "
        + "call super, so constraints are not applied."
    case .layoutLoop:
      "A view is laid out again and again: its layout requests another layout each time."
    case .collapsedRow:
      "The constraints of a self-sizing row do not decide its height, so it gets the standard height."
    case .ownSubview: "A view was added to itself as a subview."
    case .unknownCell: "No cell or view is registered for the identifier\(Self.named(mentions, after: "identifier"))."
    case .unknownKey:
      "A document connects an outlet, or sets an attribute, that the class does not have: "
        + "\(mentions.word(after: "the key") ?? "its name is in the text")."
    case .missingDocument: "The app requests a storyboard, a xib, a scene or a segue that does not exist."
    case .missingViewOutlet: "The file's owner of a xib has no view: its view outlet is not connected."
    case .unknownAction: "An action or a message is sent to an object that does not have this method."
    case .unknownClass: "A document names a class that the app does not have\(Self.named(mentions, after: "class"))."
    case .scaledFont: "UIFontMetrics received a font that is already scaled for the text size."
    case .noSections: "Items were appended to a snapshot that has no section."
    }
  }

  /// What to do, in whole sentences.
  func advice(_ mentions: ExceptionMentions) -> String {
    switch self {
    case .outsideSubtree:
      "Activate the constraint with isActive = true or NSLayoutConstraint.activate, which finds the right view, or add "
        + "it to the nearest view that contains \(Self.list(mentions.views.filter { !$0.hasPrefix("NS") }, or: "both"))."
    case .noCommonAncestor:
      "Call addSubview (or addLayoutGuide) for both before you activate the constraint, and check that both are in the "
        + "same window or cell."
    case .unpreparedHierarchy:
      "Add \(mentions.stranger ?? "the view") to the hierarchy before its constraints are added, and remove the "
        + "constraints when you take it out."
    case .visualFormat: Self.formatAdvice(mentions.complaint)
    case .mixedDirections:
      "Use leading and trailing on both sides, or left and right on both; leading and trailing also suit languages that "
        + "are written from right to left."
    case .invalidPairing:
      "Pair edges and centres of one axis with each other, and sizes with sizes. The anchors "
        + "(leadingAnchor.constraint(equalTo:)) let the compiler check that."
    case .locationWithoutItem:
      "Name a second item, for example the superview or its safe area: view.topAnchor.constraint(equalTo: "
        + "superview.topAnchor, constant: 20). Check that toItem is not nil and the multiplier not 0."
    case .notFinite: "Check the value before you assign it, above all divisions by a width or a height that is still 0."
    case .hugeConstant:
      "Use an inequality or a low priority where the number stands for \"as large as possible\". A symbolic breakpoint "
        + "at _NSLayoutConstraintNumberExceedsLimit stops at the line."
    case .illegalPriority: "Use a number above 0 and at most 1000; .defaultLow is 250, .defaultHigh 750."
    case .requiredPriorityChange:
      "Set the priority to 999 from the start and switch between 999 and a lower one, or deactivate the constraint "
        + "while you change its priority."
    case .stackIndex: "Use addArrangedSubview, or an index of at most arrangedSubviews.count."
    case .missingSuperCall:
      mentions.text.contains("updateConstraints")
        ? "Call super.updateConstraints() as the last step of the override."
        : "Call super.layoutSubviews() in the override, before you read or change frames of subviews."
    case .layoutLoop:
      "Do not change constraints, or call setNeedsLayout, unconditionally in layoutSubviews or viewDidLayoutSubviews: "
        + "do it only if the value differs from the last one."
    case .collapsedRow:
      "Connect the row's content with constraints from the top to the bottom of contentView, without a gap, and let "
        + "each view in the chain have a height."
    case .ownSubview: "Check the two sides of addSubview; most often an outlet is connected to the wrong view."
    case .unknownCell:
      "Register the class or the nib for the identifier, or give the prototype cell this reuse identifier, letter for "
        + "letter."
    case .unknownKey:
      "Remove the connection in the document (right-click the object: it has a warning sign), or restore the property, "
        + "and check the class and the module of the object."
    case .missingDocument:
      "Compare the name with that in the document, letter for letter, and check that the file belongs to the target."
    case .missingViewOutlet:
      "Connect the view outlet of File's Owner to the top view of the xib, and check the class of File's Owner."
    case .unknownAction:
      "Compare the action's name and number of colons with the method's, and check that the object still exists."
    case .unknownClass: "Correct the class or its module in the identity inspector."
    case .scaledFont:
      "Pass the unscaled font to scaledFont(for:), and keep the unscaled font so that you can scale it again."
    case .noSections: "Call appendSections before appendItems."
    }
  }

  private static func formatAdvice(_ complaint: String) -> String {
    func says(_ words: String) -> Bool { complaint.contains(words) }
    if says("is not a key in the views dictionary") {
      return "Put the view into the views dictionary under exactly this name, or correct the name in the format."
    }
    if says("metric") {
      return "Put the number into the metrics dictionary under this name, or write it in the format."
    }
    if says("have a superview") {
      return "Add the view to its superview before you make the constraints: | is the superview."
    }
    if says("to specify vertical") || says("to specify horizontal") { return "Write a colon: V:[…] or H:[…]." }
    if says("thickness") { return "Close the parentheses and the bracket: [view(>=100)]." }
    if says("aligned on a") {
      return "Use options that align across the direction of the format, such as .alignAllCenterY for H:, or none."
    }
    return "The format is valid up to the mark; correct what follows. [view] is a view, -8- a distance, | "
      + "the superview, (>=8@750) a condition."
  }

  private static func named(_ mentions: ExceptionMentions, after mark: String) -> String {
    mentions.word(after: mark).map { " \($0)" } ?? ""
  }

  private static func list(_ items: [String], or other: String) -> String {
    items.isEmpty ? other : items.joined(separator: " and ")
  }
}
