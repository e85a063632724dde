import Geometry
import LayoutReports
import Linting

/// What a commit shows: things by their keys, which are the same in all commits.
package struct Observation: Hashable, Sendable {
  /// A finding, or a view in its place.
  package struct Thing: Hashable, Sendable {
    /// What decides whether a thing is as it was.
    var state: String
    /// A line for people.
    var text: String
  }

  private(set) var things: [String: Thing] = [:]

  /// A commit that has nothing to look at.
  package init() {}

  /// The findings of a check. One that is worded otherwise is the same.
  package init(findings: [Finding]) {
    for finding in findings {
      var key = finding
      // A document that was moved to another folder has its findings still.
      key.file = String(finding.file.split(separator: "/").last ?? "")
      let text =
        "\(finding.file):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
      if things[key.fingerprint] == nil { things[key.fingerprint] = Thing(state: "", text: text) }
    }
  }

  /// The frames of views with ids, in their superviews, to a tenth of a point.
  package init(frames report: LayoutReport) {
    for document in report.documents {
      let name = document.file.split(separator: "/").last ?? ""
      for scene in document.scenes {
        var pending = [scene.root].compactMap { $0 }
        while let view = pending.popLast() {
          pending += view.children
          guard let id = view.id else { continue }
          let frame = view.frame
          let state = [frame.x, frame.y, frame.width, frame.height].map { DecimalText.short(($0 * 10).rounded() / 10) }
            .joined(separator: ", ")
          let key = "\(name) \(scene.id ?? scene.name) \(id)"
          if things[key] != nil { continue }
          things[key] = Thing(
            state: state, text: "\(document.file): \(scene.name): “\(view.name ?? view.className)” \(id) (\(state))")
        }
      }
    }
  }

  /// The keys of what is otherwise than in an older observation, as far as it is there.
  func news(since old: Observation) -> [String] {
    things.keys.filter { old.things[$0]?.state != things[$0]?.state }.sorted()
  }

  /// Whether a thing is otherwise than in an older observation.
  func isNew(_ key: String, since old: Observation) -> Bool { things[key]?.state != old.things[key]?.state }
}
