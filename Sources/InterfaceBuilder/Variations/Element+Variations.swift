extension Element {
  /// The variations of this element, children left out, that are the same as nothing: none of the given size classes meets
  /// them, or what they say holds there anyway.
  ///
  /// Those for anything else than size classes, such as a Mac's idiom, are not among them. Linear in the size of the variations
  /// for each of them and each of the classes.
  public func idleVariations(for classes: [SizeClasses]) -> [(variation: Element, isMet: Bool)] {
    children("variation").compactMap { variation in
      guard let key = variation["key"].map(VariationKey.init), key.isOfSizeClasses else { return nil }
      let met = classes.filter(key.matches)
      guard met.allSatisfy({ !VariationResolver(classes: $0).differs(self, without: variation) }) else { return nil }
      return (variation, !met.isEmpty)
    }
  }

  /// Whether two elements say the same, whatever the order of their attributes and the place of text that means nothing.
  func isEqual(to other: Element) -> Bool {
    if self === other { return true }
    return name == other.name && text == other.text && children.count == other.children.count
      && Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
        == Dictionary(other.attributes.map { ($0.name, $0.value) }) { first, _ in first }
      && zip(children, other.children).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension VariationResolver {
  /// Whether the element, its children left out, would be another one without one of its variations.
  fileprivate func differs(_ element: Element, without variation: Element) -> Bool {
    let variations = matching(element)
    return !applying(variations, to: element).isEqual(
      to: applying(variations.filter { $0 !== variation }, to: element))
  }
}
