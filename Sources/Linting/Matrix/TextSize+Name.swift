import Staging

extension TextSize {
  /// `xSmall` to `xxxLarge`, `AX1` to `AX5`, in any case.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard let size = Self.allCases.first(where: { "\($0)".lowercased() == wanted }) else { return nil }
    self = size
  }
}
