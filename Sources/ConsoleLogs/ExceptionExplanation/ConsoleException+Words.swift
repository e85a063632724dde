extension ConsoleException.Kind {
  /// What the text means, in whole sentences.
  func meaning(_ mentions: ExceptionMentions) -> String {
    switch self {
    case .outsideSubtree:
      "A constraint was added to \(mentions.holder ?? "a view"), but refers to a view that is not inside it. "
        + "A view can hold only constraints between itself and its descendants."
    case .noCommonAncestor:
      "A constraint between \(Self.list(mentions.anchors, or: "two views")) was activated, but no view contains both: "
        + "one of the two has no superview yet, or is in another hierarchy."
    case .unpreparedHierarchy:
      "A constraint refers to a view that is not a descendant of the view to which the constraint was added"
        + (mentions.stranger.map {
          mentions.hasNoSuperview ? ": \($0) has no superview." : ": \($0) is in another hierarchy."
        } ?? ".") + " The app terminates at the next layout."
    case .visualFormat: "A visual format string cannot be parsed: \(mentions.complaint)."
    case .mixedDirections:
      "A constraint relates leading or trailing to left or right. Only leading and trailing follow the reading direction."
    case .invalidPairing:
      "A constraint has no first attribute, or it relates two attributes that cannot be compared: an edge and a size, "
        + "or a horizontal and a vertical attribute."
    case .locationWithoutItem:
      "A constraint sets an edge or a centre to a number. A position must be relative to another item; only a size "
        + "can equal a number."
    case .notFinite:
      "The constant or the multiplier of a constraint is infinite or not a number, most often because of a division by 0."
    case .hugeConstant:
      "The constant of a constraint is so large that UIKit cannot use it; UIKit uses a smaller constant."
    case .illegalPriority:
      "The priority\(mentions.word(after: "priority:").map { " \($0)" } ?? "") is not allowed: a priority must be above 0 and "
        + "at most 1000."
    case .requiredPriorityChange:
      "The priority of an active constraint was changed from required (1000) to optional, or from optional to required."
    case .stackIndex: "A view was inserted into a stack view at an index greater than the number of arranged subviews."
    case .missingSuperCall:
      "An override of \(mentions.text.contains("updateConstraints") ? "updateConstraints" : "layoutSubviews") does not "
        + "call super, so constraints are not applied."
    case .layoutLoop:
      "The layout of a view never ends, because each layout pass requests another one."
    case .collapsedRow:
      "The constraints of a self-sizing row do not decide its height, so iOS uses the standard height."
    case .ownSubview: "A view was added to itself as a subview."
    case .unknownCell: "No cell or view is registered for the identifier\(Self.named(mentions, after: "identifier"))."
    case .unknownKey:
      "A storyboard or xib connects an outlet or sets an attribute that does not exist in the class: "
        + "\(mentions.word(after: "the key") ?? "the log contains its name")."
    case .missingDocument: "The app requests a storyboard, a xib, a scene or a segue that does not exist."
    case .missingViewOutlet: "File's Owner of a xib has no view: its view outlet is not connected."
    case .unknownAction: "An action or a message is sent to an object that does not have this method."
    case .unknownClass:
      "A storyboard or xib refers to a class that the app does not have\(Self.named(mentions, after: "class"))."
    case .scaledFont: "UIFontMetrics received a font that is already scaled for the text size."
    case .noSections: "Items were appended to a snapshot that has no section."
    }
  }

  /// What to do, in whole sentences.
  func advice(_ mentions: ExceptionMentions) -> String {
    switch self {
    case .outsideSubtree:
      "Set isActive = true, or call NSLayoutConstraint.activate: both add the constraint to the right view. If you call "
        + "addConstraint, call it on the nearest view that contains \(Self.list(mentions.views.filter { !$0.hasPrefix("NS") }, or: "both"))."
    case .noCommonAncestor:
      "Call addSubview (or addLayoutGuide) for both before you activate the constraint, and check that both are in the "
        + "same window or cell."
    case .unpreparedHierarchy:
      "Add \(mentions.stranger ?? "the view") to the hierarchy before its constraints are added, and remove the "
        + "constraints when you remove the view."
    case .visualFormat: Self.formatAdvice(mentions.complaint)
    case .mixedDirections:
      "Use leading and trailing on both sides, or left and right on both; leading and trailing are also correct in languages "
        + "that are written from right to left."
    case .invalidPairing:
      "Relate an edge or a centre only to an edge or a centre of the same axis, and a size only to a size. With anchors "
        + "(leadingAnchor.constraint(equalTo:)), the compiler checks this."
    case .locationWithoutItem:
      "Specify a second item, for example the superview or its safe area: view.topAnchor.constraint(equalTo: "
        + "superview.topAnchor, constant: 20). Check that toItem is not nil and that the multiplier is not 0."
    case .notFinite:
      "Check the value before you assign it, especially if it was divided by a width or a height that can be 0."
    case .hugeConstant:
      "If the number means \"as large as possible\", use an inequality or a low priority instead. To find the line of code, "
        + "set a symbolic breakpoint at _NSLayoutConstraintNumberExceedsLimit."
    case .illegalPriority: "Use a number above 0 and at most 1000; .defaultLow is 250, and .defaultHigh is 750."
    case .requiredPriorityChange:
      "Use a priority of 999 instead of 1000 from the start, or deactivate the constraint while you change "
        + "its priority."
    case .stackIndex: "Use addArrangedSubview, or an index of at most arrangedSubviews.count."
    case .missingSuperCall:
      mentions.text.contains("updateConstraints")
        ? "Call super.updateConstraints() as the last step of the override."
        : "Call super.layoutSubviews() in the override, before you read or change frames of subviews."
    case .layoutLoop:
      "Do not change constraints, or call setNeedsLayout, unconditionally in layoutSubviews or viewDidLayoutSubviews: "
        + "do so only if a value has changed."
    case .collapsedRow:
      "Connect the row's content with constraints from the top to the bottom of contentView, without a gap, and let "
        + "each view in the chain have a height."
    case .ownSubview:
      "Check which view calls addSubview, and which view it adds; most often an outlet is connected to the wrong view."
    case .unknownCell:
      "Register the class or the nib for the identifier, or give the prototype cell exactly this reuse "
        + "identifier."
    case .unknownKey:
      "Remove the connection in Interface Builder (Control-click the object to see a warning sign), or restore the property, "
        + "and check the class and the module of the object."
    case .missingDocument:
      "Check that the name is spelled exactly as in the project, and that the file belongs to the target."
    case .missingViewOutlet:
      "Connect the view outlet of File's Owner to the top view of the xib, and check the class of File's Owner."
    case .unknownAction:
      "Check that the action and the method have the same name and the same number of colons, and that the object still exists."
    case .unknownClass: "Correct the class or its module in the identity inspector."
    case .scaledFont:
      "Pass the unscaled font to scaledFont(for:), and keep the unscaled font so that you can scale it again."
    case .noSections: "Call appendSections before appendItems."
    }
  }

  private static func formatAdvice(_ complaint: String) -> String {
    func says(_ words: String) -> Bool { complaint.contains(words) }
    if says("is not a key in the views dictionary") {
      return "Put the view into the views dictionary under exactly this name, or correct the name in the format string."
    }
    if says("metric") {
      return "Put the number into the metrics dictionary under this name, or write the number in the format string."
    }
    if says("have a superview") {
      return "Add the view to its superview before you create the constraints: | stands for the superview."
    }
    if says("to specify vertical") || says("to specify horizontal") { return "Write a colon: V:[…] or H:[…]." }
    if says("thickness") { return "Close the parentheses and the bracket: [view(>=100)]." }
    if says("aligned on a") {
      return
        "Use options that align perpendicular to the direction of the format string, such as .alignAllCenterY for H:, or no options."
    }
    return
      "The format string is valid up to the mark ^; correct the text after it. [view] is a view, -8- is a distance, "
      + "| is the superview, and (>=8@750) is a condition."
  }

  private static func named(_ mentions: ExceptionMentions, after mark: String) -> String {
    mentions.word(after: mark).map { " \($0)" } ?? ""
  }

  private static func list(_ items: [String], or other: String) -> String {
    items.isEmpty ? other : items.joined(separator: " and ")
  }
}
