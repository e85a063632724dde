import Geometry
import Staging
import UIKit

/// What the file of ``LayoutStrategy/frames`` holds: a line about the environment, the tree with its frames, and what the frames depend on.
///
/// Only the tree is compared. The rest is there so that a later failure can say what has changed.
struct FrameSnapshot: Sendable {
  /// Where the subject was laid out, a word for each trait: `text large`.
  var environment: [String]
  var tree: FrameTree
  /// The equations of the constraints in force.
  var constraints: [String]
  /// The sizes that contents ask for, by the names of their views: `title`, `210 × 41`.
  var contents: [String: String]

  private static let headings = (constraints: "constraints:", contents: "contents:")
  private static let contentSeparator = ": "

  /// Superviews first, so that equal layouts give equal bytes.
  var text: String {
    var lines = [environment.joined(separator: ", "), ""] + tree.lines.map(\.text)
    lines += ["", Self.headings.constraints] + constraints
    lines += ["", Self.headings.contents]
    lines += contents.sorted { $0.key < $1.key }.map { "\($0.key)\(Self.contentSeparator)\($0.value)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The reverse of ``text``.
  ///
  /// - Throws: ``FormError`` with the number of the first line that is none of a snapshot.
  init(text: String) throws(FormError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, !first.isEmpty else { throw FormError(line: 1) }
    environment = first.components(separatedBy: ", ")
    (tree, constraints, contents) = (FrameTree(), [], [:])
    var heading: Substring?
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if line == Self.headings.constraints || line == Self.headings.contents {
        heading = line
      } else if heading == nil {
        guard let view = FrameLine(line), view.depth <= (tree.lines.last?.depth ?? -1) + 1 else {
          throw FormError(line: number + 1)
        }
        tree.lines.append(view)
      } else if heading == Self.headings.constraints[...] {
        constraints.append(String(line))
      } else if let range = line.range(of: Self.contentSeparator, options: .backwards) {
        contents[String(line[..<range.lowerBound])] = String(line[range.upperBound...])
      } else {
        throw FormError(line: number + 1)
      }
    }
    guard !tree.lines.isEmpty else { throw FormError(line: 1) }
  }

  /// A line that does not belong into a snapshot of frames, counted from 1.
  struct FormError: Error {
    let line: Int
  }
}

extension FrameSnapshot {
  /// - Parameter tree: the tree of the subject, if it is known.
  @MainActor
  init(_ subject: StagedSubject, tree: FrameTree) {
    self.init(
      environment: Self.environment(of: subject), tree: tree,
      constraints: ConstraintLine.all(of: subject).map(\.text),
      contents: Self.contents(of: subject))
  }

  private init(environment: [String], tree: FrameTree, constraints: [String], contents: [String: String]) {
    self.environment = environment
    self.tree = tree
    self.constraints = constraints
    self.contents = contents
  }

  @MainActor
  static func environment(of subject: StagedSubject) -> [String] {
    let configuration = subject.configuration
    let (size, classes) = (configuration.size, configuration.profile)
    return [
      configuration.deviceName, configuration.orientation.rawValue,
      "\(DecimalText.text(size.width)) × \(DecimalText.text(size.height)) points",
      "width \(classes.horizontalSizeClass?.rawValue ?? "unspecified")",
      "height \(classes.verticalSizeClass?.rawValue ?? "unspecified")", "text \(configuration.textSize)",
      configuration.profile.isRightToLeft ? "right to left" : "left to right",
      configuration.isDark ? "dark" : "light", "iOS \(configuration.release)",
    ]
  }

  @MainActor
  static func contents(of subject: StagedSubject) -> [String: String] {
    var contents: [String: String] = [:]
    for view in subject.root.subtree where !view.isPartOfButton {
      let size = view.intrinsicContentSize
      guard size.width > 0 || size.height > 0 else { continue }
      let words = [size.width, size.height].map { $0 < 0 ? "any" : DecimalText.text(Double($0)) }
      contents[subject.names.unique(view)] = words.joined(separator: " × ")
    }
    return contents
  }
}
