import InterfaceBuilder

/// Fields of what documents have in elements inside of an object, as Xcode's inspectors show them; words and their order are those of 2,097
/// documents and of the vocabulary.
extension AttributeSection {
  private static func words(_ name: String, _ title: String, _ words: [String], _ way: PartWay) -> AttributeField {
    AttributeField(name, title, .words(words), way: way)
  }

  private static func part(_ key: String, _ element: String? = nil, _ name: String) -> PartWay {
    PartWay([.init(element ?? key, key)], .attribute(name))
  }

  // MARK: Texts

  static let textInputTraits: AttributeSection = {
    func field(_ name: String, _ title: String, _ list: [String]) -> AttributeField {
      words("textInputTraits.\(name)", title, list, part("textInputTraits", nil, name))
    }
    func flag(_ name: String, _ title: String) -> AttributeField {
      AttributeField("textInputTraits.\(name)", title, .flag, usual: "NO", way: part("textInputTraits", nil, name))
    }
    return AttributeSection(
      "Text Input Traits",
      [
        field(
          "textContentType", "Content Type",
          [
            "name", "name-prefix", "given-name", "middle-name", "family-name", "name-suffix", "nickname",
            "organization-title", "organization-name", "location", "full-street-address", "street-address-1",
            "street-address-2", "address-level1", "address-level2", "address-level1+2", "sublocality", "country-name",
            "postal-code", "tel", "email", "url", "cc-number", "username", "password", "new-password", "one-time-code",
          ]),
        field("autocapitalizationType", "Capitalization", ["words", "sentences", "allCharacters"]),
        field("autocorrectionType", "Correction", ["no", "yes"]),
        field("smartDashesType", "Smart Dashes", ["no", "yes"]),
        field("smartInsertDeleteType", "Smart Insert", ["no", "yes"]),
        field("smartQuotesType", "Smart Quotes", ["no", "yes"]),
        field("spellCheckingType", "Spell Checking", ["no", "yes"]),
        field(
          "keyboardType", "Keyboard Type",
          [
            "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
            "decimalPad", "twitter", "webSearch", "ASCIICapableNumberPad",
          ]),
        field("keyboardAppearance", "Appearance", ["alert", "light"]),
        field(
          "returnKeyType", "Return Key",
          [
            "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue",
          ]),
        flag("enablesReturnKeyAutomatically", "Auto-enable Return"), flag("secureTextEntry", "Secure Text Entry"),
      ])
  }()

  static let dataDetectors = AttributeSection(
    "Data Detectors",
    [
      AttributeField(
        "dataDetectorTypes", "Detect", .flags(["phoneNumber", "link", "address", "calendarEvent"]),
        way: PartWay(
          [.init("dataDetectorType", "dataDetectorTypes")],
          .flags(["phoneNumber", "link", "address", "calendarEvent"])))
    ])

  // MARK: Buttons

  static let configuration: AttributeSection = {
    func field(_ name: String, _ title: String, _ kind: AttributeField.Kind) -> AttributeField {
      AttributeField("configuration.\(name)", title, kind, way: part("configuration", "buttonConfiguration", name))
    }
    let color = PartWay([.init("buttonConfiguration", "configuration")], .color("baseBackgroundColor"))
    return AttributeSection(
      "Button Configuration",
      [
        field("style", "Style", .words(["plain", "gray", "tinted", "filled"])), field("subtitle", "Subtitle", .text),
        field("imagePlacement", "Placement", .words(["leading", "trailing", "top", "bottom"])),
        field("imagePadding", "Image Padding", .number), field("titlePadding", "Title Padding", .number),
        field("titleAlignment", "Title Alignment", .words(["leading", "center", "trailing"])),
        field("cornerStyle", "Corner Style", .words(["fixed", "dynamic", "small", "medium", "large", "capsule"])),
        AttributeField("configuration.baseBackgroundColor", "Background", .color, way: color),
      ])
  }()

  static let states: [AttributeSection] = ["highlighted", "selected", "disabled", "focused"].map { state in
    func step(_ name: String, _ title: String, _ kind: AttributeField.Kind) -> AttributeField {
      AttributeField("state.\(state).\(name)", title, kind, way: PartWay([.init("state", state)], .attribute(name)))
    }
    func color(_ name: String, _ title: String) -> AttributeField {
      AttributeField("state.\(state).\(name)", title, .color, way: PartWay([.init("state", state)], .color(name)))
    }
    return AttributeSection(
      "State \(AttributeField.title(ofWord: state))",
      [
        step("title", "Title", .text), step("image", "Image", .image),
        step("backgroundImage", "Background Image", .image),
        color("titleColor", "Text Color"), color("titleShadowColor", "Shadow Color"),
      ])
  }

  private static func inset(_ key: String, _ title: String, _ steps: [PartWay.Step] = []) -> AttributeField {
    AttributeField(
      key, title, .numbers(["Top", "Left", "Bottom", "Right"]),
      way: PartWay(steps + [.init("inset", key)], .numbers(["minY", "minX", "maxY", "maxX"])))
  }

  private static func size(_ key: String, _ title: String, _ steps: [PartWay.Step] = []) -> AttributeField {
    AttributeField(
      key, title, .numbers(["Width", "Height"]),
      way: PartWay(steps + [.init("size", key)], .numbers(["width", "height"])))
  }

  static let buttonInsets = AttributeSection(
    "Insets",
    [inset("contentEdgeInsets", "Content"), inset("titleEdgeInsets", "Title"), inset("imageEdgeInsets", "Image")])

  static let separator = AttributeSection("Separator", [inset("separatorInset", "Separator Inset")])

  static let barItemInsets = AttributeSection("Insets", [inset("imageInsets", "Image")])

  static let shadow = AttributeSection("Shadow", [size("shadowOffset", "Offset")])

  static let flowLayout: AttributeSection = {
    let step = PartWay.Step(ElementKind.collectionViewFlowLayout.rawValue, "collectionViewLayout")
    func way(_ name: String) -> PartWay { PartWay([step], .attribute(name)) }
    return AttributeSection(
      "Flow Layout",
      [
        AttributeField(
          "layout.scrollDirection", "Scroll Direction", .words(["vertical", "horizontal"]), usual: "vertical",
          way: way("scrollDirection")),
        AttributeField("layout.minimumLineSpacing", "Line Spacing", .number, way: way("minimumLineSpacing")),
        AttributeField("layout.minimumInteritemSpacing", "Item Spacing", .number, way: way("minimumInteritemSpacing")),
        size("itemSize", "Cell Size", [step]), size("headerReferenceSize", "Header Size", [step]),
        size("footerReferenceSize", "Footer Size", [step]), inset("sectionInset", "Section Insets", [step]),
      ])
  }()

  // MARK: All views

  static let directionalMargins = AttributeSection(
    "Language Directional Margins",
    [
      AttributeField(
        "directionalLayoutMargins", "Margins", .numbers(["Top", "Leading", "Bottom", "Trailing"]),
        way: PartWay(
          [.init("directionalEdgeInsets", "directionalLayoutMargins")],
          .numbers(["top", "leading", "bottom", "trailing"])))
    ])

  /// Of views and items of bars; Xcode shows it with the identity.
  package static let accessibility: AttributeSection = {
    let step = PartWay.Step("accessibility", "accessibilityConfiguration")
    func text(_ name: String, _ title: String) -> AttributeField {
      AttributeField("accessibility.\(name)", title, .text, way: PartWay([step], .attribute(name)))
    }
    let traits = [
      "button", "link", "image", "selected", "staticText", "searchField", "playsSound", "keyboardKey", "summaryElement",
      "updatesFrequently", "header", "adjustable", "allowsDirectInteraction", "causesPageTurn", "notEnabled",
      "startsMediaSession", "none",
    ]
    return AttributeSection(
      "Accessibility",
      [
        AttributeField(
          "accessibility.isElement", "Enabled", .words(["YES", "NO"]),
          way: PartWay([step, .init("bool", "isElement")], .attribute("value"))),
        text("label", "Label"), text("hint", "Hint"), text("identifier", "Identifier"),
        AttributeField(
          "accessibility.traits", "Traits", .flags(traits),
          way: PartWay([step, .init("accessibilityTraits", "traits")], .flags(traits))),
      ])
  }()

  // MARK: Controllers

  private static func choice(_ key: String, _ title: String, _ choices: [PartWay.Choice]) -> AttributeField {
    AttributeField(key, title, .words(choices.map(\.word)), way: PartWay([], .choice(key, choices)))
  }

  static let simulatedMetrics = AttributeSection(
    "Simulated Metrics",
    [
      choice(
        "simulatedDestinationMetrics", "Size",
        [
          .init("freeform", "freeformSimulatedSizeMetrics"),
          .init("splitViewMaster", "splitViewMasterSimulatedSizeMetrics"),
          .init("splitViewDetail", "splitViewDetailSimulatedSizeMetrics"),
          .init("modalPageSheet", "modalPageSheetSimulatedSizeMetrics"),
        ]),
      size("freeformSize", "Freeform Size"),
      choice(
        "simulatedOrientationMetrics", "Orientation",
        [
          .init("portrait", "simulatedOrientationMetrics"),
          .init("landscape", "simulatedOrientationMetrics", ["orientation": "landscapeRight"]),
        ]),
      choice(
        "simulatedStatusBarMetrics", "Status Bar",
        [
          .init("none", "nil"), .init("default", "simulatedStatusBarMetrics"),
          .init("lightContent", "simulatedStatusBarMetrics", ["statusBarStyle": "lightContent"]),
          .init("blackOpaque", "simulatedStatusBarMetrics", ["statusBarStyle": "blackOpaque"]),
        ]),
      choice(
        "simulatedTopBarMetrics", "Top Bar",
        [
          .init("none", "nil"), .init("navigationBar", "simulatedNavigationBarMetrics", ["prompted": "NO"]),
          .init("opaqueNavigationBar", "simulatedNavigationBarMetrics", ["translucent": "NO", "prompted": "NO"]),
          .init("blackNavigationBar", "simulatedNavigationBarMetrics", ["barStyle": "black", "prompted": "NO"]),
        ]),
      choice(
        "simulatedBottomBarMetrics", "Bottom Bar",
        [
          .init("none", "nil"), .init("toolbar", "simulatedToolbarMetrics"), .init("tabBar", "simulatedTabBarMetrics"),
          .init("opaqueTabBar", "simulatedTabBarMetrics", ["translucent": "NO"]),
        ]),
    ])

  static let extendedEdges = AttributeSection(
    "Extend Edges",
    [
      AttributeField(
        "edgesForExtendedLayout", "Edges", .flags(["top", "left", "bottom", "right"]),
        way: PartWay([.init("extendedEdge", "edgesForExtendedLayout")], .flags(["top", "left", "bottom", "right"])))
    ])

  // MARK: By class

  /// The sections of parts for elements with the tag, the nearest first.
  static func parts(of tag: String, isView: Bool) -> [AttributeSection] {
    let kind = ElementKind(tag: tag)
    var own: [AttributeSection]
    switch kind {
    case .label?: own = [shadow]
    case .button?: own = [configuration] + states + [buttonInsets]
    case .textField?, .searchBar?: own = [textInputTraits]
    case .textView?: own = [textInputTraits, dataDetectors]
    case .tableView?, .tableViewCell?: own = [separator]
    case .collectionView?: own = [flowLayout]
    default: own = tag == "barButtonItem" ? [barItemInsets] : []
    }
    if isView { own.append(directionalMargins) }
    if isControllerTag(tag) { own += [simulatedMetrics, extendedEdges] }
    return own
  }

  static func isControllerTag(_ tag: String) -> Bool {
    tag != ElementKind.viewControllerPlaceholder.rawValue
      && (tag.hasSuffix("ViewController") || tag.hasSuffix(ElementKind.viewController.rawValue)
        || tag == ElementKind.navigationController.rawValue
        || tag == ElementKind.tabBarController.rawValue || tag == ElementKind.hostingController.rawValue)
  }

  /// The field of a part by its name; nil if such elements have none.
  static func partField(_ name: String, of tag: String, isView: Bool) -> AttributeField? {
    (parts(of: tag, isView: isView) + [accessibility, simulatedMetrics]).lazy.flatMap(\.fields).first {
      $0.name == name
    }
  }

  // MARK: Everything else

  /// What the vocabulary has for elements with the tag beside the fields that are known, in one section for each class or, of views, in one
  /// for all. `known` are names of attributes that another inspector shows.
  static func others(of tag: String, isView: Bool, besides known: Set<String>) -> [AttributeSection] {
    var told = known
    var sections: [AttributeSection] = []
    for (name, fields) in AttributeVocabulary.fields(of: tag, isView: isView) {
      let fresh = fields.filter { told.insert($0.name).inserted }
      if !fresh.isEmpty { sections.append(AttributeSection(AttributeField.title(ofWord: name), fresh)) }
    }
    guard isView, !sections.isEmpty else { return sections }
    return [AttributeSection("More", sections.flatMap(\.fields))]
  }
}
