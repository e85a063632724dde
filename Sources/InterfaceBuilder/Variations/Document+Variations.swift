extension Document {
  /// The document as it is for the given size classes.
  ///
  /// 1. On every element the `default` variation is applied, then the matching ones: those for one class before
  ///    those for two, so that the most specific one has the last word.
  /// 2. A variation's attributes and keyed children replace those of the element; its masks say which constraints
  ///    and subviews are installed.
  /// 3. Views that are not installed are gone with everything below them, and so is every constraint that mentions
  ///    one of these or a guide of theirs.
  ///
  /// Positions and ids stay; `<variation>` elements do not. A document without any is itself. Linear in the size of the document.
  ///
  /// - Parameter keepsUninstalled: Whether the masks do not count, so that every view and constraint is there: a program
  ///   makes them all, since its outlets may name any (``VariedDocument``).
  package func resolved(for classes: SizeClasses, keepsUninstalled: Bool = false) -> Document {
    let resolver = VariationResolver(classes: classes, keepsUninstalled: keepsUninstalled)
    let varied = resolver.resolved(root)
    guard varied !== root else { return self }
    if keepsUninstalled { return replacing(root: varied, keepsNavigation: true) }
    let gone = VariationResolver.ids(of: root).subtracting(VariationResolver.ids(of: varied))
    return replacing(root: VariationResolver.removingConstraints(on: gone, from: varied), keepsNavigation: false)
  }
}
