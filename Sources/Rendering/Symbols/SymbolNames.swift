/// The symbols of the system that drawings have glyphs for, for lists to choose from.
package enum SymbolNames {
  /// Names without variants such as `.fill` or `.circle`, sorted, with the marks of ``SymbolGlyphs``.
  package static let all = SymbolGlyphs.all.sorted { $0.key < $1.key }.map { (name: $0.key, marks: $0.value) }
}
