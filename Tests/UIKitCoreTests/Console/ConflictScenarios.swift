import UIKitCore

/// Layouts that cannot be.
let conflictScenarios: [Scenario] = [
  Scenario("conflict: two widths") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    console.activate(
      ("narrow", view.widthAnchor.constraint(equalToConstant: 100)),
      ("wide", view.widthAnchor.constraint(equalToConstant: 200)))
    root.layoutIfNeeded()
  },
  Scenario("conflict: two sets of widths") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    view.accessibilityIdentifier = "gauge"
    let margins = console.name("margins", root.layoutMarginsGuide)
    let quarter = view.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.25)
    let whole = view.widthAnchor.constraint(equalTo: margins.widthAnchor)
    (quarter.identifier, whole.identifier) = ("quarter", "whole")
    console.activate(("quarter", quarter), ("whole", whole))
    root.layoutIfNeeded()
  },
  Scenario("conflict: a forgotten mask") { console in
    let root = console.root()
    let label = console.name("label", UILabel(frame: CGRect(x: 20, y: 20, width: 80, height: 20)))
    label.text = "Hello"
    root.addSubview(label)
    console.activate(("width", label.widthAnchor.constraint(equalToConstant: 100)))
    root.layoutIfNeeded()
  },
  Scenario("conflict: order of the list") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let c = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 40),
    ]
    c[0].identifier = "Zebra"
    c[1].identifier = "apple"
    console.activate(("leading", c[0]), ("trailing", c[1]), ("width", c[2]))
    root.layoutIfNeeded()
  },
  Scenario("conflict: two in a row") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    console.activate(
      ("a40", a.widthAnchor.constraint(equalToConstant: 40)), ("a50", a.widthAnchor.constraint(equalToConstant: 50)),
      ("b60", b.heightAnchor.constraint(equalToConstant: 60)), ("b70", b.heightAnchor.constraint(equalToConstant: 70)))
    root.layoutIfNeeded()
    // Known conflicts are not told again.
    root.setNeedsLayout()
    root.layoutIfNeeded()
  },
  Scenario("conflict: encapsulated height") { console in
    let root = console.root(width: 320, height: 44)
    let stack = console.view("view", in: root)
    console.activate(
      ("height", stack.heightAnchor.constraint(equalToConstant: 24)),
      ("top", stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 21)),
      ("bottom", root.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 9)))
    root.layoutIfNeeded()
  },
  Scenario("conflict: hidden in a stack view") { console in
    let root = console.root()
    let stack = console.view("stack", in: root, UIStackView())
    let view = console.view("view", in: nil)
    stack.addArrangedSubview(view)
    let other = console.view("other", in: nil)
    stack.addArrangedSubview(other)
    view.isHidden = true
    console.activate(("width", view.widthAnchor.constraint(equalToConstant: 30)))
    root.layoutIfNeeded()
  },
  Scenario("conflict: content that must not shrink") { console in
    let root = console.root()
    let view = console.view("view", in: root, FixedContentView())
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    console.activate(("width", view.widthAnchor.constraint(equalToConstant: 10)))
    root.layoutIfNeeded()
  },
  Scenario("conflict: in a window") { console in
    let window = console.name("window", UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let controller = UIViewController()
    let root = console.root()
    controller.view = root
    window.rootViewController = controller
    let button = UIButton(type: .system)
    button.setTitle("I have read and agree to the terms", for: .normal)
    console.view("button", in: root, button)
    console.activate(
      ("width", button.widthAnchor.constraint(equalToConstant: 214)),
      ("trailing", root.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 81)),
      ("leading", button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 80)))
    window.layoutIfNeeded()
    for constraint in root.constraintsAffectingLayout(for: .horizontal) where constraint.firstItem === root {
      console.print(constraint)
    }
  },
  Scenario("conflict: a constraint of another class") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    console.activate(
      ("narrow", view.widthAnchor.constraint(equalToConstant: 100)),
      (
        "wide",
        NamedConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 200)
      ))
    root.layoutIfNeeded()
  },
  Scenario("conflict: at most and at least") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    console.activate(
      ("first", a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 100)),
      ("gap", b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 100)),
      ("last", root.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 130)))
    root.layoutIfNeeded()
  },
  Scenario("conflict: only optional") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = UILayoutPriority(999)
    console.activate(("narrow", view.widthAnchor.constraint(equalToConstant: 100)), ("wide", wide))
    root.layoutIfNeeded()
    console.print("width \(view.frame.width)")
  },
]

/// Frames with masks, one scenario for each kind, the same on both axes.
let maskScenarios: [Scenario] = [
  mask("none", []),
  mask("max", [.flexibleRightMargin, .flexibleBottomMargin]),
  mask("min", [.flexibleLeftMargin, .flexibleTopMargin]),
  mask("size", [.flexibleWidth, .flexibleHeight]),
  mask("min max", [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]),
  mask("min size", [.flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight]),
  mask("size max", [.flexibleWidth, .flexibleRightMargin, .flexibleHeight, .flexibleBottomMargin]),
  mask(
    "all",
    [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]),
]

private func mask(_ name: String, _ mask: UIView.AutoresizingMask) -> Scenario {
  Scenario("mask: \(name)") { console in
    let root = console.root(width: 320, height: 160)
    let view = console.name("view", UIView(frame: CGRect(x: 160, y: 80, width: 80, height: 40)))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.layoutIfNeeded()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for constraint in view.constraintsAffectingLayout(for: axis) where constraint.firstItem === view {
        console.print(constraint)
      }
    }
  }
}

private final class NamedConstraint: NSLayoutConstraint {
  override var description: String { "<made by hand>" }
}

private final class FixedContentView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 42, height: 20) }
}

extension Console {
  fileprivate func activate(_ constraints: (String, NSLayoutConstraint)...) {
    for (label, constraint) in constraints {
      name(label, constraint)
      constraint.isActive = true
    }
  }
}
