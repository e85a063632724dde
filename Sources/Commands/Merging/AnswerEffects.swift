import Geometry
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// What either answer to a question of a merge does to frames.
package struct AnswerEffects: Hashable, Sendable, Codable {
  /// The ids of the views that are elsewhere, or of another size, or there at all, by the answer.
  package var views: [String] = []
  /// Where they are with ours; empty if nothing depends on the answer.
  package var ours = ""
  /// Where they are with theirs.
  package var theirs = ""

  /// The frames of more views than these are only counted.
  private static let named = 3

  /// Lays out the scene with either answer. Costs two merges and two layouts of the scene.
  ///
  /// - Parameters:
  ///   - options: fonts, images and colors of the document.
  ///   - configuration: the device.
  /// - Returns: nil if the question is about no scene, or a version cannot be laid out.
  @MainActor
  package init?(
    of question: String, in merge: InteractiveMerge, options: StageOptions, on configuration: LayoutConfiguration
  ) {
    guard let asked = merge.questions.first(where: { $0.key == question }), let scene = merge.scene(of: asked),
      let one = merge.document(with: .ours, for: question), let other = merge.document(with: .theirs, for: question)
    else { return nil }
    var options = options
    options.scene = scene
    let changes = LayoutComparison(one, other, options: (options, options)).frameChanges(on: [configuration])
    views = changes.map(\.id)
    guard !changes.isEmpty else { return }
    var (first, second): ([String], [String]) = ([], [])
    for change in changes.prefix(Self.named) {
      guard let frames = change.frames.first else { continue }
      func name(_ document: Document) -> String { document.view(id: change.id)?.view.displayName ?? change.name }
      first.append(Self.words(name(one), frames.old, unlike: frames.new))
      second.append(Self.words(name(other), frames.new, unlike: frames.old))
    }
    let rest = changes.count - Self.named
    if rest > 0 {
      let more = "\(rest) more view\(rest == 1 ? "" : "s")"
      first.append(more)
      second.append(more)
    }
    (ours, theirs) = (first.joined(separator: "; "), second.joined(separator: "; "))
  }

  /// `“Title”: y 16, height 21`, what differs of it; `no “Title”`.
  private static func words(_ name: String, _ frame: Rect?, unlike other: Rect?) -> String {
    guard let frame else { return "no “\(name)”" }
    func text(_ value: Double) -> String { DecimalText.short(value) }
    func lengths(_ frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }
    guard let other else {
      return "“\(name)”: x \(text(frame.x)), y \(text(frame.y)), \(text(frame.width)) × \(text(frame.height))"
    }
    let parts = zip(["x", "y", "width", "height"], zip(lengths(frame), lengths(other))).filter {
      abs($1.0 - $1.1) >= 0.1
    }
    return "“\(name)”: " + parts.map { "\($0) \(text($1.0))" }.joined(separator: ", ")
  }
}
