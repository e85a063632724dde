import CHeap
import Glibc
import UIKitCore

// uikit-trees [--limit SECONDS] [--op OPERATION] [--runs NUMBER] [TREE...]
//
// Makes trees of views with the public API of UIKit, lays them out and changes them, and prints one line of JSON for every
// tree, size and operation. Times are processor time of this thread. TREE is a name such as form, or form-50 for one size.

heap_keep()
var arguments = Array(CommandLine.arguments.dropFirst())
@MainActor func takeOption(_ name: String) -> String? {
  guard let i = arguments.firstIndex(of: name), i + 1 < arguments.count else { return nil }
  defer { arguments.removeSubrange(i...i + 1) }
  return arguments[i + 1]
}
let seconds = takeOption("--limit").flatMap(Double.init) ?? 0.5
let operation = takeOption("--op")
let runs = takeOption("--runs").flatMap(Int.init)

/// A kind of tree with the sizes it is measured at; the last is about four times the first.
let trees: [(name: String, type: any Scene.Type, counts: [Int])] = [
  ("form", FormScene.self, [12, 50]),
  ("stacks", StacksScene.self, [3, 4]),
  ("feed", FeedScene.self, [25, 100]),
  ("settings", SettingsScene.self, [12, 50]),
  ("plain", PlainScene.self, [25, 100]),
  ("article", ArticleScene.self, [25, 100]),
]
let bench = Bench(limit: Int(seconds * 1e9), only: operation, runs: runs)

@MainActor func measure<S: Scene>(_ type: S.Type, _ name: String, count: Int) {
  let views = S(count: count).views.count
  let check = problem(type, count: count)
  for row in bench.measure(type, count: count) {
    print(
      """
      {"tree":"\(name)","N":\(count),"views":\(views),"op":"\(row.operation)","runs":\(row.runs),"ns":\(row.nanoseconds),\
      "ns_per_view":\(row.nanoseconds / views),"allocs":\(row.allocations),"bytes":\(row.bytes.map(String.init) ?? "null"),"check":"\(check ?? "ok")"}
      """)
  }
  fflush(nil)
}

for tree in trees {
  for count in tree.counts {
    guard arguments.isEmpty || arguments.contains(tree.name) || arguments.contains("\(tree.name)-\(count)") else {
      continue
    }
    measure(tree.type, tree.name, count: count)
  }
}
