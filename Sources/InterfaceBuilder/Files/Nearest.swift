/// The word with the smallest Levenshtein distance, ignoring case; nil if every distance is more than a third of the letters.
package func nearest(to word: String, among words: [String]) -> String? {
  nearest(to: word, among: words, atMost: 1).first
}

/// The words with the smallest distances, ignoring case, the nearest first; of equally near ones that which comes
/// first. None is further away than a third of the letters, and none is near to a word longer than any that is known.
package func nearest(to word: String, among words: [String], atMost count: Int) -> [String] {
  guard word.utf8.count <= 64 else { return [] }
  let letters = Array(word.lowercased())
  let distances = words.enumerated().map { (distance(letters, Array($1.lowercased())), $0, $1) }
  return distances.filter { $0.0 <= max(1, letters.count / 3) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    .prefix(count).map(\.2)
}

/// Levenshtein's distance, where two letters that have changed places count once; in rows.
private func distance(_ first: [Character], _ second: [Character]) -> Int {
  var (before, row) = ([Int](), Array(0...second.count))
  for (i, letter) in first.enumerated() {
    var next = [i + 1]
    for (j, other) in second.enumerated() {
      var best = min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, letter == second[j - 1], other == first[i - 1] { best = min(best, before[j - 1] + 1) }
      next.append(best)
    }
    (before, row) = (row, next)
  }
  return row[second.count]
}
