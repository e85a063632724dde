/// A font as a document describes it.
package struct FontElement: Hashable, Sendable {
  /// How a font is named.
  package enum Kind: Hashable, Sendable {
    /// The system font, regular unless ``FontElement/weight`` says otherwise.
    case system
    /// The system font in bold, whatever ``FontElement/weight`` says.
    case boldSystem
    /// The italic system font, measured like the upright one.
    case italicSystem
    /// A Dynamic Type style, by its constant: `UICTFontTextStyleBody`.
    case style(String)
    /// A font of the device or the app, by its PostScript name.
    case named(String, family: String?)
  }

  /// How heavy the strokes are, from the lightest to the heaviest; the raw values are the document's.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The lightest weight.
    case ultraLight
    /// The weight after ``ultraLight``.
    case thin
    /// The weight below the regular one.
    case light
    /// The weight of plain text.
    case regular
    /// The weight above the regular one.
    case medium
    /// The weight of headlines.
    case semibold
    /// The usual weight for emphasis.
    case bold
    /// The weight above ``bold``.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// How the font is named.
  package var kind: Kind
  /// In points; nil for styles, whose size follows the user's setting.
  package var pointSize: Double?
  /// Nil for the kind's own.
  package var weight: Weight?

  /// Any combination; without a size, text is measured in the default size of its view.
  package init(kind: Kind, pointSize: Double? = nil, weight: Weight? = nil) {
    self.kind = kind
    self.pointSize = pointSize
    self.weight = weight
  }
}

extension FontElement {
  /// Reads `<fontDescription>`, or the `<font>` of an attributed string; nil if it describes no font.
  package init?(_ element: Element) {
    if element.name == "font" {
      self.init(attributedFont: element)
      return
    }
    guard let kind = Kind(fontDescription: element) else { return nil }
    self.init(kind: kind, pointSize: element.pointSize("pointSize"), weight: element.word("weight"))
  }

  /// `<font key="NSFont" metaFont="system" size="17"/>` or `<font key="NSFont" size="12" name="Helvetica"/>`.
  private init?(attributedFont element: Element) {
    pointSize = element.pointSize("size")
    weight = nil
    if let name = element["name"] {
      kind = .named(name, family: nil)
    } else if let meta = element["metaFont"] {
      let style = MetaFont(meta)
      kind = style.weight == .bold ? .boldSystem : .system
      weight = style.weight == .bold ? nil : style.weight
      pointSize = pointSize ?? style.pointSize
    } else {
      return nil
    }
  }
}

extension FontElement.Kind {
  /// What documents call the variants of the system font.
  private enum SystemFont: String { case system, boldSystem, italicSystem }

  fileprivate init?(fontDescription element: Element) {
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"])
    } else {
      switch element.word("type", as: SystemFont.self) {
      case .system: self = .system
      case .boldSystem: self = .boldSystem
      case .italicSystem: self = .italicSystem
      case nil: return nil
      }
    }
  }
}

extension Element {
  /// The font stored under a key.
  package func font(_ key: String = "fontDescription") -> FontElement? {
    child("fontDescription", key: key).flatMap(FontElement.init)
  }
}

/// A font of macOS's user interface, by which attributed strings name the system font: `systemSemibold`, `cellTitle`.
private struct MetaFont {
  /// In points, where the document does not say.
  let pointSize: Double
  /// As in `FontElement.weight`.
  let weight: FontElement.Weight?

  init(_ name: String) {
    let lower = name.lowercased()
    // From the lightest on: the words for the others end in those for "light" and "bold", and come first.
    weight = FontElement.Weight.allCases.first { $0 != .regular && lower.hasSuffix($0.rawValue.lowercased()) }
    // The sizes of NSFont's constructors of these names.
    if lower.hasPrefix("celltitle") {
      pointSize = 12
    } else if lower.hasPrefix("smallsystem") || lower.hasPrefix("tooltip") {
      pointSize = 11
    } else if lower.hasPrefix("label") {
      pointSize = 10
    } else if lower.hasPrefix("minisystem") {
      pointSize = 9
    } else {
      pointSize = 13
    }
  }
}

extension Element {
  /// A size of text in points; nil for what is none, so that it is measured in the default size.
  fileprivate func pointSize(_ attribute: String) -> Double? {
    double(attribute).flatMap { $0 > 0 && $0 <= 10_000 ? $0 : nil }
  }
}
