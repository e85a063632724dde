import UIKitCore

/// Wrong uses of the API, each of which iOS answers with an exception.
let exceptionScenarios: [Scenario] = [
  Scenario("pairing: edges of different axes") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let bad = NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1, constant: -2)
    _ = console.name("c", bad)
    bad.isActive = true
    console.print("active \(bad.isActive)")
    root.layoutIfNeeded()
  },
  Scenario("pairing: size and edge") { console in make(console, .width, .left) },
  Scenario("pairing: edge and size") { console in make(console, .top, .height) },
  Scenario("pairing: no first attribute") { console in make(console, .notAnAttribute, .width) },
  Scenario("pairing: leading and left") { console in make(console, .leading, .left) },
  Scenario("pairing: right margin and trailing margin") { console in make(console, .rightMargin, .trailingMargin) },
  Scenario("pairing: center with either family") { console in
    make(console, .centerX, .left)
    make(console, .centerX, .trailing)
    make(console, .width, .height)
    make(console, .firstBaseline, .topMargin)
  },
  Scenario("location without a second item") { console in make(console, .top, .notAnAttribute) },
  Scenario("location with multiplier 0") { console in make(console, .left, .left, multiplier: 0) },
  Scenario("location of a subclass with a mask") { console in
    let image = console.view("view", in: console.root(), UIImageView())
    image.frame = CGRect(x: 1.5, y: 2, width: 30, height: 40)
    image.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    _ = NSLayoutConstraint(
      item: image, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 8)
  },
  Scenario("constant that is no number") { console in make(console, .left, .left, constant: .nan) },
  Scenario("constant that is infinite") { console in make(console, .left, .left, constant: .infinity) },
  Scenario("constant set to minus infinity") { console in
    let view = console.view("view", in: console.root())
    let width = view.widthAnchor.constraint(equalToConstant: 8)
    width.constant = -.infinity
    console.print("constant \(width.constant)")
  },
  Scenario("multiplier that is no number") { console in make(console, .left, .left, multiplier: .nan) },
  Scenario("multiplier that is infinite, pairing that is wrong") { console in
    make(console, .left, .top, multiplier: .infinity)
  },
  Scenario("an illegal constraint cannot be activated") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let bad = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
    bad.isActive = true
    root.addConstraint(bad)
    console.print("active \(bad.isActive), held \(root.constraints.count)")
  },
  Scenario("outside the subtree") { console in
    let root = console.root()
    let left = console.view("left", in: root)
    let right = console.view("right", in: root)
    let c = console.name("c", left.leadingAnchor.constraint(equalTo: right.trailingAnchor, constant: 20))
    root.layoutIfNeeded()
    left.addConstraint(c)
    console.print("active \(c.isActive)")
  },
  Scenario("outside the subtree, before a layout") { console in
    let root = console.root()
    let left = console.view("left", in: root)
    let right = console.view("right", in: root)
    let c = console.name("c", left.leadingAnchor.constraint(equalTo: right.trailingAnchor, constant: 20))
    left.addConstraint(c)
    console.print("active \(c.isActive)")
    right.removeFromSuperview()
    left.addSubview(right)
    root.layoutIfNeeded()
    console.print("right edge \(right.frame.maxX)")
  },
  Scenario("no common ancestor: horizontal") { console in
    let label = console.view("label", in: nil, UILabel())
    label.leadingAnchor.constraint(equalTo: console.root().leadingAnchor).isActive = true
  },
  Scenario("no common ancestor: vertical") { console in
    let view = console.view("view", in: nil)
    let c = view.bottomAnchor.constraint(lessThanOrEqualTo: console.root().centerYAnchor)
    c.isActive = true
    console.print("active \(c.isActive)")
  },
  Scenario("no common ancestor: sizes") { console in
    let view = console.view("view", in: nil)
    NSLayoutConstraint.activate([view.widthAnchor.constraint(equalTo: console.root().heightAnchor, multiplier: 0.5)])
  },
  Scenario("no common ancestor: guide") { console in
    let view = console.view("view", in: nil)
    let guide = console.name("guide", console.root().safeAreaLayoutGuide)
    view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
  },
  Scenario("priority from required to optional") { console in
    let width = activeWidth(console)
    (width.firstItem as? UIView)?.layoutIfNeeded()
    width.priority = .defaultLow
    console.print("priority \(width.priority.rawValue)")
  },
  Scenario("priority from optional to required") { console in
    let width = activeWidth(console, priority: 999.5)
    (width.firstItem as? UIView)?.layoutIfNeeded()
    width.priority = .required
    console.print("priority \(width.priority.rawValue)")
  },
  Scenario("priority from required to optional before a layout") { console in
    let width = activeWidth(console)
    width.priority = .defaultLow
    console.print("priority \(width.priority.rawValue)")
  },
  Scenario("priority between optional values, or while inactive") { console in
    let width = activeWidth(console, priority: 750)
    width.priority = .defaultLow
    width.isActive = false
    width.priority = .required
    console.print("priority \(width.priority.rawValue)")
  },
  Scenario("priority of zero") { console in activeWidth(console, priority: 750).priority = UILayoutPriority(0) },
  Scenario("priority below zero") { console in activeWidth(console).priority = UILayoutPriority(-1) },
  Scenario("priority above required") { console in activeWidth(console).priority = UILayoutPriority(1000.5) },
  Scenario("layoutSubviews without super") { console in
    let root = console.root()
    let view = console.name("view", ForgetfulLayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    root.addSubview(view)
    console.view("inner", in: view)
    root.layoutIfNeeded()
  },
  Scenario("layoutSubviews without super and nothing to place") { console in
    let root = console.root()
    let view = console.name("view", ForgetfulLayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    root.addSubview(view)
    view.addSubview(UIView())
    root.layoutIfNeeded()
    console.print("laid out")
  },
  Scenario("updateConstraints without super") { console in
    let root = console.root()
    root.addSubview(console.name("view", ForgetfulUpdateView()))
    root.layoutIfNeeded()
  },
  Scenario("stack view index out of bounds") { console in
    let stack = console.name("stack", UIStackView(arrangedSubviews: [UIView(), UIView(), UIView(), UIView()]))
    stack.insertArrangedSubview(UIView(), at: 5)
    console.print("arranged \(stack.arrangedSubviews.count)")
  },
]

private final class ForgetfulLayoutView: UIView {
  override func layoutSubviews() {}
}

private final class ForgetfulUpdateView: UIView {
  override func updateConstraints() {}
}

@MainActor
private func make(
  _ console: Console, _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
  multiplier: CGFloat = 1, constant: CGFloat = 0
) {
  let root = console.root()
  let view = console.view("view", in: root)
  _ = NSLayoutConstraint(
    item: view, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : root, attribute: second,
    multiplier: multiplier, constant: constant)
}

@MainActor
private func activeWidth(_ console: Console, priority: Float = 1000) -> NSLayoutConstraint {
  let width = console.view("view", in: console.root()).widthAnchor.constraint(equalToConstant: 100)
  console.name("width", width)
  width.priority = UILayoutPriority(priority)
  width.isActive = true
  return width
}
