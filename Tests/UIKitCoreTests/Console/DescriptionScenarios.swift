@testable import UIKitCore

/// Constraints as logs write them.
let descriptionScenarios: [Scenario] = [
  Scenario("describe: sizes") { console in
    let view = console.view("view", in: console.root())
    console.show(view.widthAnchor.constraint(equalToConstant: 100))
    console.show(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
    console.show(view.heightAnchor.constraint(lessThanOrEqualToConstant: 44), active: false)
    console.show(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5))
  },
  Scenario("describe: equations") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    console.show(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.4))
    console.show(a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 80))
    console.show(b.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -5))
    console.show(a.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    console.show(a.firstBaselineAnchor.constraint(greaterThanOrEqualTo: b.lastBaselineAnchor, constant: 12.5))
    console.show(a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: -8))
  },
  Scenario("describe: attribute words") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let attributes: [NSLayoutConstraint.Attribute] = [
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    for attribute in attributes {
      console.show(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
          constant: 0))
    }
  },
  Scenario("describe: numbers") { console in
    let view = console.view("view", in: console.root())
    for number in [94.0 + 1.0 / 3, 4.0 / 7, 2.2250738585072014e-308, 100000, 1_000_000, 1234567, 0.1, 20.0] {
      console.show(view.widthAnchor.constraint(equalToConstant: number))
    }
    console.show(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 4.0 / 7, constant: -1.0 / 3))
  },
  Scenario("describe: optional priority") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    console.show(view.widthAnchor.constraint(equalToConstant: 100), priority: 250)
    console.show(view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -40), priority: 999.5)
    console.show(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), priority: 750)
    console.show(view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8), priority: 1)
  },
  Scenario("describe: spacing to the container") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    console.show(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20))
    console.show(view.topAnchor.constraint(equalTo: root.topAnchor))
    console.show(root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16))
    console.show(root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -2))
  },
  Scenario("describe: spacing between neighbors") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    console.show(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8))
    console.show(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 7.5))
    console.show(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -7.5), active: false)
  },
  Scenario("describe: relations between neighbors") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    console.show(b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8))
    console.show(b.topAnchor.constraint(lessThanOrEqualTo: a.bottomAnchor))
    console.show(root.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 16))
  },
  Scenario("describe: mirrored writing") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    console.show(a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5))
    console.show(root.leadingAnchor.constraint(equalTo: a.leadingAnchor))
    console.show(root.topAnchor.constraint(equalTo: a.topAnchor, constant: -20))
    console.show(a.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    console.show(a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -8))
  },
  Scenario("describe: not next to each other") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let inner = console.view("inner", in: view)
    console.show(inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
    console.show(view.topAnchor.constraint(equalTo: root.bottomAnchor, constant: 8))
    console.show(
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 2,
        constant: 8))
  },
  Scenario("describe: left and right") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    console.show(a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15))
    console.show(root.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 15))
    console.show(b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8))
    console.show(a.leftAnchor.constraint(equalTo: b.leftAnchor))
  },
  Scenario("describe: guides") { console in
    let root = console.root()
    let view = console.view("view", in: root)
    let safe = console.name("safe", root.safeAreaLayoutGuide)
    let own = UILayoutGuide()
    own.identifier = "middle"
    root.addLayoutGuide(own)
    console.name("own", own)
    console.show(view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 80))
    console.show(safe.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    console.show(own.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 87))
    console.show(own.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15))
    console.show(root.bottomAnchor.constraint(equalTo: own.bottomAnchor, constant: 42))
  },
  Scenario("describe: titles") { console in
    let root = console.root()
    let button = UIButton(type: .system)
    button.setTitle("I have read and agree to the terms", for: .normal)
    console.show(console.view("button", in: root, button).widthAnchor.constraint(equalToConstant: 214))
    let label = UILabel()
    label.text = "exactly twenty-five chars"
    console.show(console.view("label", in: root, label).heightAnchor.constraint(equalToConstant: 20))
    label.text = "exactly twenty-six chars.."
    console.show(label.heightAnchor.constraint(equalToConstant: 20), active: false)
    let text = UITextView()
    text.text = "Lorem ipsum"
    console.show(console.view("text", in: root, text).heightAnchor.constraint(equalToConstant: 20))
    let empty = console.view("empty", in: root, UILabel())
    console.show(empty.topAnchor.constraint(equalTo: text.bottomAnchor))
  },
  Scenario("describe: names") { console in
    let root = console.root()
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    a.accessibilityIdentifier = "name_label"
    console.show(a.heightAnchor.constraint(equalToConstant: 5))
    console.show(b.leadingAnchor.constraint(equalTo: a.leadingAnchor))
    console.show(a.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.accessibilityIdentifier = "OverViewFactorLabel"
    console.show(b.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 6))
    console.show(a.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    a.accessibilityIdentifier = "DetailViewFeatureItemCell.title"
    console.show(a.widthAnchor.constraint(equalToConstant: 54))
    console.show(root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -2))
    b.accessibilityIdentifier = "name"
    console.show(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 7))
  },
  Scenario("describe: identifiers and classes") { console in
    let root = console.root()
    let view = console.view("view", in: root, DescribedView())
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "badge width"
    console.show(width)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 21)
    top.identifier = "top"
    console.show(top, priority: 999, active: false)
  },
  Scenario("describe: constraint subclass") { console in
    let view = console.view("view", in: console.root())
    console.show(
      DescribedConstraint(
        item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 44))
  },
  Scenario("describe: system spacing") { console in
    let root = console.root()
    let a = console.view("a", in: root, UILabel())
    let b = console.view("b", in: root, UILabel())
    console.show(a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1))
    console.show(a.bottomAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1))
    let x = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    console.show(x)
    x.constant = 10
    console.print(x)
  },
  Scenario("describe: standard distance of a document") { console in
    let root = console.root()
    let guide = console.name("guide", root.layoutMarginsGuide)
    let a = console.view("a", in: root)
    let b = console.view("b", in: root)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    let bottom = guide.bottomAnchor.constraint(equalTo: b.bottomAnchor)
    for constraint in [gap, bottom] {
      constraint.symbolicSpacing = .document
      console.show(constraint)
    }
  },
  Scenario("describe: views") { console in
    let root = console.root()
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let view = UIView(frame: CGRect(x: 0.5, y: 20, width: 768, height: 94.0 + 1.0 / 3))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    view.clipsToBounds = true
    view.alpha = 0.25
    view.isHidden = true
    view.isOpaque = false
    view.isUserInteractionEnabled = false
    view.tag = 7
    root.addSubview(console.name("view", view))
    let label = console.name("label", UILabel(frame: CGRect(x: 0, y: 0, width: 42, height: 21)))
    label.text = "Label"
    view.addSubview(label)
    let button = console.name("button", DescribedButton(type: .system))
    button.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    button.setTitle("OK", for: .normal)
    root.addSubview(button)
    root.addSubview(console.name("own", DescribedView()))
    console.print(root.recursiveDescription())
  },
  Scenario("describe: what a view shows") { console in
    let root = console.root()
    root.backgroundColor = .systemBackground
    root.addGestureRecognizer(UITapGestureRecognizer())
    let label = console.name("label", UILabel(frame: CGRect(x: 0, y: 0, width: 51 + 1.0 / 3, height: 20 + 1.0 / 3)))
    label.text = "Layout"
    label.backgroundColor = .red
    let shade = console.name("shade", UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
    shade.backgroundColor = UIColor(white: 0.5, alpha: 0.25)
    let image = UIImage(name: "logo", size: CGSize(width: 24, height: 24))
    let picture = console.name("picture", UIImageView(image: image))
    let scroll = console.name("scroll", UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    scroll.contentSize = CGSize(width: 100, height: 240.5)
    scroll.contentOffset = CGPoint(x: 0, y: 12)
    for view in [label, shade, picture, scroll] { root.addSubview(view) }
    console.print(root.recursiveDescription())
  },
]

class DescribedView: UIView {}
private final class DescribedButton: UIButton {}
private final class DescribedConstraint: NSLayoutConstraint {}

extension Console {
  /// Prints a constraint, named c, on a view that holds it.
  fileprivate func show(_ constraint: NSLayoutConstraint, priority: Float = 1000, active: Bool = true) {
    name("c", constraint)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = active
    print(constraint)
  }
}
