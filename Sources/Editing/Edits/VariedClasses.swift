import InterfaceBuilder

/// The size classes that a variation is for; nil for any.
package struct VariedClasses: Hashable, Sendable {
  /// The size class of the width.
  package var width: SizeClass?
  /// The size class of the height.
  package var height: SizeClass?

  /// Nil for an axis that does not count.
  package init(width: SizeClass? = nil, height: SizeClass? = nil) {
    self.width = width == .unspecified ? nil : width
    self.height = height == .unspecified ? nil : height
  }

  /// `wChR`, `wC`, `hR`, `wAnyhC`, in any case, as Xcode writes them; nil for anything else, and for no class at all.
  package init?(_ text: String) {
    guard let match = text.lowercased().wholeMatch(of: /(?:w(c|r|any|\*))? ?(?:h(c|r|any|\*))?/) else { return nil }
    func sizeClass(_ word: Substring?) -> SizeClass? { word == "c" ? .compact : word == "r" ? .regular : nil }
    self.init(width: sizeClass(match.1), height: sizeClass(match.2))
    if width == nil, height == nil { return nil }
  }

  /// The classes of the key of a `<variation>` element, such as `heightClass=compact-widthClass=regular`; nil for `default`, and for keys
  /// that name other traits.
  package init?(key: String) {
    var classes = VariedClasses()
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=").map(String.init)
      guard words.count == 2, let value = SizeClass(rawValue: words[1]) else { return nil }
      switch words[0] {
      case "widthClass": classes.width = value
      case "heightClass": classes.height = value
      default: return nil
      }
    }
    if classes.width == nil, classes.height == nil { return nil }
    self = classes
  }

  /// The key of the `<variation>` element, in Xcode's order; `default` for none.
  var key: String {
    let parts = [height.map { "heightClass=\($0.rawValue)" }, width.map { "widthClass=\($0.rawValue)" }]
    let key = parts.compactMap { $0 }.joined(separator: "-")
    return key.isEmpty ? "default" : key
  }

  /// `wC hR`, as Xcode writes it; `any` for an axis that does not count is left out.
  package var name: String {
    func letter(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "C" : "R" }
    return [width.map { "w" + letter($0) }, height.map { "h" + letter($0) }].compactMap { $0 }.joined(separator: " ")
  }
}
