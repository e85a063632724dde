import Platform

extension ContentSizeCategory {
  /// Reads `xSmall` to `xxxLarge` and `AX1` to `AX5`, in any case; nil for anything else.
  package init?(name: String) {
    let wanted = name.lowercased()
    guard let size = Self.allCases.first(where: { "\($0)".lowercased() == wanted }) else { return nil }
    self = size
  }
}
