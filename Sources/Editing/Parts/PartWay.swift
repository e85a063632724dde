import InterfaceBuilder

/// Where a document has a field that is no attribute of the object itself: in an element inside of it.
struct PartWay: Hashable, Sendable {
  /// An element inside of another one.
  struct Step: Hashable, Sendable {
    let element: String
    /// Nil for an element without one.
    let key: String?

    init(_ element: String, _ key: String?) { (self.element, self.key) = (element, key) }
  }

  /// How the innermost element holds the value.
  enum Shape: Hashable, Sendable {
    /// As one of its attributes.
    case attribute(String)
    /// As numbers in attributes, in the order of the text.
    case numbers([String])
    /// As attributes that are `YES`, which the text names.
    case flags([String])
    /// As one of several elements with the key, by a word.
    case choice(String, [Choice])
    /// As a color with the key.
    case color(String)
  }

  /// An element that stands for a word.
  struct Choice: Hashable, Sendable {
    let word: String
    let element: String
    /// Besides the key.
    let attributes: [NewElement.Pair]

    init(_ word: String, _ element: String, _ attributes: KeyValuePairs<String, String> = [:]) {
      (self.word, self.element) = (word, element)
      self.attributes = attributes.map { NewElement.Pair($0.key, $0.value) }
    }

    /// One of Xcode's that has no word, as ``spelling(_:)`` has it: `simulatedScreenMetrics type=retina47`; nil for another text.
    init?(spelled text: String) {
      let parts = text.split(separator: " ").map(String.init)
      guard let name = parts.first, name.wholeMatch(of: /[a-z][A-Za-z]*Metrics/) != nil else { return nil }
      var pairs: [NewElement.Pair] = []
      for part in parts.dropFirst() {
        guard let match = part.wholeMatch(of: /([A-Za-z]+)=([A-Za-z0-9_.,-]+)/), match.1 != "key",
          !pairs.contains(where: { $0.name == String(match.1) })
        else { return nil }
        pairs.append(NewElement.Pair(String(match.1), String(match.2)))
      }
      (word, element, attributes) = (text, name, pairs)
    }

    /// An element that no word stands for: its tag and its attributes.
    static func spelling(_ element: Element) -> String {
      ([element.name] + element.attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" })
        .joined(separator: " ")
    }
  }

  /// From the object to the element that holds the value; empty for a choice or a color of the object itself.
  let steps: [Step]
  let shape: Shape

  init(_ steps: [Step] = [], _ shape: Shape) { (self.steps, self.shape) = (steps, shape) }

  /// What a document says; nil if it does not.
  func value(in element: Element) -> String? {
    var holder = element
    for step in steps {
      guard let next = holder.children.first(where: { $0.name == step.element && $0["key"] == step.key }) else {
        return nil
      }
      holder = next
    }
    switch shape {
    case .attribute(let name): return holder[name] ?? holder.child("string", key: name)?.text
    case .numbers(let names):
      return names.allSatisfy { holder[$0] == nil } ? nil : names.map { holder[$0] ?? "0" }.joined(separator: ",")
    case .flags(let names): return names.filter { holder[$0] == "YES" }.joined(separator: " ")
    case .color(let key): return holder.color(key).map(ColorText.text)
    case .choice(let key, let choices):
      guard let present = holder.child(key: key) else { return nil }
      let found = choices.first { choice in
        choice.element == present.name
          && choice.attributes.map { "\($0.name)=\($0.value)" }.sorted()
            == present.attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }.sorted()
      }
      return found?.word ?? Choice.spelling(present)
    }
  }
}

/// What a field of a part is changed to.
package enum PartValue: Hashable, Sendable {
  /// As the field writes it.
  case text(String)
  /// A color, with what one with a name is when the document is saved.
  case color(ColorValue, value: ColorValue?)
}
