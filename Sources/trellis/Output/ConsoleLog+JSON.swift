import ConsoleLogs
import LayoutReports

extension ConsoleLog {
  /// Everything that was read and found, as one JSON object; equal logs give equal bytes.
  ///
  /// - Parameter diagnoses: What was found of each conflict, in their order.
  func json(_ diagnoses: [ConflictDiagnosis]) -> String {
    var object = JSONObject()
    object.add("conflicts", json: JSONText.lines(diagnoses.map { $0.json() }, indent: ""))
    object.add("traces", json: JSONText.lines(traces.map { $0.json() }, indent: ""))
    object.add("problems", json: JSONText.array(problems.map(\.json)))
    return object.text
  }
}

extension ConflictDiagnosis {
  /// One object on one line. `culprit.constraint` counts the entries from 0.
  func json() -> String {
    var object = JSONObject()
    object.add("line", line)
    if !preamble.isEmpty { object.add("preamble", preamble) }
    object.add("entries", json: JSONText.array(entries.map(\.json)))
    object.add("isContradiction", isContradiction)
    if !assumptions.isEmpty { object.add("assumptions", json: JSONText.array(assumptions.map(JSONText.string))) }
    object.add("culprit", json: culprit.json)
    object.add("repairs", json: JSONText.array(repairs.map(JSONText.string)))
    return object.text
  }
}

extension ConflictDiagnosis.Entry {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("text", text)
    object.add("sentence", sentence)
    object.add("clashes", clashes)
    object.add("isBroken", isBroken)
    return object.text
  }
}

extension Culprit {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("kind", kind.rawValue)
    object.add("constraint", ifPresent: constraint)
    object.add("reason", reason)
    object.add("advice", advice)
    return object.text
  }
}

extension LayoutTrace {
  /// The number of lines and the ambiguous ones.
  func json() -> String {
    var object = JSONObject()
    object.add("line", ifPresent: nodes.first?.line)
    object.add("count", nodes.count)
    object.add("ambiguous", json: JSONText.array(ambiguous.map { json(of: $0) }))
    return object.text
  }

  private func json(of node: Node) -> String {
    var object = JSONObject()
    object.add("line", node.line)
    object.add("item", node.item.description)
    object.add("open", json: JSONText.array(node.open.map(JSONText.string)))
    object.add("sentence", sentence(node))
    return object.text
  }
}

extension LogProblem {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("message", message)
    object.add("line", line)
    object.add("column", column)
    return object.text
  }
}
