/// Texts of the lengths that apps show; the same on every run.
enum Texts {
  private static let words = """
    the quick brown fox jumps over a lazy dog while five wizards box and judge my vow to pack twelve dozen jugs of liquor \
    sphinx of black quartz hears how vexingly daft zebras leap past bright green waltzing nymphs
    """.split(separator: " ")

  /// So many words, beginning with another one for every seed.
  static func words(_ count: Int, _ seed: Int) -> String {
    (0..<count).map { words[(seed * 7 + $0 * 3) % words.count] }.joined(separator: " ")
  }
}
