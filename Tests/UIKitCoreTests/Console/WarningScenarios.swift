import UIKitCore

/// Uses that iOS only speaks about, at least at first.
let warningScenarios: [Scenario] = [
  Scenario("large constant") { console in
    let view = console.view("view", in: console.root())
    let width = view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
    width.constant = 1e30
    console.print("constant \(width.constant)")
  },
  Scenario("self-sizing rows that collapse") { console in
    let table = console.name("table", UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    for index in 0..<3 {
      let frame = CGRect(x: 0, y: 44 * CGFloat(index), width: 320, height: 44)
      let cell = console.name("cell\(index)", UITableViewCell(frame: frame))
      table.addSubview(cell)
      // The first has no constraints, and is meant to be as high as it is.
      if index > 0 {
        console.view("content\(index)", in: cell).leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
      }
    }
    table.layoutIfNeeded()
    console.print("heights \(table.subviews.map(\.frame.height))")
  },
  Scenario("guide that nobody owns") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let guide = UILayoutGuide()
    console.name("guide", guide)
    let c = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    c.isActive = true
    console.print("active \(c.isActive)")
    root.addLayoutGuide(guide)
    c.isActive = true
    console.print("active \(c.isActive)")
  },
  Scenario("hierarchy not prepared, then assembled") { console in
    let root = console.root()
    let view = console.view("view", in: nil)
    let c = console.name("c", view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
    root.addConstraint(c)
    root.addSubview(view)
    root.layoutIfNeeded()
    console.print("x \(view.frame.minX)")
  },
  Scenario("hierarchy not prepared when it is laid out") { console in
    let root = console.root()
    let view = console.view("view", in: nil)
    let inner = console.view("inner", in: root)
    let c = console.name("c", inner.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8))
    root.addConstraint(c)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
  },
  Scenario("hierarchy not prepared because of another tree") { console in
    let root = console.root()
    let other = console.root("other", width: 100, height: 100)
    let view = console.view("view", in: other)
    let c = console.name("c", view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5))
    root.addConstraint(c)
    root.layoutIfNeeded()
  },
]

/// Views that never settle.
let loopScenarios: [Scenario] = [
  Scenario("layout loop") { console in
    LayoutFeedbackLoop.debuggingThreshold = 100
    defer { LayoutFeedbackLoop.debuggingThreshold = nil }
    let (root, view) = restless(console)
    root.layoutIfNeeded()
    console.print("laid out \(view.count) times")
  },
  Scenario("layout loop, threshold too small") { console in
    LayoutFeedbackLoop.debuggingThreshold = 3
    defer { LayoutFeedbackLoop.debuggingThreshold = nil }
    console.print("threshold \(LayoutFeedbackLoop.debuggingThreshold ?? 0)")
    let root = console.root()
    console.view("view", in: root)
    root.layoutIfNeeded()
  },
  Scenario("layout loop that nobody looks for") { console in
    let (root, view) = restless(console)
    root.layoutIfNeeded()
    console.print("ended \(view.count > 1)")
  },
]

private final class RestlessView: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    setNeedsLayout()
  }
}

@MainActor
private func restless(_ console: Console) -> (UIView, RestlessView) {
  let root = console.root()
  return (root, console.view("view", in: root, RestlessView()))
}
