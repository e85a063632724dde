import Geometry
import InterfaceBuilder

@testable import Editing

/// A sequence that a seed decides: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Edits of every kind, about whatever a document has.
struct RandomEdits {
  var generator: SeededGenerator

  static let kinds = 18

  private static let hostile = [
    "\"/><x a=\"", "]]>", "--", "&#0;", "Ä'ö", "a\nb", "", "\u{202E}", "<", String(repeating: "x", count: 300),
  ]

  /// An edit of the kind, from 0 to `kinds`; nil if the document has no object for it. Many are refused.
  mutating func edit(_ kind: Int, of draft: Draft) -> Edit? {
    let nodes = draft.tree.root.subtree
    let views = nodes.filter { draft.isView($0) && draft.id(of: $0) != nil }
    let constraints = nodes.filter { $0.name == "constraint" && draft.id(of: $0) != nil }
    func id(_ list: [SourceNode]) -> String? { list.randomElement(using: &generator).flatMap { draft.id(of: $0) } }
    let number = Double(Int.random(in: -200...1200, using: &generator)) / 2
    let text = Self.hostile.randomElement(using: &generator) ?? ""
    switch kind {
    case 0:
      return pair(views).map {
        .addConstraint(NewConstraint(.init($0.0, attribute()), .init($0.1, attribute()), constant: number))
      }
    case 1: return id(views).map { .addConstraint(NewConstraint(.init($0, .width), constant: number)) }
    case 2: return id(constraints).map { .changeConstraint($0, ConstraintChange(constant: number)) }
    case 3: return id(constraints).map { .setAttribute($0, name: "priority", to: "\(Int(number))") }
    case 4: return id(constraints).map { .remove([$0]) }
    case 5: return id(views).map { .setAttribute($0, name: "horizontalHuggingPriority", to: "\(Int(number))") }
    case 6: return id(views).map { .setAttribute($0, name: "userLabel", to: text) }
    case 7: return id(views).map { .setFrame($0, to: Rect(x: number, y: -number, width: abs(number), height: 1)) }
    case 8: return id(views).map { .setMargins($0, to: Insets(top: number, left: 1, bottom: 2, right: 3)) }
    case 9:
      return id(constraints).map { .vary($0, name: "constant", to: "\(number)", for: VariedClasses(width: .compact)) }
    case 10:
      return id(views + constraints).map {
        .install($0, number > 300, for: number > 200 ? VariedClasses(height: .compact) : nil)
      }
    case 11:
      return id(views).map {
        .addView(NewView(ViewLibrary.kinds.randomElement(using: &generator) ?? .view), into: $0, at: nil)
      }
    case 12: return pair(views).map { .move($0.0, into: $0.1, at: number > 300 ? 0 : nil) }
    case 13: return id(views).map { .remove([$0]) }
    case 14: return id(views).map { .addGuide(into: $0, id: nil, name: text) }
    case 15: return id(views).map { .setText($0, to: text) }
    case 16: return id(views).map { .setTextStyle($0, to: "UICTFontTextStyle\(number > 300 ? "Body" : "Footnote")") }
    case 17:
      return id(views).map { .duplicate([$0], as: [draft.newID()], by: Point(x: number, y: -number)) }
    default:
      return pair(nodes.filter { draft.id(of: $0) != nil }).map {
        .addOutlet(from: $0.0, property: "view\(abs(Int(number)))", to: $0.1)
      }
    }
    func pair(_ list: [SourceNode]) -> (String, String)? {
      guard let first = id(list), let second = id(list) else { return nil }
      return (first, second)
    }
    func attribute() -> ConstraintElement.Attribute {
      [.leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height].randomElement(using: &generator) ?? .top
    }
  }
}

extension SourceTree {
  /// Whether two trees say the same, wherever their bytes come from.
  func says(_ other: SourceTree) -> Bool { Self.says(root, self, other.root, other) }

  private static func says(_ one: SourceNode, _ tree: SourceTree, _ two: SourceNode, _ other: SourceTree) -> Bool {
    one.name == two.name && one.attributes.map(\.name) == two.attributes.map(\.name)
      && zip(one.attributes, two.attributes).allSatisfy {
        $0.value.bytes(in: tree.file).elementsEqual($1.value.bytes(in: other.file))
      }
      && one.children.count == two.children.count
      && zip(one.children, two.children).allSatisfy { says($0, tree, $1, other) }
  }
}
