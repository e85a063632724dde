/// The symbols of the system that drawings have glyphs for.
package enum SymbolNames {
  /// Their names, sorted, without variants such as `.fill` or `.circle`.
  package static let all = SymbolGlyphs.all.keys.sorted()
}
