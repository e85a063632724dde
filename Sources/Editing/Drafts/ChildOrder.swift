import InterfaceBuilder

/// The order in which Interface Builder writes the parts of a view.
enum ChildOrder {
  /// The names of elements that come before the constraints of their view; those of other names come after them. Counted in 2,097
  /// documents: `rect` 13,143 times of 13,143, `subviews` 6,693 of 6,693, `accessibility` 92 of 92.
  private static let beforeConstraints: Set<String> = [
    "rect", "frame", "autoresizingMask", "subviews", ElementKind.view.rawValue,
    ElementKind.tableViewCellContentView.rawValue, ElementKind.collectionViewCellContentView.rawValue, "accessibility",
    "gestureRecognizers", "animations", "preferredSymbolConfiguration",
  ]

  /// The number of children that come before a new `<constraints>`.
  static func placeOfConstraints(in children: [SourceNode], _ key: (SourceNode) -> String?) -> Int {
    let last = children.lastIndex { child in
      beforeConstraints.contains(child.name)
        || child.name == "color" && ["backgroundColor", "tintColor"].contains(key(child) ?? "")
    }
    return last.map { $0 + 1 } ?? 0
  }

  /// The number of children that come before new `<subviews>`.
  static func placeOfSubviews(in children: [SourceNode]) -> Int {
    let last = children.lastIndex { ["rect", "frame", "autoresizingMask"].contains($0.name) }
    return last.map { $0 + 1 } ?? 0
  }

  /// The number of children that come before a new `<variation>`: it is followed by connections at most.
  static func placeOfVariation(in children: [SourceNode]) -> Int {
    children.firstIndex { $0.name == "connections" } ?? children.count
  }

  /// Attributes in the order in which Interface Builder writes them, as most elements of the corpus have them. Those of a class of
  /// its own come between the margins and ``translatesAutoresizingMaskIntoConstraints``.
  private static let attributes = [
    "key", "hidden", "autoresizesSubviews", "opaque", "verifyAmbiguity", "clipsSubviews", "multipleTouchEnabled",
    "userInteractionEnabled", "clearsContextBeforeDrawing", "alpha", "tag", "contentMode", "semanticContentAttribute",
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "fixedFrame", "ambiguous", "misplaced", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
    "insetsLayoutMarginsFromSafeArea",
  ]

  private static let lastAttributes = [
    "translatesAutoresizingMaskIntoConstraints", "id", "customClass", "customModule", "customModuleProvider",
    "userLabel",
    "sceneMemberID",
  ]

  /// Those of a stack view.
  private static let stackAttributes = [
    "axis", "distribution", "alignment", "spacingType", "spacing", "baselineRelativeArrangement",
  ]

  static let constraintAttributes = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority", "constant",
    "symbolic",
    "placeholder", "identifier", "symbolType", "id", "userLabel",
  ]

  /// Where an attribute comes among others of its element.
  static func rank(_ attribute: String, of element: String) -> Int {
    if element == "constraint" { return constraintAttributes.firstIndex(of: attribute) ?? constraintAttributes.count }
    if let early = attributes.firstIndex(of: attribute) { return early }
    if let late = lastAttributes.firstIndex(of: attribute) {
      return attributes.count + stackAttributes.count + 1 + late
    }
    let isStack = element == ElementKind.stackView.rawValue
    return attributes.count + (isStack ? stackAttributes.firstIndex(of: attribute) ?? stackAttributes.count : 0)
  }
}

extension Draft {
  /// Sets an attribute; a new one goes where Interface Builder would write it.
  func set(_ attribute: String, to value: String?, in node: SourceNode) {
    let rank = ChildOrder.rank(attribute, of: node.name)
    tree.set(attribute, to: value, in: node) { ChildOrder.rank($0, of: node.name) > rank }
  }
}
