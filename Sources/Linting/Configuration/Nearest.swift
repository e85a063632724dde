/// The word with the smallest Levenshtein distance, ignoring case; nil if every distance is more than a third of the letters.
func nearest(to word: String, among words: [String]) -> String? {
  let letters = Array(word.lowercased())
  let best = words.map { ($0, distance(letters, Array($0.lowercased()))) }.min { $0.1 < $1.1 }
  guard let best, best.1 <= max(1, letters.count / 3) else { return nil }
  return best.0
}

/// Levenshtein's distance, in rows.
private func distance(_ first: [Character], _ second: [Character]) -> Int {
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let change = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(change, row[j + 1] + 1, row[j] + 1)
    }
  }
  return row[second.count]
}
