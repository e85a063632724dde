import UIKitCore

/// What Apple's debugging category answers.
let debuggingScenarios: [Scenario] = [
  Scenario("ambiguity is told and exercised") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 10),
    ])
    console.print("\(view.hasAmbiguousLayout)")
    root.layoutIfNeeded()
    console.print("\(view.hasAmbiguousLayout) \(root.hasAmbiguousLayout)")
    // 10 at the left, 10 at the right: x is between 10 and 320 - 10 - 100.
    for _ in 0..<2 {
      view.exerciseAmbiguityInLayout()
      console.print("x \(view.frame.minX)")
    }
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    console.print("\(view.hasAmbiguousLayout) x \(view.frame.minX)")
  },
  Scenario("constraints that affect an axis") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    let trailing = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    let height = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    for (label, c) in [
      ("leading", leading), ("trailing", trailing), ("least", least), ("top", top), ("height", height),
    ] {
      console.name(label, c)
      c.isActive = true
    }
    root.layoutIfNeeded()
    for c in view.constraintsAffectingLayout(for: .horizontal) { console.print(c) }
    console.print("and")
    for c in view.constraintsAffectingLayout(for: .vertical) { console.print(c) }
  },
  Scenario("content size affects an axis") { console in
    let root = console.root()
    let view = console.view("view", in: root, ContentView())
    let leading = console.name("leading", view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20))
    leading.isActive = true
    root.layoutIfNeeded()
    for c in view.constraintsAffectingLayout(for: .horizontal) where c !== leading && c.firstItem === view {
      console.print(c)
    }
  },
  Scenario("trace before a layout") { console in
    let root = console.root()
    console.view("view", in: root)
    console.print(root._autolayoutTrace())
  },
  Scenario("trace") { console in
    let window = console.name("window", UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let frame = console.name("frame", UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)))
    window.addSubview(frame)
    let label = console.view("label", in: frame, UILabel())
    label.text = "Testing out NSLayoutConstraint"
    let view = console.view("view", in: frame)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    view.addLayoutGuide(guide)
    console.name("guide", guide)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: frame.topAnchor), view.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 44),
      guide.topAnchor.constraint(equalTo: view.topAnchor), guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 17), guide.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    window.layoutIfNeeded()
    console.print(window._autolayoutTrace())
  },
  Scenario("trace of a free view") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    root.layoutIfNeeded()
    console.print(view._autolayoutTrace())
  },
]

private final class ContentView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 42, height: 20) }
}
