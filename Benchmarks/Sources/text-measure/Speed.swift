import CHeap
import TextLayout
import ThreadClock

/// Measures every text once and again until a second has passed, in one of three ways.
func printSpeed(_ samples: [Sample], _ way: Way) {
  var prepared = samples.map { PreparedText($0.attributed, in: $0.environment) }
  // So few layouts between two looks at the clock would be slower for the look.
  let rounds = max(1, 1000 / max(1, samples.count))
  var labels = 0
  let allocations = heap_allocations()
  let start = threadNanoseconds()
  var spent = 0
  var sum = 0.0
  repeat {
    for _ in 0..<rounds {
      for (index, sample) in samples.enumerated() {
        switch way {
        case .lines: sum += sample.layOut().size.width
        case .sizes: sum += sample.measure().size.width
        case .prepared: sum += sample.measure(&prepared[index]).size.width
        }
      }
    }
    labels += rounds * samples.count
    spent = threadNanoseconds() - start
  } while spent < 1_000_000_000
  let each = Double(spent) / Double(labels)
  let allocs = Double(heap_allocations() - allocations) / Double(labels)
  print(
    "{\"peer\":\"trellis\",\"way\":\"\(way)\",\"labels\":\(labels),\"ns_each\":\(each),\"per_second\":\(1e9 / each),"
      + "\"allocs_each\":\(allocs),\"mean_width\":\(sum / Double(labels))}")
}

/// How a text is measured.
enum Way: String, CaseIterable {
  /// Its size with its lines; nothing is remembered from one time to the next.
  case lines
  /// Its size alone; nothing is remembered but what fonts have in common.
  case sizes
  /// Its size alone, with advances and places to break at known.
  case prepared
}
