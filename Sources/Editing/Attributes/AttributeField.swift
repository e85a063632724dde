import InterfaceBuilder

/// An attribute as the attributes inspector offers it: with a title, what it may hold, and what holds without it.
package struct AttributeField: Hashable, Sendable {
  /// What an attribute may hold.
  package enum Kind: Hashable, Sendable {
    /// `YES` or `NO`.
    case flag
    /// A decimal number, in the unit of the attribute.
    case number
    /// One of these words of documents.
    case words([String])
    /// Any text.
    case text
    /// A font, as ``FontText`` writes it.
    case font
    /// A color, as ``ColorText`` writes it.
    case color
    /// The name of an image of the app, or `system:` and the name of a symbol.
    case image
    /// Numbers with commas between them, with a name for each.
    case numbers([String])
    /// Some of these words, with spaces between them.
    case flags([String])
    /// The id of an object of the document.
    case object
  }

  /// The document's name; `title` of a button and `text` of a label are where the document has them.
  package let name: String
  /// The name in the inspector.
  package let title: String
  /// What the attribute may hold.
  package let kind: Kind
  /// What holds where the document does not say; nil where it always says, or nothing does.
  package let usual: String?

  /// Where the document has it; nil for an attribute, or for what has a place of its own.
  let way: PartWay?

  init(_ name: String, _ title: String, _ kind: Kind, usual: String? = nil, way: PartWay? = nil) {
    (self.name, self.title, self.kind, self.usual) = (name, title, kind, usual)
    self.way = way
  }

  /// What an element says; nil if it does not.
  package func value(in element: Element) -> String? {
    if let way { return way.value(in: element) }
    switch kind {
    case .font: return Self.font(of: element).map(FontText.text)
    case .color: return color(in: element).map(ColorText.text)
    case .image: return Self.image(name, of: element)
    case .flag, .number, .words, .text, .numbers, .flags, .object: break
    }
    return switch name {
    case "text", "placeholder": element.string(name)
    case "title" where element.kind == .button:
      element.child("buttonConfiguration", key: "configuration")?.string("title")
        ?? element.children("state").first { $0["key"] == "normal" }?.string("title")
    default: element[name]
    }
  }

  private static func font(of element: Element) -> FontElement? {
    element.child("buttonConfiguration", key: "configuration")?.font("titleFontDescription") ?? element.font()
  }

  private func color(in element: Element) -> ColorValue? {
    guard name == "titleColor" else { return element.color(name) }
    return element.child("buttonConfiguration", key: "configuration")?.color("baseForegroundColor")
      ?? element.children("state").first { $0["key"] == "normal" }?.color(name)
  }

  private static func image(_ name: String, of element: Element) -> String? {
    var holder = element
    if element.kind == .button {
      guard
        let found = element.child("buttonConfiguration", key: "configuration")
          ?? element.children("state").first(where: { $0["key"] == "normal" })
      else { return nil }
      holder = found
    }
    guard let image = holder[name] else { return nil }
    return holder["catalog"] == "system" && name == "image" ? "system:\(image)" : image
  }

  /// What the inspector calls a word of documents: `Aspect Fit` for `scaleAspectFit`.
  package static func title(ofWord word: String) -> String {
    if let known = irregular[word] { return known }
    var title = ""
    for character in word {
      if character.isUppercase, title.last?.isLowercase ?? false { title.append(" ") }
      title.append(title.isEmpty ? Character(character.uppercased()) : character)
    }
    return title
  }

  private static let irregular = [
    "scaleAspectFit": "Aspect Fit", "scaleAspectFill": "Aspect Fill", "alignBaselines": "Align Baselines",
    "wordWrap": "Word Wrap", "characterWrap": "Character Wrap", "headTruncation": "Truncate Head",
    "middleTruncation": "Truncate Middle", "tailTruncation": "Truncate Tail", "countDownTimer": "Count Down Timer",
    "dateAndTime": "Date and Time", "whileEditing": "Appears while editing",
    "unlessEditing": "Appears unless editing", "always": "Is always visible", "never": "Never appears",
    "IBUITableViewCellStyleDefault": "Basic", "IBUITableViewCellStyleValue1": "Right Detail",
    "IBUITableViewCellStyleValue2": "Left Detail", "IBUITableViewCellStyleSubtitle": "Subtitle",
    "onDrag": "Dismiss on drag", "interactive": "Dismiss interactively",
  ]
}

/// The attributes that objects of a class have beside those of its superclass.
package struct AttributeSection: Hashable, Sendable {
  /// `Label`, `Control`, `View`.
  package let title: String
  /// The attributes, in the order of the inspector.
  package let fields: [AttributeField]

  init(_ title: String, _ fields: [AttributeField]) { (self.title, self.fields) = (title, fields) }

  /// The sections of the attributes inspector for an element: those of its classes with the fields that people use, then what else a
  /// document may say of it.
  package static func all(of element: Element, isView: Bool) -> [AttributeSection] {
    var own = sections(of: element.kind ?? (isView ? .view : nil)) + parts(of: element.name, isView: isView)
    // Before a style is chosen there is no configuration.
    if element.kind == .button, element.child("buttonConfiguration", key: "configuration") == nil {
      own = own.map { section in
        section.title == configuration.title
          ? AttributeSection(section.title, section.fields.filter { $0.name == "configuration.style" }) : section
      }
    }
    let told = Set(own.flatMap { $0.fields.map(\.name) } + elsewhere)
    return own + others(of: element.name, isView: isView, besides: told)
  }

  /// What other inspectors show, or nobody sets by hand.
  private static let elsewhere = [
    "userLabel", "customClass", "customModule", "customModuleProvider", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "translatesAutoresizingMaskIntoConstraints", "sceneMemberID", "fixedFrame", "catalog", "storyboardIdentifier",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "text", "title",
  ]

  /// The sections of the inspector for objects of a kind, the class of its own first; empty for what is no view.
  package static func sections(of kind: ElementKind?) -> [AttributeSection] {
    switch kind {
    case .label?: [label, view]
    case .button?: [button, control, view]
    case .textField?: [textField, control, view]
    case .textView?: [textView, scrollView, view]
    case .imageView?: [imageView, view]
    case .switch?: [toggle, control, view]
    case .slider?: [slider, control, view]
    case .stepper?: [stepper, control, view]
    case .segmentedControl?: [segmentedControl, control, view]
    case .pageControl?: [pageControl, control, view]
    case .datePicker?: [datePicker, control, view]
    case .progressView?: [progressView, view]
    case .activityIndicatorView?: [activityIndicator, view]
    case .stackView?: [stackView, view]
    case .scrollView?, .collectionView?: [scrollView, view]
    case .tableView?: [tableView, scrollView, view]
    case .tableViewCell?: [cell, view]
    case .searchBar?: [searchBar, view]
    case .view?, .containerView?, .visualEffectView?, .pickerView?, .navigationBar?, .toolbar?, .tabBar?: [view]
    default: []
    }
  }
}
