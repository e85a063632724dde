import Foundation

/// Bytes at random are seldom XML. Three times out of four a value in quotes is replaced: by another of the document, so that
/// references lead elsewhere, in circles or nowhere, or by one that readers stumble over. Otherwise libFuzzer changes bytes.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32) -> Int {
  var random = Random(state: UInt64(seed) + 1)
  guard random.next() % 4 != 0 else { return mutateBytes(data, size, maximum) }
  var bytes = Array(UnsafeBufferPointer(start: data, count: size))
  for _ in 0...Int(random.next() % 4) {
    let values = quotedValues(bytes)
    guard let target = values.randomElement(using: &random) else { return mutateBytes(data, size, maximum) }
    let value: [UInt8]
    if random.next() % 2 == 0, let other = values.randomElement(using: &random) {
      value = Array(bytes[other])
    } else {
      value = Array(hostileValues.randomElement(using: &random)!.utf8)
    }
    bytes.replaceSubrange(target, with: value)
  }
  guard bytes.count <= maximum else { return mutateBytes(data, size, maximum) }
  for (index, byte) in bytes.enumerated() { data[index] = byte }
  return bytes.count
}

@_extern(c, "LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

private let hostileValues = [
  "", "0", "-1", "1e308", "-1e308", "1e15", "9223372036854775807", "99999999999999999999", "0.0000000001", "nan", "inf",
  "1:0", "0:1", "1/3", "YES", "NO", "leading", "width", "baseline", "centerX", "topMargin", "top", "view", "self",
  "stackView", "label", "cell", "-1", "&#0;", "&lt;", "\u{1F469}\u{200D}\u{1F469}", "\u{202E}", "a b", "infinite",
  "fillProportionally",
]

/// The ranges between quotation marks, without them.
private func quotedValues(_ bytes: [UInt8]) -> [Range<Int>] {
  var values: [Range<Int>] = []
  var start: Int?
  for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
    if let begin = start {
      values.append(begin..<index)
      start = nil
    } else {
      start = index + 1
    }
  }
  return values
}

/// Steele, Lea and Flood's SplitMix64: the same seed gives the same changes.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
