import CHeap
import TextLayout
import ThreadClock

/// Measures every text once and again until a second has passed, in one of three ways.
func printSpeed(_ samples: [Sample], _ way: Way) {
  var texts = samples.map(Text.init)
  // So few layouts between two looks at the clock would be slower for the look.
  let rounds = max(1, 1000 / max(1, texts.count))
  var labels = 0
  let allocations = heap_allocations()
  let start = threadNanoseconds()
  var spent = 0
  var sum = 0.0
  repeat {
    for _ in 0..<rounds {
      for index in texts.indices { sum += texts[index].width(way) }
    }
    labels += rounds * texts.count
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

/// A sample as values of the text system, so that reading it is not measured.
private struct Text {
  let string: String
  let font: Font
  let environment: TextEnvironment
  let width: Double?
  let maximumLines: Int
  let mode: LineBreakMode
  var prepared: PreparedText

  init(_ sample: Sample) {
    string = sample.text
    font = sample.font
    environment = sample.environment
    width = sample.width
    maximumLines = sample.lineLimit
    mode = sample.lineBreakMode
    prepared = PreparedText(AttributedText(string, font: font), in: environment)
  }

  mutating func width(_ way: Way) -> Double {
    switch way {
    case .lines:
      layOut(
        AttributedText(string, font: font), width: width, maximumLines: maximumLines, lineBreakMode: mode,
        in: environment
      ).size.width
    case .sizes:
      measure(string, font, width: width, maximumLines: maximumLines, lineBreakMode: mode, in: environment).size.width
    case .prepared: prepared.measure(width: width, maximumLines: maximumLines, lineBreakMode: mode).size.width
    }
  }
}
