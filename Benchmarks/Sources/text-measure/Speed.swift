import CHeap
import ThreadClock

/// Lays every text out once and again until a second has passed; each time without anything remembered.
func printSpeed(_ samples: [Sample]) {
  var labels = 0
  let allocations = heap_allocations()
  let start = threadNanoseconds()
  var spent = 0
  var sum = 0.0
  repeat {
    for sample in samples { sum += sample.layOut().size.width }
    labels += samples.count
    spent = threadNanoseconds() - start
  } while spent < 1_000_000_000
  let each = Double(spent) / Double(labels)
  let allocs = Double(heap_allocations() - allocations) / Double(labels)
  print(
    "{\"peer\":\"trellis\",\"labels\":\(labels),\"ns_each\":\(each),\"per_second\":\(1e9 / each),"
      + "\"allocs_each\":\(allocs),\"mean_width\":\(sum / Double(labels))}")
}
