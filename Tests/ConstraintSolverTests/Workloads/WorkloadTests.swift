import ConstraintSolver
import Foundation
import Testing

/// Where the workload files are: in the folder `shared` beside the repository or where TRELLIS_SHARED says, else where
/// `Benchmarks/generate-workloads` writes them.
enum WorkloadFiles {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folders: [String] = {
    let shared = ProcessInfo.processInfo.environment["TRELLIS_SHARED"]
    return [
      (shared ?? repository.deletingLastPathComponent().appendingPathComponent("shared").path) + "/benchmarks/data/",
      repository.appendingPathComponent("Benchmarks/.build-data").path + "/",
    ]
  }()

  /// The path of a workload without its suffix; nil if it is in none of the folders.
  static func path(_ name: String) -> String? {
    folders.map { $0 + name }.first { FileManager.default.fileExists(atPath: $0 + ".lw") }
  }
}

/// Judges the benchmark files as their own checker does: level by level against the known optimum.
@Suite("Workloads")
struct WorkloadTests {
  static let names = [
    "W1_10", "W1_100", "W1_300", "W2_10", "W2_100", "W3_10", "W3_100", "W4_10", "W4_30", "W4_100", "W5_1",
    "W6chain_10", "W6form_10", "W6thresh_10", "W6sib_10",
    "W7const_chain_10", "W7const_sib_10", "W7toggle_chain_10", "W7toggle_form_10", "W7check_form_10",
    "W8_20", "W8_50", "W8_100", "W8_200", "W9_1", "W10_30", "W10_100", "W11rebuild_10",
    "W12trap_10", "W12trap_30", "W12trap_100",
  ]

  @Test("workloads that are missing are named")
  func missingWorkloads() {
    // W9 is not part of this repository.
    let missing = Self.names.filter { WorkloadFiles.path($0) == nil && $0 != "W9_1" }
    if !missing.isEmpty {
      print("skipped: workloads \(missing.joined(separator: " ")); get them with Benchmarks/generate-workloads")
    }
    #expect(missing.isEmpty || missing.count == Self.names.count - 1, "generate-workloads writes all or none")
  }

  @Test("optimal on every level, after building and after all edits", arguments: names)
  func optimum(name: String) throws {
    guard let path = WorkloadFiles.path(name) else { return }
    let expected = try Expectations(path)
    for (i, system) in try Workload(contentsOf: path + ".lw").systems.enumerated() {
      var run = try WorkloadRun(system)
      try run.solver.solve()
      expected.check(run, system: i, phase: 0, name)
      if system.operations.isEmpty { continue }
      for operation in system.operations { try run.perform(operation) }
      try run.solver.solve()
      expected.check(run, system: i, phase: 1, name)
      #expect(run.solver.statistics.giveUps == 0)
      #expect(run.solver.diagnostics.isEmpty)
    }
  }
}

/// Known results: values in closed form (`exp.json`), or the optimum of each level by another solver (`ref.json`).
private struct Expectations {
  var values: [[String: [Double]?]]
  var optima: [[[String: Double]]]?

  init(_ path: String) throws {
    let decoder = JSONDecoder()
    values = try decoder.decode(
      [[String: [Double]?]].self, from: Data(contentsOf: URL(fileURLWithPath: path + ".exp.json")))
    if FileManager.default.fileExists(atPath: path + ".ref.json") {
      optima = try decoder.decode(
        [[[String: Double]]].self, from: Data(contentsOf: URL(fileURLWithPath: path + ".ref.json")))
    }
  }

  func check(_ run: WorkloadRun, system: Int, phase: Int, _ name: String) {
    let actual = run.levels(at: run.values)
    #expect(actual.required < 1e-6)
    var best: [Float: Double] = [:]
    if let known = values[system]["exp\(phase)"] ?? nil {
      let difference = zip(run.values, known).reduce(0) { max($0, abs($1.0 - $1.1)) }
      // The trap has more than one optimum; there only the levels can be compared.
      if !name.hasPrefix("W12") { #expect(difference < 1e-6, "\(name) phase \(phase)") }
      best = run.levels(at: known).soft
    } else if let optima, phase < optima[system].count {
      for (priority, sum) in optima[system][phase] { best[Float(priority)!] = sum }
    }
    for (priority, sum) in best where priority < 1000 {
      let difference = (actual.soft[priority] ?? 0) - sum
      #expect(abs(difference) <= 1e-3 * max(1, sum.squareRoot()), "\(name) phase \(phase) level \(priority)")
    }
  }
}
