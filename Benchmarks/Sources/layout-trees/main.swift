// Random trees of boxes through the layout engine, for `against-highs --trees` to compare.
//
// usage: layout-trees FIRST_SEED LAST_SEED
//
// Prints every seed as two systems, one after building and one after changes, in the form of the solver's workloads:
// `S variables rows rows 0 0`, the rows `C relation priority constant terms (variable coefficient)*`, and `D` with the
// value that the engine gave every variable.
import AutoLayout

func write(_ system: LinearSystem) {
  print("S \(system.values.count) \(system.rows.count) \(system.rows.count) 0 0")
  for row in system.rows {
    let terms = row.expression.terms.map { " \($0.variable.index) \($0.coefficient)" }.joined()
    print(
      "C \(row.relation.rawValue) \(Int(row.priority.rawValue)) \(row.expression.constant) \(row.expression.terms.count)"
        + terms)
  }
  print("D " + system.values.map { "\($0)" }.joined(separator: " "))
}

let seeds = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard seeds.count == 2, seeds[0] <= seeds[1] else { fatalError("usage: layout-trees FIRST_SEED LAST_SEED") }
for seed in seeds[0]...seeds[1] {
  var tree = RandomTree(seed: seed)
  print("T \(seed)")
  tree.solve()
  write(tree.engine.linearSystem)
  tree.change()
  tree.solve()
  write(tree.engine.linearSystem)
}
