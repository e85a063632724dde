import InterfaceBuilder

/// Which attributes the elements of a document have, and what they may hold: those that Interface Builder wrote into the documents of
/// `Evidence/interface-builder.json`, and those that are reported.
enum AttributeVocabulary {
  /// What an attribute may hold.
  enum Holding: Hashable {
    /// `YES` or `NO`.
    case flag
    /// A finite number in a range, or one of the words.
    case number(ClosedRange<Double>, words: [String])
    /// A whole number in a range.
    case whole(ClosedRange<Double>)
    /// One of these words.
    case words([String])
    /// Anything.
    case text
    /// The id of an object of the document.
    case object
  }

  /// A class with what its superclass does not have.
  struct Class {
    var superclass: String?
    var attributes: [(name: String, holding: Holding)] = []
    /// Elements of their own, by their keys.
    var parts: [(key: String, element: String)] = []
  }

  /// By the tags of elements, and by the names of what several of them have in common.
  private static let classes: [String: Class] = read(table)

  /// The class of an element and those above it, the nearest first. An element that the table does not have is an object, and a view
  /// if it has a frame.
  private static func chain(_ tag: String, isView: Bool) -> [Class] {
    var found: [Class] = []
    var next: String? = classes[tag] == nil ? (isView ? ElementKind.view.rawValue : "object") : tag
    while let name = next, let one = classes[name] {
      found.append(one)
      next = one.superclass
    }
    return found
  }

  /// What an attribute of an element may hold; nil if such elements do not have it.
  static func holding(_ name: String, in tag: String, isView: Bool) -> Holding? {
    for one in chain(tag, isView: isView) {
      if let attribute = one.attributes.first(where: { $0.name == name }) { return attribute.holding }
    }
    return nil
  }

  /// The attributes of an element, those of its own class first.
  static func names(of tag: String, isView: Bool) -> [String] {
    chain(tag, isView: isView).flatMap { $0.attributes.map(\.name) }
  }

  /// The attributes of an element as fields, by the classes that have them, its own first.
  static func fields(of tag: String, isView: Bool) -> [(name: String, fields: [AttributeField])] {
    var found: [(name: String, fields: [AttributeField])] = []
    var next: String? = classes[tag] == nil ? (isView ? ElementKind.view.rawValue : "object") : tag
    while let name = next, let one = classes[name] {
      found.append((name, one.attributes.map { field($0.name, $0.holding) }))
      next = one.superclass
    }
    return found
  }

  private static func field(_ name: String, _ holding: Holding) -> AttributeField {
    let title = AttributeField.title(ofWord: name)
    switch holding {
    // Without knowing what holds, both values are said; of what is never written one is known.
    case .flag: return AttributeField(name, title, .words(["YES", "NO"]), usual: Draft.usual[name])
    case .number(_, let words): return AttributeField(name, title, words.isEmpty ? .number : .text)
    case .whole: return AttributeField(name, title, .number)
    case .words(let words): return AttributeField(name, title, .words(words))
    case .text: return AttributeField(name, title, .text)
    case .object: return AttributeField(name, title, .object)
    }
  }

  /// The parts of an element, those of its own class first.
  static func parts(of tag: String, isView: Bool) -> [(key: String, element: String)] {
    chain(tag, isView: isView).flatMap(\.parts)
  }

  // MARK: The table

  private static func read(_ table: String) -> [String: Class] {
    var classes: [String: Class] = [:]
    var current = ""
    for line in table.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        let words = line.split { $0 == ":" || $0 == " " }.map(String.init)
        current = words[0]
        classes[current] = Class(superclass: words.count > 1 ? words[1] : nil)
        continue
      }
      let halves = line.split(separator: "|", maxSplits: 1)
      let names = halves[1].split(separator: " ").map(String.init)
      let words = halves[0].split(separator: " ").map(String.init)
      if words[0] == "part" {
        let element = words.dropFirst().joined(separator: " ")
        classes[current]?.parts += names.map { ($0, element) }
      } else {
        classes[current]?.attributes += names.map { ($0, holding(words)) }
      }
    }
    return classes
  }

  private static func holding(_ words: [String]) -> Holding {
    let bounds = words.dropFirst().compactMap(Double.init)
    let range =
      bounds.count == 2 ? bounds[0]...bounds[1] : -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    switch words[0] {
    case "flag": return .flag
    case "number": return .number(range, words: Array(words.dropFirst(3)))
    case "whole": return .whole(range)
    case "words": return .words(Array(words.dropFirst()))
    case "object": return .object
    default: return .text
    }
  }
}
