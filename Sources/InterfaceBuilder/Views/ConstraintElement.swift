import Geometry

/// A constraint as the document describes it: `first (relation) multiplier × second + constant`.
package struct ConstraintElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// The object identifier; empty if the element has none.
  package let id: String
  /// The view whose `<constraints>` holds it.
  package let ownerID: String
  /// Nil for the owner.
  package let firstItem: String?
  /// Unknown if the document has another word.
  package let firstAttribute: Attribute
  /// `equal` if the document does not say.
  package let relation: Relation
  /// Nil with a second attribute for the owner.
  package let secondItem: String?
  /// Nil if the first attribute is compared with the constant alone.
  package let secondAttribute: Attribute?
  /// Factor of the second attribute; a ratio `a:b` is a/b.
  package let multiplier: Double
  /// In points; nil if the document leaves it out, which is 0.
  package let constant: Double?
  /// More than 0, at most 1000.
  package let priority: Float

  /// The multiplier as the document writes it, where that is a ratio of two numbers: `148:77`.
  package var ratio: String? {
    guard let text = element["multiplier"], Ratio.value(of: text) != nil,
      text.contains(where: { $0 == ":" || $0 == "/" })
    else { return nil }
    let plain = text.filter { $0 != " " }
    // What Xcode computed from a drawing has more digits than people read.
    return plain.count <= 12 ? plain : nil
  }
  /// Whether the constant is the standard distance, of which the document stores the last value if at all.
  package var isSymbolic: Bool { element.bool("symbolic") ?? false }
  /// The name that logs show for the constraint; nil if there is none.
  package var identifier: String? { element["identifier"] }
  /// Whether the constraint exists on the canvas only and is removed at build time.
  package var isPlaceholder: Bool { element.bool("placeholder") ?? false }
  /// Where the element's start tag begins.
  package var position: SourcePosition { element.position }
}

extension DocumentReader {
  /// Reads a `<constraint>`; nil, with a diagnostic, without a first attribute.
  mutating func constraint(_ element: Element, ownerID: String) -> ConstraintElement? {
    guard let firstAttribute = element["firstAttribute"] else {
      report(.warning, "trellis ignores a constraint without a first attribute", element)
      return nil
    }
    return ConstraintElement(
      element: element, id: element.id ?? "", ownerID: ownerID, firstItem: element["firstItem"],
      firstAttribute: ConstraintElement.Attribute(word: firstAttribute), relation: relation(of: element),
      secondItem: element["secondItem"],
      secondAttribute: element["secondAttribute"].map(ConstraintElement.Attribute.init(word:)),
      multiplier: multiplier(of: element), constant: constant(of: element),
      priority: priority(of: element))
  }

  private mutating func relation(of element: Element) -> Relation {
    guard let word = element["relation"] else { return .equal }
    guard let relation = Relation(word: word) else {
      report(.warning, "unknown relation \"\(word)\"; trellis uses equal instead", element)
      return .equal
    }
    return relation
  }

  private mutating func multiplier(of element: Element) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    guard let value = Ratio.value(of: text) else {
      report(.warning, "the multiplier \"\(text)\" must be a number other than 0; trellis uses 1 instead", element)
      return 1
    }
    return value
  }

  private mutating func constant(of element: Element) -> Double? {
    guard let text = element["constant"] else { return nil }
    guard let value = element.double("constant") else {
      report(.warning, "the constant \"\(text)\" is not a number; trellis uses 0 instead", element)
      return 0
    }
    return value
  }

  private mutating func priority(of element: Element) -> Float {
    guard let text = element["priority"] else { return 1000 }
    guard let value = element.double("priority") else {
      report(.warning, "the priority \"\(text)\" is not a number; trellis uses 1000 instead", element)
      return 1000
    }
    // A priority is a Float, for which 1e-46 is 0.
    if Float(value) > 0 && value <= 1000 { return Float(value) }
    let nearest: Float = value > 1 ? 1000 : 1
    report(.warning, "the priority \(text) is not between 1 and 1000; trellis uses \(Int(nearest)) instead", element)
    return nearest
  }
}
