extension ConsoleException.Kind {
  /// What the text means, in whole sentences.
  func meaning(_ mentions: ExceptionMentions) -> String {
    switch self {
    case .outsideSubtree:
      "The app added a constraint to \(mentions.holder ?? "a view"), but the constraint refers to a view "
        + "outside that view. You can add constraints only between a view and the descendants of the view."
    case .noCommonAncestor:
      "The app activated a constraint between \(Self.list(mentions.anchors, or: "two views")), but the views "
        + "have no common superview. One of the views is not in the view hierarchy yet, or is in another hierarchy."
    case .unpreparedHierarchy:
      "A constraint refers to a view outside the view that has the constraint"
        + (mentions.stranger.map {
          mentions.hasNoSuperview ? ": \($0) has no superview." : ": \($0) is in another hierarchy."
        } ?? ".") + " The app terminates at the next layout."
    case .visualFormat: "A visual format string is not valid: \(mentions.complaint)."
    case .mixedDirections:
      "A constraint combines leading or trailing with left or right. Only leading and trailing follow the reading direction."
    case .invalidPairing:
      "A constraint has no first attribute, or combines attributes of different kinds. Examples are an edge "
        + "with a size, or a horizontal with a vertical attribute."
    case .locationWithoutItem:
      "A constraint sets an edge or a center to a number. A constraint of a position needs a second item. Only "
        + "a constraint of a size can use a number alone."
    case .notFinite:
      "The constant or the multiplier of a constraint is infinite or not a number. The usual cause is a division by 0."
    case .hugeConstant:
      "The constant of a constraint is too large, and UIKit uses a smaller constant."
    case .illegalPriority:
      "The priority\(mentions.word(after: "priority:").map { " \($0)" } ?? "") is not valid. A priority must be "
        + "above 0 and at most 1000."
    case .requiredPriorityChange:
      "The app changed the priority of an active constraint from required (1000) to optional, or from optional to required."
    case .stackIndex:
      "The app inserted a view into a stack view at an index greater than the number of arranged subviews."
    case .missingSuperCall:
      "An override of \(mentions.text.contains("updateConstraints") ? "updateConstraints" : "layoutSubviews") "
        + "does not call super, so constraints have no effect."
    case .layoutLoop:
      "The layout of a view never ends, because each layout pass requests another layout pass."
    case .collapsedRow:
      "The constraints of a self-sizing row do not set the height of the row, so iOS uses the standard height."
    case .ownSubview: "The app added a view to itself as a subview."
    case .unknownCell:
      "The app registered no cell or view for the identifier\(Self.named(mentions, after: "identifier"))."
    case .unknownKey:
      "A storyboard or xib uses an outlet or attribute that the class does not have: "
        + "\(mentions.word(after: "the key") ?? "the log contains the name")."
    case .missingDocument: "The app requests a storyboard, a xib, a scene or a segue that does not exist."
    case .missingViewOutlet: "The view outlet of File's Owner in a xib is not connected."
    case .unknownAction: "The app calls a method on an object that does not have this method."
    case .unknownClass:
      "A storyboard or xib refers to a class that the app does not have\(Self.named(mentions, after: "class"))."
    case .scaledFont: "UIFontMetrics received a font that is already scaled for the text size."
    case .noSections: "The app appended items to a snapshot that has no section."
    }
  }

  /// What to do, in whole sentences.
  func advice(_ mentions: ExceptionMentions) -> String {
    switch self {
    case .outsideSubtree:
      "Set isActive = true, or call NSLayoutConstraint.activate, to add the constraint to the correct view. If "
        + "you use addConstraint, add the constraint to the nearest view that contains "
        + "\(Self.list(mentions.views.filter { !$0.hasPrefix("NS") }, or: "both views"))."
    case .noCommonAncestor:
      "Call addSubview or addLayoutGuide for both items before you activate the constraint. Check that both "
        + "items are in the same window or cell."
    case .unpreparedHierarchy:
      "Add \(mentions.stranger ?? "the view") to the view hierarchy before you add the constraints. Remove the "
        + "constraints when you remove the view."
    case .visualFormat: Self.formatAdvice(mentions.complaint)
    case .mixedDirections:
      "Use leading and trailing for both items, or left and right for both items. Leading and trailing also "
        + "work in right-to-left languages."
    case .invalidPairing:
      "Combine an edge or center only with an edge or center of the same axis, and a size only with a size. If "
        + "you use anchors, such as leadingAnchor, the compiler checks the combination."
    case .locationWithoutItem:
      "Specify a second item, such as the superview: view.topAnchor.constraint(equalTo: superview.topAnchor, "
        + "constant: 20). Check that toItem is not nil, and that the multiplier is not 0."
    case .notFinite:
      "Check the value before you set the constant or multiplier, especially after a division by a width or height."
    case .hugeConstant:
      "To make a view as large as possible, use an inequality or a low priority instead of a large number. To "
        + "find the line of code, set a symbolic breakpoint at _NSLayoutConstraintNumberExceedsLimit."
    case .illegalPriority: "Use a priority above 0 and at most 1000, such as .defaultLow (250) or .defaultHigh (750)."
    case .requiredPriorityChange:
      "Create the constraint with a priority of 999 instead of 1000. Alternatively, deactivate the constraint "
        + "before you change the priority."
    case .stackIndex: "Use addArrangedSubview, or insert the view at an index of at most arrangedSubviews.count."
    case .missingSuperCall:
      mentions.text.contains("updateConstraints")
        ? "Call super.updateConstraints() as the last step of the override."
        : "Call super.layoutSubviews() in the override, before you read or change frames of subviews."
    case .layoutLoop:
      "In layoutSubviews and viewDidLayoutSubviews, change constraints or call setNeedsLayout only if a value "
        + "has changed."
    case .collapsedRow:
      "Add constraints without a gap from the top to the bottom of contentView. Each view between the top and "
        + "the bottom must have a height."
    case .ownSubview:
      "Check which view calls addSubview, and which view is the argument. The usual cause is an outlet that is connected to the wrong view."
    case .unknownCell:
      "Register the class or the nib for the identifier, or set exactly this reuse identifier for the prototype "
        + "cell."
    case .unknownKey:
      "Remove the connection in Interface Builder, or add the missing property to the class. Control-click the "
        + "object to see connections with a warning sign. Also check the class and module of the object."
    case .missingDocument:
      "Check that the name is the same as in the project, and that the file belongs to the target."
    case .missingViewOutlet:
      "Connect the view outlet of File's Owner to the top view of the xib, and check the class of File's Owner."
    case .unknownAction:
      "Check that the action and the method have the same name and the same number of colons, and that the object still exists."
    case .unknownClass: "Correct the class or the module in the identity inspector."
    case .scaledFont:
      "Pass the unscaled font to scaledFont(for:), and keep the unscaled font for later changes."
    case .noSections: "Call appendSections before appendItems."
    }
  }

  private static func formatAdvice(_ complaint: String) -> String {
    func says(_ words: String) -> Bool { complaint.contains(words) }
    if says("is not a key in the views dictionary") {
      return "Add the view to the views dictionary with exactly this name, or correct the name in the format string."
    }
    if says("metric") {
      return "Add the number to the metrics dictionary with this name, or write the number in the format string."
    }
    if says("have a superview") {
      return "Add the view to a superview before you create the constraints, because | stands for the superview."
    }
    if says("to specify vertical") || says("to specify horizontal") { return "Write a colon, as in V:[…] or H:[…]." }
    if says("thickness") { return "Close the parentheses and the bracket, as in [view(>=100)]." }
    if says("aligned on a") {
      return
        "Use options that align across the direction of the format string, such as .alignAllCenterY for H:. You can also use no options."
    }
    return
      "The format string is valid up to the mark ^, so correct the text after the mark. In a format string, "
      + "[view] is a view, -8- is a distance, | is the superview, and (>=8@750) is a condition."
  }

  private static func named(_ mentions: ExceptionMentions, after mark: String) -> String {
    mentions.word(after: mark).map { " \($0)" } ?? ""
  }

  private static func list(_ items: [String], or other: String) -> String {
    items.isEmpty ? other : items.joined(separator: " and ")
  }
}
