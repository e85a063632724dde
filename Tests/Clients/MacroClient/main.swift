// What `#constraints` makes, beside what the same text makes at run time: one line for each difference, and a number at the end.
import ConstraintMacros
import UIKitCore

@MainActor
struct Client {
  let container = UIView()
  let a = UIView()
  let b = UIView()
  let guide = UILayoutGuide()
  var field: UITextField!
  var cell: (title: UIView, text: UIView) = (UIView(), UIView())
  var differences = 0
  var uses = 0

  init() {
    field = UITextField()
    for view in [a, b, field, cell.title, cell.text] as [UIView] { container.addSubview(view) }
    container.addLayoutGuide(guide)
  }

  /// A description without addresses.
  private func words(_ constraint: NSLayoutConstraint) -> String {
    let items = [constraint.firstItem, constraint.secondItem].map { item in
      item.map { "\(ObjectIdentifier($0).hashValue)" } ?? "none"
    }
    return
      "\(items) \(constraint.firstAttribute) \(constraint.relation) \(constraint.secondAttribute) \(constraint.multiplier) "
      + "\(constraint.constant) \(constraint.priority) \(constraint.isActive)"
  }

  mutating func compare(
    _ made: [NSLayoutConstraint], _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil,
    line: UInt = #line
  ) {
    let views: [String: Any] = [
      "a": a, "b": b, "guide": guide, "field": field!, "title": cell.title, "text": cell.text,
    ]
    let expected = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    uses += 1
    if made.map(words) != expected.map(words) || made.isEmpty {
      differences += 1
      print("line \(line): \(made.map(words)), not \(expected.map(words))")
    }
    // A constraint remembers the line of the macro, which may be the one after that of the call of this.
    if made.contains(where: { $0.codeLocation?.line != line && $0.codeLocation?.line != line + 1 }) {
      differences += 1
      print("line \(line): \(made.map { $0.codeLocation?.line ?? 0 })")
    }
  }

  mutating func run() {
    compare(#constraints("H:|-[a]-[b(>=50)]-|", a, b), "H:|-[a]-[b(>=50)]-|")
    compare(
      #constraints("V:|[a]-gap-[guide(==a*2)]|", a, guide, metrics: ["gap": 7]), "V:|[a]-gap-[guide(==a*2)]|",
      metrics: ["gap": 7])
    compare(
      #constraints("[a]-[b]", a, self.b, options: [.alignAllTop, .directionLeftToRight]), "[a]-[b]",
      [.alignAllTop, .directionLeftToRight])
    compare(
      #constraints("[field(100@high)]", field, metrics: ["high": Float(750)]), "[field(100@high)]",
      metrics: ["high": 750])
    compare(
      #constraints("V:[title]-(>=4,<=12)-[text]", cell.title, cell.text, options: .alignAllLeading),
      "V:[title]-(>=4,<=12)-[text]", .alignAllLeading)
    compare(#constraints(#"H:[a]\#u{2D}5-[b]"#, a, b), "H:[a]-5-[b]")
  }
}

var client = Client()
client.run()
print("\(client.uses) uses, \(client.differences) differences")
