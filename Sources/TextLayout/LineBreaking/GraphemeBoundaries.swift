/// For every scalar whether a character as the reader sees it begins there: the only places text may be cut at.
///
/// Linear in the length of the text, which holds no line separators.
func graphemeStarts(in scalars: ArraySlice<UInt32>) -> [Bool] {
  // Below the first combining mark every scalar stands for itself.
  if scalars.allSatisfy({ $0 < 0x300 }) { return [Bool](repeating: true, count: scalars.count) }
  var result = [Bool](repeating: false, count: scalars.count)
  var offset = 0
  for character in makeString(scalars) {
    result[offset] = true
    offset += character.unicodeScalars.count
  }
  return result
}

/// The text of scalars that came from a string.
func makeString(_ scalars: ArraySlice<UInt32>) -> String {
  if scalars.allSatisfy({ $0 < 0x80 }) { return String(decoding: scalars.lazy.map { UInt8($0) }, as: UTF8.self) }
  var view = String.UnicodeScalarView()
  for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
  return String(view)
}
