import Foundation
import InterfaceBuilder

/// What parts of a document are called in a sentence about a change.
enum ChangeWords {
  /// Attributes of the document that say who wrote it.
  static let versions: Set<String> = [
    "type", "version", "toolsVersion", "systemVersion", "colorMatched", "propertyAccessControl", "variant",
    "ignoresPreserveSuperviewLayoutMarginsAttribute",
  ]

  /// What a derived element is; nil for what somebody chose.
  static func derived(_ node: VersionNode) -> DerivedDifference? {
    switch node.name {
    case "rect": node.traits.isDerived ? .frames : nil
    case "point": node.traits.isDerived ? .canvas : nil
    case "size": node.traits.isDerived ? .frames : node["key"] == "freeformSize" ? .canvas : nil
    case "device", "inferredMetricsTieBreakers", "designables", "simulatedMetricsContainer": .canvas
    case "dependencies": .versions
    case "resources", "customFonts": .resources
    case "classes": node.parent?.name == "document" ? .resources : nil
    default: node["key"]?.hasPrefix("simulated") == true ? .canvas : nil
    }
  }

  /// Lists of stack views with an entry for each view that they arrange.
  static let entries: Set<String> = ["customSpacing", "visibilityPriorities"]

  /// Whether it makes no difference that one version has an element and the other has not: it holds nothing, or says what is so anyway.
  static func isEmpty(_ node: VersionNode, saying text: @autoclosure () -> String) -> Bool {
    guard !node.traits.isObject, !node.traits.isReference, node.children.isEmpty, node.text.allSatisfy(\.isWhitespace)
    else { return false }
    switch node.name {
    case "autoresizingMask", "nil": return text() == "none"
    case "textInputTraits", "accessibility", "state": return node.attributes.allSatisfy { $0.name == "key" }
    default: return node.attributes.isEmpty
    }
  }

  static func topic(of attribute: String, in node: VersionNode) -> StructuralChange.Topic {
    if node.name == "constraint" { return .constraint }
    if node.name == "document" { return .document }
    if node.name == "segue" { return .segue }
    if node.name == "outlet" || node.name == "action" || node.name == "outletCollection" { return .connection }
    switch attribute {
    case "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID":
      return attribute == "userLabel" ? .attribute : .type
    case "storyboardIdentifier", "restorationIdentifier", "reuseIdentifier", "identifier", "storyboardName",
      "referencedIdentifier", "useStoryboardIdentifierAsRestorationIdentifier":
      return .identifier
    // What VoiceOver reads has the name of a tag.
    case "text", "title", "placeholder", "prompt", "hint", "headerTitle", "footerTitle", "subtitle",
      ElementKind.label.rawValue:
      return .text
    case "image", "selectedImage", "backgroundImage", "catalog", "highlightedImage": return .image
    default: return node.name == "color" || node.name == "fontDescription" ? .appearance : .attribute
    }
  }

  static func topic(ofValue node: VersionNode) -> StructuralChange.Topic {
    switch node.name {
    case "color", "namedColor", "systemColor", "fontDescription", "font", "metaFont": return .appearance
    case "string", "mutableString", "attributedString", "fragment", "state", "segments": return .text
    case "include", "exclude", "variation", "mask": return .variation
    case "imageReference": return .image
    default: return node["key"] == "text" ? .text : .attribute
    }
  }

  /// What a value is for: `textColor`, `runtime attribute cornerRadius`.
  static func name(of node: VersionNode) -> String {
    if node.name == "userDefinedRuntimeAttribute" { return "runtime attribute \(node["keyPath"] ?? "")" }
    if node.name == "include" || node.name == "exclude" {
      let variation = sequence(first: node, next: \.parent).first { $0.name == "variation" }
      let kind = node.parent?["key"] ?? "parts"
      return "\(node.name == "include" ? "installed" : "not installed") \(kind) for \(variation?["key"] ?? "default")"
    }
    if let list = node.parent?.name, entries.contains(list) { return list }
    if node.name == "variation" { return "variation for \(node["key"] ?? "")" }
    let outer = node.parent.flatMap { $0.traits.isObject || $0.traits.isContainer ? nil : part($0) } ?? ""
    return outer + (node["key"].map { node.name == "state" ? "\($0) state" : $0 } ?? node.name)
  }

  /// The part of an object that an attribute belongs to: `normal `, `variation heightClass=compact `.
  static func part(_ node: VersionNode) -> String {
    guard let key = node["key"] ?? node["keyPath"] ?? node["reference"] else {
      return node.traits.isContainer ? "" : "\(node.name) "
    }
    if key == "normal" || key == "configuration" || key == node.name || key == "textInputTraits" { return "" }
    return "\(node.name == "variation" ? "variation " : "")\(key) "
  }

  /// What people call an attribute.
  static func plain(_ attribute: String) -> String {
    switch attribute {
    case "customClass": "class"
    case "customModule": "module"
    case "customModuleProvider": "module provider"
    case "storyboardIdentifier": "storyboard identifier"
    case "restorationIdentifier": "restoration identifier"
    case "reuseIdentifier": "reuse identifier"
    case "userLabel": "label in Xcode"
    case "numberOfLines": "lines"
    case "fontDescription": "font"
    case "initialViewController": "initial controller"
    case "translatesAutoresizingMaskIntoConstraints": "translatesAutoresizingMaskIntoConstraints"
    default: attribute
    }
  }

  // MARK: Values

  /// A value in words: `#FF0000`, `system bold 17`, `16 × 16`.
  static func text(of element: Element) -> String {
    switch element.name {
    case "color": return color(element)
    case "fontDescription", "font": return font(element)
    case "nil": return "none"
    case "autoresizingMask":
      let flags = element.attributes.filter { $0.name != "key" && $0.value != "NO" }
      return flags.isEmpty ? "none" : flags.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    case "include", "exclude": return element["reference"] ?? ""
    default: break
    }
    if !element.text.isEmpty { return element.text }
    let values = element.attributes.filter { !["key", "id", "keyPath", "type"].contains($0.name) }
    if element.name == "userDefinedRuntimeAttribute" {
      let inner = element.children.first
      return values.first?.value ?? inner.map { text(of: $0) } ?? "set"
    }
    if values.count == 1 { return number(values[0].value) }
    let own = values.map { "\($0.name) \(number($0.value))" }
    let inner = element.children.prefix(3).map { text(of: $0) }.filter { !$0.isEmpty }
    let all = own + inner
    return all.isEmpty ? "set" : all.joined(separator: ", ")
  }

  private static func color(_ element: Element) -> String {
    if let name = element["systemColor"] ?? element["name"] ?? element["cocoaTouchSystemColor"] { return name }
    let alpha = element["alpha"].flatMap(Double.init) ?? 1
    if alpha == 0 { return "clear" }
    let parts: [Double?]
    if let white = element["white"].flatMap(Double.init) {
      parts = [white, white, white]
    } else {
      parts = ["red", "green", "blue"].map { element[$0].flatMap(Double.init) }
    }
    guard parts.allSatisfy({ $0 != nil }) else {
      return element.attributes.filter { $0.name != "key" }.map { "\($0.name) \(number($0.value))" }.joined(
        separator: ", ")
    }
    let digits = parts.map { part in
      // Only finite parts can be written as whole numbers.
      let value = min(max((part ?? 0).isFinite ? part ?? 0 : 0, 0), 1)
      let text = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    return "#" + digits.joined() + (alpha < 1 && alpha.isFinite ? " at \(number("\(alpha)"))" : "")
  }

  private static func font(_ element: Element) -> String {
    if let style = element["style"] {
      return style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
    }
    let face =
      element["name"] ?? [element["type"] ?? "system", element["weight"]].compactMap { $0 }.joined(separator: " ")
    return [face, (element["pointSize"] ?? element["size"]).map(number)].compactMap { $0 }.joined(separator: " ")
  }

  /// At most three decimals.
  static func number(_ text: String) -> String {
    guard let value = Double(text), value.isFinite, abs(value) < 1e9, text.contains(".") else { return text }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Two texts as far as they differ, each in brief.
  static func brief(_ old: String?, _ new: String?) -> (String?, String?) {
    guard let old, let new, old.count > 40 || new.count > 40 else { return (old.map(brief), new.map(brief)) }
    let same = zip(old, new).prefix { $0 == $1 }.count
    // From the beginning of the word that differs.
    let start =
      same > 20 ? old.prefix(same).lastIndex(of: " ").map { old.distance(from: old.startIndex, to: $0) + 1 } ?? 0 : 0
    guard start > 20 else { return (brief(old), brief(new)) }
    return ("…" + brief(String(old.dropFirst(start))), "…" + brief(String(new.dropFirst(start))))
  }

  /// The first line of a text, at most 60 characters of it.
  static func brief(_ text: String) -> String {
    // Xcode gives images such names, which nobody reads.
    if isUUID(text) { return text.prefix(8) + "…" }
    let lines = text.split(whereSeparator: \.isNewline)
    let line = lines.first.map(String.init) ?? ""
    return line.count > 60 ? line.prefix(59) + "…" : lines.count > 1 ? line + " …" : number(line)
  }

  /// Whether a text is 32 hexadecimal digits in five groups.
  static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }
}
