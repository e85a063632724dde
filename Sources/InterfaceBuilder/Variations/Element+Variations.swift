extension Element {
  /// The variations of this element, without those of its children, that change nothing: they match none of the given
  /// size classes, or they give the values that the element has there anyway.
  ///
  /// Variations for other traits than size classes, such as a Mac's idiom, are left out. Takes time in proportion to
  /// the size of the variations, for each of them and each of the classes.
  package func idleVariations(for classes: [SizeClasses]) -> [(variation: Element, isMet: Bool)] {
    children("variation").compactMap { variation in
      guard let key = variation["key"].map(VariationKey.init), key.isOfSizeClasses else { return nil }
      let met = classes.filter(key.matches)
      guard met.allSatisfy({ !VariationResolver(classes: $0).differs(self, without: variation) }) else { return nil }
      return (variation, !met.isEmpty)
    }
  }

  /// The ids that the variations leave out of a child such as `constraints` for each of the given size classes.
  ///
  /// Takes time in proportion to the size of the variations, for each of the classes.
  package func excluded(from container: String, for classes: [SizeClasses]) -> [Set<String>] {
    classes.map { VariationResolver(classes: $0).excluded(from: container, of: self) }
  }

  /// Whether two elements have the same name, text, attributes and children. The order of attributes does not count.
  func isEqual(to other: Element) -> Bool {
    if self === other { return true }
    return name == other.name && text == other.text && children.count == other.children.count
      && Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
        == Dictionary(other.attributes.map { ($0.name, $0.value) }) { first, _ in first }
      && zip(children, other.children).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension VariationResolver {
  /// Whether the element, without its children, would differ if it did not have the variation.
  fileprivate func differs(_ element: Element, without variation: Element) -> Bool {
    let variations = matching(element)
    return !applying(variations, to: element).isEqual(
      to: applying(variations.filter { $0 !== variation }, to: element))
  }
}
