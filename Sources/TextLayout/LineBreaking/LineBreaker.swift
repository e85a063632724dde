/// Where a line may end, by Unicode Standard Annex 14.
enum LineBreaker {
  /// For every scalar whether a line may break before it; false for the first one. The text holds no line separators.
  ///
  /// Linear in the length of the text. With ICU, words of Thai, Lao, Khmer and Burmese are found by dictionary; without
  /// it they are broken between characters only where nothing else helps.
  static func opportunities(in scalars: ArraySlice<UInt32>) -> [Bool] {
    if let result = opportunitiesInLatin(scalars) { return result }
    #if canImport(_FoundationICU)
      if scalars.count < Int(Int32.max) / 2, let result = opportunitiesByICU(in: scalars) { return result }
    #endif
    return opportunitiesByClass(in: scalars)
  }
}

/// Space at the end of a line that takes no room there: all breaking spaces and the tab.
@inline(__always)
func isHangingSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20, 0x09: true
  case 0x21..<0x1680: false
  case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x200B, 0x205F, 0x3000: true
  default: false
  }
}
