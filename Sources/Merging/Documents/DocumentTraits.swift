import InterfaceBuilder

/// What Interface Builder's elements are to a merge.
enum DocumentTraits {
  /// Elements that are one value.
  private static let values: Set<String> = [
    "rect", "point", "size", "edgeInsets", "directionalEdgeInsets", "inset", "insets", "offset", "color",
    "fontDescription", "font", "metaFont", "autoresizingMask", "string", "mutableString", "nil", "integer", "real",
    "date", "bool", "attributedString", "array", "mutableArray", "dictionary", "mutableDictionary", "tabStops",
    "segments", "declaredKeys", "objectValues",
    "allowedInputSourceLocales", "userDefinedRuntimeAttribute", "outlet", "imageReference", "fragment", "mutableData",
    "data", "namedColor", "systemColor", "deployment",
  ]

  /// Elements without an id that only hold others, also where they are empty.
  private static let containers: Set<String> = [
    "subviews", "constraints", "connections", "objects", "scenes", "resources", "dependencies", "items", "cells",
    "sections", "prototypes", "gestureRecognizers", "userDefinedRuntimeAttributes", "layoutGuides", "userGuides",
    "inferredMetricsTieBreakers", "tableColumns", "tabViewItems", "designables", "variation", "mask",
  ]

  /// Elements that connect others, and go with any of them.
  static let references: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "binding", "include", "exclude", "toolbarItem",
    "accessibilityConnection", "modifierConnection",
  ]

  /// Elements whose children have an order that means something.
  private static let lists: Set<String> = [
    "subviews", "items", "cells", "sections", "prototypes", "tableColumns", "tabViewItems", "toolbarItems",
    "leftBarButtonItems", "rightBarButtonItems", "touchBarItems", "splitViewItems", "allowedToolbarItems",
    "defaultToolbarItems", "customSpacing", "visibilityPriorities", "holdingPriorities", "beginningViews",
    "middleViews", "endViews", "rows", "columns", "gridCells",
  ]

  /// Elements whose children Xcode sorts: constraints by id in 9,520 of 9,521 lists, resources by tag and name in 509 of 509,
  /// dependencies in 841 of 841, attributes of the runtime by key path in 425 of 425.
  private static let sorted: Set<String> = ["constraints", "resources", "dependencies", "userDefinedRuntimeAttributes"]

  /// Attributes that hold the id of another object.
  static let referring: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference", "initialViewController", "textLabel",
    "detailTextLabel", ElementKind.tableViewCell.rawValue, ElementKind.imageView.rawValue, "selectedItem",
    "initialItem",
    "headerView", "row", "column", "outlineTableColumn", "headOfMergedCell", "popoverAnchorBarButtonItem",
    "popoverAnchorView",
  ]

  /// Elements whose `id` names no object.
  static let withoutIdentity: Set<String> = ["device", "adaptation"]

  /// Whether an attribute holds the id of another object, as far as its name says. Rows and columns may also be numbers.
  static func refers(_ attribute: String, _ value: String) -> Bool {
    guard referring.contains(attribute) else { return false }
    return attribute != "row" && attribute != "column" || value.contains("-")
  }

  private static let translating = "translatesAutoresizingMaskIntoConstraints"

  /// Attributes that hold no name of an image or a color, whatever they say.
  private static let texts: Set<String> = [
    "id", "key", "text", "title", "userLabel", "keyPath", "value", "placeholder", "identifier", "storyboardIdentifier",
    "reuseIdentifier", "restorationIdentifier", "customClass", "customModule", "property", "selector", "content",
  ]

  /// Whether an attribute may name a resource.
  static func mayUse(_ attribute: String) -> Bool { !texts.contains(attribute) }

  /// The id of an element that is the same object wherever it lies; nil for a part of one.
  static func objectID(of element: Element, in parent: Element?) -> String? {
    if element.name == "scene" { return element["sceneID"].map { "scene:\($0)" } }
    if withoutIdentity.contains(element.name) || element.name == "outlet" || slotOfSegue(element) != nil { return nil }
    return element.id
  }

  /// The name of a part among those of its object, which need not be unique.
  static func localName(of element: Element) -> String {
    if element.name == "outlet", let property = element["property"] { return "outlet:\(property)" }
    if let slot = slotOfSegue(element) { return slot }
    if let key = element["key"] { return "key=\(key)" }
    for attribute in ["keyPath", "identifier", "name", "reference"] {
      let isNamed =
        switch attribute {
        case "keyPath": element.name == "userDefinedRuntimeAttribute"
        case "identifier": element.name == "plugIn"
        case "name": ["capability", "image", "namedColor", "systemColor", "designable"].contains(element.name)
        default: ["include", "exclude", "segue", "toolbarItem"].contains(element.name)
        }
      if isNamed, let value = element[attribute] { return "\(element.name):\(value)" }
    }
    return element.name
  }

  /// Lists of numbers, one for each subview: each belongs to its subview. Nil for other elements.
  static func namesOfParallelValues(in element: Element, of parent: Element?) -> [String]? {
    guard ["customSpacing", "visibilityPriorities", "holdingPriorities"].contains(element.name),
      let views = parent?.child("subviews")?.children, views.count == element.children.count
    else { return nil }
    let ids = views.compactMap(\.id)
    return ids.count == views.count && Set(ids).count == ids.count ? ids.map { "of:\($0)" } : nil
  }

  /// A relationship that a controller has once, such as the root of a navigation controller.
  private static func slotOfSegue(_ element: Element) -> String? {
    guard element.name == "segue", let relationship = element["relationship"], relationship != "viewControllers",
      !relationship.hasSuffix("Items")
    else { return nil }
    return "relationship:\(relationship)"
  }

  /// - Parameters:
  ///   - hasTwins: whether parts of the element cannot be told from each other.
  ///   - holdsObjects: whether an object lies in it.
  static func traits(
    of element: Element, in parent: VersionNode?, objectID: String?, hasTwins: Bool, holdsObjects: Bool
  ) -> NodeTraits {
    var traits = NodeTraits()
    let tag = element.name
    traits.isObject = objectID != nil
    traits.isReference = references.contains(tag)
    let isInDerived = parent?.traits.isDerived ?? false
    traits.isDerived = isInDerived || isDerived(element, in: parent)
    let isSlotOfSegue = slotOfSegue(element) != nil
    traits.isAtomic =
      objectID == nil && !holdsObjects
      && (values.contains(tag) || isSlotOfSegue || hasTwins || !element.text.allSatisfy(\.isWhitespace)
        || tag == "designables"
        || tag == "device")
    if objectID == nil, !traits.isAtomic {
      let isBare = element.attributes.allSatisfy { $0.name == "key" }
      traits.isContainer = isBare && parent != nil && (containers.contains(tag) || !element.children.isEmpty)
    }
    // The frame of a view that no constraint places.
    if tag == "rect", let view = parent, view.parent?.name == "subviews" {
      traits.isNoted = view[Self.translating] != "NO" && view.parent?.parent?.name != ElementKind.stackView.rawValue
    }
    traits.order = lists.contains(tag) ? .list : sorted.contains(tag) ? .sorted : .set
    if parent?.traits.order == .sorted {
      traits.sortKey = element.id ?? element["keyPath"] ?? ""
      if traits.sortKey.isEmpty || parent?.name != "constraints" {
        let rank = ["deployment": 0, "development": 1, "plugIn": 2, "capability": 3][tag] ?? 4
        traits.sortKey = "\(rank) \(tag) \(element["keyPath"] ?? element["identifier"] ?? element["name"] ?? "")"
      }
    }
    if let key = element["key"], objectID != nil { traits.slot = key }
    if parent?.name == "resources" { traits.usedName = element["name"] }
    addTwins(element, parent, &traits)
    return traits
  }

  /// What an element shares with others that do the same under another id.
  private static func addTwins(_ element: Element, _ parent: VersionNode?, _ traits: inout NodeTraits) {
    func list(_ leavingOut: Set<String>) -> String {
      element.attributes.filter { !leavingOut.contains($0.name) }.map { "\($0.name)=\($0.value)" }.sorted()
        .joined(separator: " ")
    }
    switch element.name {
    case "constraint":
      // The first item is left out where it is the view that the constraint lies in.
      let owner = parent?.parent.map { "\($0.identity)" } ?? ""
      traits.twinKey = "constraint \(owner) \(list(["id", "userLabel"]))"
      let isEqual = (element["relation"] ?? "equal") == "equal"
      if isEqual {
        traits.subject = "constraint \(owner) \(list(["id", "userLabel", "constant", "symbolic", "identifier"]))"
      }
    case "action", "outletCollection":
      let owner = parent?.parent.map { "\($0.identity)" } ?? ""
      traits.twinKey = "\(element.name) \(owner) \(list(["id"]))"
    default: break
    }
  }

  /// Whether an element follows from the rest, or from what somebody saw on the canvas.
  private static func isDerived(_ element: Element, in parent: VersionNode?) -> Bool {
    switch element.name {
    case "rect": element["key"] == "frame" || element["key"] == "screenRect"
    case "point": element["key"] == "canvasLocation"
    // Those of a text view follow its frame.
    case "size":
      (element["key"] == "minSize" || element["key"] == "maxSize") && parent?.name == ElementKind.textView.rawValue
    case "device", "inferredMetricsTieBreakers", "designables", "customFonts", "dependencies", "resources", "include",
      "exclude":
      true
    default: false
    }
  }

  /// Whether an attribute follows from the rest.
  static func isDerived(_ attribute: String, of name: String) -> Bool {
    switch attribute {
    case "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID", "toolsVersion", "systemVersion":
      true
    case "width", "height": name == "image"
    case "version": name == "document"
    default: false
    }
  }
}
