import Geometry
import Staging
import UIKit

/// A view of a snapshot: what a line of it says.
struct FrameLine: Hashable, Sendable {
  /// How many superviews are above it in the subject.
  var depth: Int
  var className: String
  /// As the line writes it: `title`, or `"Welcome back"` for a text; nil for a view that has its class only.
  var name: String?
  /// In the superview's coordinates, points.
  var frame: Rect
  /// `hidden`, `alpha 0.5`, `scrolled (0, 20)`.
  var marks: [String] = []

  /// Distinguishes the view from its siblings.
  var key: String { [className, name].compactMap { $0 }.joined(separator: " ") }
  /// What messages call the view.
  var title: String { name ?? className }
}

/// The lines of a snapshot, superviews first.
struct FrameTree: Hashable, Sendable {
  var lines: [FrameLine] = []

  /// The indices of the views directly below a line; of the roots for nil.
  func children(of index: Int?) -> [Int] {
    let depth = index.map { lines[$0].depth + 1 } ?? 0
    var found: [Int] = []
    for next in (index.map { $0 + 1 } ?? 0)..<lines.count {
      if lines[next].depth < depth { break }
      if lines[next].depth == depth { found.append(next) }
    }
    return found
  }
}

extension FrameTree {
  /// The tree of a subject, and its views in the same order.
  @MainActor
  static func of(_ subject: StagedSubject) -> (tree: FrameTree, views: [UIView]) {
    var tree = FrameTree()
    var views: [UIView] = []
    var pending: [(view: UIView, depth: Int)] = [(subject.root, 0)]
    while let (view, depth) = pending.popLast() {
      var line = FrameLine(view, subject.names.given(view), depth: depth)
      // Where the subject stands in the window is not its own affair.
      if depth == 0 { (line.frame.x, line.frame.y) = (0, 0) }
      tree.lines.append(line)
      views.append(view)
      pending += view.subviews.filter { !$0.isPartOfButton }.reversed().map { ($0, depth + 1) }
    }
    return (tree, views)
  }
}

extension FrameLine {
  @MainActor
  fileprivate init(_ view: UIView, _ given: String?, depth: Int) {
    self.init(
      depth: depth, className: Self.className(of: view),
      name: given.map(Self.written) ?? view.shownText.map { "\"\($0)\"" },
      frame: Rect(view.frame))
    if view.isHidden { marks.append("hidden") }
    if view.alpha != 1 { marks.append("alpha \(DecimalText.text(Double(view.alpha)))") }
    let offset = view.bounds.origin
    if offset != .zero {
      marks.append("scrolled (\(DecimalText.text(Double(offset.x))), \(DecimalText.text(Double(offset.y))))")
    }
  }

  /// Without spaces, which the names of generic classes have.
  private static func className(of view: UIView) -> String {
    "\(type(of: view))".replacingOccurrences(of: " ", with: "")
  }

  /// A name that could not be told from the rest of the line is in quotation marks.
  private static func written(_ name: String) -> String {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || "_.-[]".contains($0) }
    return isWord ? name : "\"\(name.replacingOccurrences(of: "\"", with: "'"))\""
  }
}

// MARK: - Text

extension FrameLine {
  /// `  UILabel title (16, 20, 343, 41) hidden`
  var text: String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(DecimalText.text).joined(separator: ", ")
    let parts = [className, name, "(\(numbers))"].compactMap { $0 } + marks
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
  }

  /// The reverse of ``text``; nil for anything else.
  init?(_ text: Substring) {
    let spaces = text.prefix { $0 == " " }.count
    let body = text.dropFirst(spaces)
    let className = body.prefix { $0 != " " }
    var rest = body.dropFirst(className.count + 1)
    var name: Substring?
    if rest.first == "\"" {
      guard let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
      name = rest[...end]
      rest = rest[rest.index(after: end)...].dropFirst()
    } else if rest.first != "(" {
      name = rest.prefix { $0 != " " }
      rest = rest.dropFirst((name?.count ?? 0) + 1)
    }
    guard rest.first == "(", let end = rest.firstIndex(of: ")"), !className.isEmpty, spaces % 2 == 0 else { return nil }
    let numbers = rest[rest.index(after: rest.startIndex)..<end].split(separator: ", ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(
      depth: spaces / 2, className: String(className), name: name.map { String($0) },
      frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    let tail = rest[rest.index(after: end)...].dropFirst()
    marks = tail.isEmpty ? [] : Self.marks(String(tail))
  }

  private static func marks(_ text: String) -> [String] {
    var marks: [String] = []
    for word in text.split(separator: " ") {
      if ["hidden", "alpha", "scrolled"].contains(word) {
        marks.append(String(word))
      } else {
        marks[max(0, marks.count - 1)...] = [(marks.last.map { $0 + " " } ?? "") + word]
      }
    }
    return marks
  }
}
