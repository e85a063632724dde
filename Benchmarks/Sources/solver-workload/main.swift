import CHeap
import ConstraintSolver
import Glibc
import ThreadClock

// solver-workload FILE.lw [--dump FILE] [--limit SECONDS]
//
// Builds and solves every system of the file many times, performs its operations, and prints one line of JSON. Times are
// processor time of this thread.

heap_keep()
let arguments = Array(CommandLine.arguments.dropFirst())
func option(_ name: String) -> String? {
  guard let i = arguments.firstIndex(of: name), i + 1 < arguments.count else { return nil }
  return arguments[i + 1]
}
let dumpPath = option("--dump")
let limit = Int((Double(option("--limit") ?? "") ?? 5) * 1e9)
guard arguments.count % 2 == 1 else {
  print("usage: solver-workload FILE.lw [--dump FILE] [--limit SECONDS]")
  exit(64)
}
let workload = try Workload(path: arguments[0])

let clockCost = measureClockCost()

/// One build of all systems in turn; each is torn down before the next.
@MainActor func build() -> Int {
  var total = 0
  for system in workload.systems {
    let start = threadNanoseconds()
    let run = Run(system)
    total += max(0, threadNanoseconds() - start - clockCost)
    withExtendedLifetime(run) {}
  }
  return total
}

/// Nanoseconds of every group of operations that ends with a solve.
@MainActor func operate(_ run: inout Run, into samples: inout [Int]) {
  var start = threadNanoseconds()
  for operation in run.system.operations {
    run.perform(operation)
    guard case .solve = operation else { continue }
    let end = threadNanoseconds()
    samples.append(max(0, end - start - clockCost))
    start = threadNanoseconds()
  }
}

var dump = ""
var fails = 0
var heap = 0
/// Steps of the optimization until all systems are built.
var steps = 0
/// Allocations by operations after the first tenth of them.
var steadyAllocations = 0
for (i, system) in workload.systems.enumerated() {
  var run = Run(preparing: system)
  var base = Int(heap_used_bytes())
  heap_reset_peak()
  run.build()
  steps += run.solver.statistics.iterations
  heap = max(heap, Int(heap_peak_bytes()) - base)
  // The text is not the solver's.
  base -= Int(heap_used_bytes())
  dump += "D \(i) 0 " + run.values.map { "\($0)" }.joined(separator: " ") + "\n"
  base += Int(heap_used_bytes())
  heap_reset_peak()
  if !system.operations.isEmpty {
    let warm = system.operations.count / 10
    for operation in system.operations[..<warm] { run.perform(operation) }
    let before = heap_allocations()
    for operation in system.operations[warm...] { run.perform(operation) }
    steadyAllocations += Int(heap_allocations() - before)
    heap = max(heap, Int(heap_peak_bytes()) - base)
    dump += "D \(i) 1 " + run.values.map { "\($0)" }.joined(separator: " ") + "\n"
  }
  fails += run.fails
}
if let dumpPath, let file = fopen(dumpPath, "w") {
  fputs(dump, file)
  fclose(file)
}

let begin = threadNanoseconds()
var builds: [Int] = []
while builds.count < 7 || (builds.count < 2000 && threadNanoseconds() - begin < limit / 2) {
  builds.append(build())
  if threadNanoseconds() - begin > limit { break }
}
var operations: [Int] = []
let beginOperations = threadNanoseconds()
for system in workload.systems where !system.operations.isEmpty {
  repeat {
    var run = Run(system)
    operate(&run, into: &operations)
  } while operations.count < 20_000 && threadNanoseconds() - beginOperations < limit / 2
}

let built = median(builds)
let perConstraint = Double(built * 10 / max(1, workload.constraints)) / 10
print(
  """
  {"peer":"trellis","w":"\(workload.name)","N":\(workload.size),"m":\(workload.constraints),\
  "runs":\(builds.count),"build_ns":\(built),"ns_per_con":\(perConstraint),\
  "op_ns":\(median(operations)),"op_max_ns":\(operations.max() ?? 0),\
  "heap_kb":\(heap / 1024),"steady_allocs":\(steadyAllocations),"steps":\(steps),"fails":\(fails),"clock_ns":\(clockCost),"thread_ms":\(threadNanoseconds() / 1_000_000)}
  """)
