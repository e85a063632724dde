/// The metrics of the system font, parsed from `SystemFontData` on first use. Font units: 2048 to the em.
///
/// Estimated from the frames of labels Xcode stored, not read from a font; errors are below half a point for nearly all
/// labels under 20 points and grow with size and for rare characters and weights.
final class SystemFontTable: Sendable {
  static let shared = SystemFontTable()

  static let unitsPerEm = 2048.0
  /// The advance of a character that is not in the table; tracking is added.
  static let unknownAdvance = 1229.0
  static let hangulAdvance = 1776.0
  /// The advance of every character of the monospaced font that is not full width: 0.618 of the size. Developers who
  /// measured it report this; no stored frame has confirmed it.
  static let monospacedAdvance = 1266.0
  /// The advance of Han, kana and full-width punctuation.
  static let wideAdvance = 2048.0
  /// Added to the point size for an emoji. Observed in ten labels of 11 to 46 points.
  static let emojiExtraPoints = 5.0

  /// The number of characters in the table.
  let count: Int
  /// Per scalar value the index of the character with its advance plus one, 0 for none. Holds the aliases.
  private let indexPlusOne: [UInt16]
  /// Weights, lightest first; within each the text, then the display advances of all characters.
  let advances: [Double]
  /// Per character its class in `kerning`; 0 if it kerns with nothing.
  let kerningClass: [Int]
  /// The number of classes, 0 included.
  let kerningClassCount: Int
  /// Units, left class times count plus right class; 0 for class 0.
  let kerning: [Float]

  private init() {
    let characters = integers(in: SystemFontData.characters)
    let aliases = integers(in: SystemFontData.aliases)
    count = characters.count
    var indexPlusOne = [UInt16](repeating: 0, count: Int(max(characters.last ?? 0, aliases.max() ?? 0)) + 1)
    for (index, scalar) in characters.enumerated() { indexPlusOne[Int(scalar)] = UInt16(index + 1) }
    for alias in stride(from: 0, to: aliases.count, by: 2) {
      indexPlusOne[Int(aliases[alias])] = UInt16(aliases[alias + 1] + 1)
    }
    self.indexPlusOne = indexPlusOne
    advances = integers(in: SystemFontData.advances).map { Double($0) / 10 }

    let triples = integers(in: SystemFontData.kerning)
    let kerns = Set(triples.indices.lazy.filter { $0 % 3 != 2 }.map { Int(triples[$0]) })
    // In the order of the characters, so that the numbers for ASCII lie near each other.
    var classes = [Int](repeating: 0, count: characters.count)
    for (place, character) in kerns.sorted().enumerated() { classes[character] = place + 1 }
    let classCount = kerns.count + 1
    var kerning = [Float](repeating: 0, count: classCount * classCount)
    for triple in stride(from: 0, to: triples.count, by: 3) {
      let left = classes[Int(triples[triple])]
      let right = classes[Int(triples[triple + 1])]
      kerning[left * classCount + right] = Float(triples[triple + 2]) / 10
    }
    kerningClass = classes
    kerningClassCount = classCount
    self.kerning = kerning
  }

  /// The character whose advance this scalar has, nil if the table has none.
  @inline(__always)
  func index(of scalar: UInt32) -> Int? {
    guard scalar < UInt32(indexPlusOne.count) else { return nil }
    let entry = indexPlusOne[Int(scalar)]
    return entry == 0 ? nil : Int(entry) - 1
  }
}

/// The decimal integers of a text, separated by anything else.
func integers(in text: String) -> [Int32] {
  var result: [Int32] = []
  var value: Int32 = 0
  var sign: Int32 = 1
  var inNumber = false
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = value * 10 + Int32(byte - UInt8(ascii: "0"))
      inNumber = true
    case UInt8(ascii: "-"):
      sign = -1
    default:
      if inNumber { result.append(sign * value) }
      (value, sign, inNumber) = (0, 1, false)
    }
  }
  if inNumber { result.append(sign * value) }
  return result
}
