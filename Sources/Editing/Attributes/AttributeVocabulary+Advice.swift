import InterfaceBuilder

/// Why an attribute or a value is refused, with what is possible.
extension AttributeVocabulary {
  /// The names of attributes, which are ASCII in every document.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]{0,63}/) != nil
  }

  /// Why a value is not one of the attribute; nil if it is.
  static func objection(to value: String, for name: String, _ holding: Holding) -> String? {
    switch holding {
    case .text, .object: return nil
    case .flag: return value == "YES" || value == "NO" ? nil : "\(name) must be YES or NO, not \"\(shown(value))\""
    case .words(let words):
      if words.contains(value) { return nil }
      let near = nearest(to: value, among: words).map { "; did you mean \($0)?" } ?? ""
      return "\(name) must be \(list(words)), not \"\(shown(value))\"\(near)"
    case .number(let range, let words):
      if words.contains(value) { return nil }
      let alternative = words.isEmpty ? "" : ", or \(words.joined(separator: " or "))"
      return objection(to: value, "\(name) must be a number\(alternative)", name, range)
    case .whole(let range):
      if let refusal = objection(to: value, "\(name) must be a whole number", name, range) { return refusal }
      let isWhole = Number.decimal(value).map { $0 == $0.rounded() } ?? false
      return isWhole ? nil : "\(name) must be a whole number, not \(shown(value))"
    }
  }

  private static func objection(
    to value: String, _ demand: String, _ name: String, _ range: ClosedRange<Double>
  ) -> String? {
    guard let number = Number.decimal(value) else { return "\(demand), not \"\(shown(value))\"" }
    guard range.contains(number) else {
      return
        "\(name) must be from \(Number.text(range.lowerBound)) to \(Number.text(range.upperBound)), not \(Number.text(number))"
    }
    return nil
  }

  /// The beginning of a long value: a message is one line.
  private static func shown(_ value: String) -> String { value.count > 60 ? "\(value.prefix(60))…" : value }

  private static func list(_ words: [String]) -> String {
    words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
  }

  /// What to say about a name that no attribute of the element has: the part that it means, the nearest names, or those of the
  /// element's own class.
  static func advice(for name: String, in tag: String, isView: Bool) -> String {
    let parts = parts(of: tag, isView: isView)
    if let part = parts.first(where: { $0.key == name }) { return advice(for: part, of: tag) }
    let names = names(of: tag, isView: isView)
    let subject = "\(article(tag)) \(tag) has no known attribute \(name)"
    let near = nearest(to: name, among: names + parts.map(\.key), atMost: 1).first
    if let near, names.contains(near) { return "\(subject); did you mean \(near)?" }
    let wanted = name.lowercased()
    let part =
      parts.first { $0.key == near }
      ?? (wanted.count < 4
        ? nil
        : parts.first { $0.key.lowercased().contains(wanted) || $0.element.lowercased().contains(wanted) })
    if let part { return "\(subject); \(advice(for: part, of: tag))" }
    // The longer a list, the less is read.
    let own = names.prefix(8).joined(separator: ", ")
    return "\(subject); known attributes are \(own)"
  }

  /// Colors, fonts and insets are elements, and most of them are none of the edits.
  private static func advice(for part: (key: String, element: String), of tag: String) -> String {
    let element = part.element.hasPrefix("<") ? part.element : "<\(part.element) key=\"\(part.key)\">"
    let way =
      switch part.key {
      case "frame": "to set a frame, write frame=x,y,width,height"
      case "layoutMargins", "directionalLayoutMargins": "to set margins, write margins=top,left,bottom,right"
      case "fontDescription": "to set a font, write \"font=system semibold 17\" or font=body"
      case _ where part.element == "color" || part.key == "titleColor":
        "to set the color, write \(part.key)=systemRed or \(part.key)=#3366CC"
      case "image" where tag == ElementKind.button.rawValue, "backgroundImage" where tag == ElementKind.button.rawValue:
        "to set the image, write \(part.key)=NAME or \(part.key)=system:star.fill"
      case "title" where tag == ElementKind.button.rawValue: "to set the title, write title=TEXT"
      default: "which trellis edit cannot set"
      }
    let link = way.hasPrefix("which") ? ", \(way)" : "; \(way)"
    return "\(part.key) of \(article(tag)) \(tag) is not an attribute but an element, \(element)\(link)"
  }

  private static func article(_ word: String) -> String {
    word.first.map { "aeiou".contains($0.lowercased()) } ?? false ? "an" : "a"
  }
}
