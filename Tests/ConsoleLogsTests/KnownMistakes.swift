import UIKit

/// A layout with a mistake that everybody makes once, and what its log must be explained with.
struct KnownMistake: Sendable {
  var name: String
  /// A kind of culprit.
  var kind: String
  /// A part of the entry that is responsible; nil where none stands out.
  var entry: String?
  /// Why, from the code alone.
  var reason: String
  var isContradiction = true
  var build: @MainActor @Sendable () -> UIView
}

@MainActor
private func root(_ width: CGFloat = 320, _ height: CGFloat = 568) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
private func add<View: UIView>(_ view: View, to parent: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

@MainActor
private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension KnownMistake {
  static let surroundings: [KnownMistake] = [
    KnownMistake(
      name: "mask left on", kind: "autoresizingMask", entry: "width == 80",
      reason: "the frame is 80 wide, the constraint 100"
    ) {
      let (root, label) = (root(), UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20)))
      root.addSubview(label)
      activate(label.widthAnchor.constraint(equalToConstant: 100))
      return root
    },
    KnownMistake(
      name: "mask left on, no frame", kind: "autoresizingMask", entry: "minX == 0",
      reason: "the frame is at 0, the constraint at 20"
    ) {
      let (root, view) = (root(), UIView())
      root.addSubview(view)
      activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20))
      return root
    },
    KnownMistake(
      name: "mask left on around content", kind: "autoresizingMask", entry: "width == 100",
      reason: "the card is 100 wide by its frame, its content 200"
    ) {
      let (root, card) = (root(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
      root.addSubview(card)
      let content = add(UIView(), to: card)
      activate(
        content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        content.widthAnchor.constraint(equalToConstant: 200))
      return root
    },
    KnownMistake(
      name: "row too low", kind: "cellSize", entry: "height == 44", reason: "the row has 44, the image needs 60"
    ) {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let image = add(UIImageView(), to: cell.contentView)
      activate(
        image.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        image.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        image.heightAnchor.constraint(equalToConstant: 60))
      return cell
    },
    KnownMistake(
      name: "item too narrow", kind: "cellSize", entry: "width == 100",
      reason: "the item has 100, the button needs 8 + 120 + 8"
    ) {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let button = add(UIView(), to: cell.contentView)
      activate(
        button.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
        cell.contentView.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
        button.widthAnchor.constraint(equalToConstant: 120))
      return cell
    },
    KnownMistake(
      name: "header without height", kind: "unsizedContainer", entry: "height == 0",
      reason: "the header has 0, its content needs 21 + 24 + 9"
    ) {
      let root = root(320, 0)
      let view = add(UIView(), to: root)
      activate(
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 21),
        root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 9),
        view.heightAnchor.constraint(equalToConstant: 24))
      return root
    },
    KnownMistake(
      name: "too wide for an SE", kind: "screenSize", entry: "width == 214",
      reason: "80 + 214 + 81 = 375, but there are 320"
    ) {
      let root = root()
      let button = add(UIButton(type: .system), to: root)
      button.setTitle("Press", for: .normal)
      activate(
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 80),
        root.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 81),
        button.widthAnchor.constraint(equalToConstant: 214))
      return root
    },
    KnownMistake(
      name: "two columns too wide for an SE", kind: "screenSize", entry: ".width == 160",
      reason: "160 + 16 + 160 = 336, but there are 320"
    ) {
      let root = root()
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      activate(
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 160),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 16),
        b.widthAnchor.constraint(equalToConstant: 160), b.trailingAnchor.constraint(equalTo: root.trailingAnchor))
      return root
    },
    KnownMistake(
      name: "distances too wide for an SE", kind: "screenSize", entry: nil,
      reason: "100 + 100 + 130 = 330, but there are 320"
    ) {
      let root = root()
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      activate(
        a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 100),
        b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 100),
        root.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 130))
      return root
    },
    KnownMistake(
      name: "margin and edge", kind: "safeArea", entry: "UIViewLayoutMarginsGuide",
      reason: "the margin is 16 from the edge, and the view on both; the list has no constraint of the guide",
      isContradiction: false
    ) {
      let root = root()
      root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      let view = add(UIView(), to: root)
      activate(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor))
      return root
    },
    KnownMistake(
      name: "safe area and edge", kind: "safeArea", entry: "UIViewSafeAreaLayoutGuide",
      reason: "20 of safe area lie between the two, and the view is on both; the list has no constraint of the guide",
      isContradiction: false
    ) {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      let root = root()
      controller.view = root
      let window = UIWindow(frame: root.frame)
      window.rootViewController = controller
      let view = add(UIView(), to: root)
      activate(
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
      return window
    },
  ]

  static let constraints: [KnownMistake] = [
    KnownMistake(
      name: "two heights", kind: "twoValues", entry: "height == 50", reason: "40 is not 50; the later one breaks"
    ) {
      let root = root()
      let view = add(UIView(), to: root)
      activate(view.heightAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 50))
      return root
    },
    KnownMistake(name: "two distances", kind: "twoValues", entry: "V:|-(", reason: "10 is not 20") {
      let root = root()
      let view = add(UIView(), to: root)
      activate(
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20))
      return root
    },
    KnownMistake(name: "least above most", kind: "twoValues", entry: ".width ", reason: "at most 100 and at least 200")
    {
      let root = root()
      let view = add(UIView(), to: root)
      activate(
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200))
      return root
    },
    KnownMistake(name: "two sets", kind: "twoValues", entry: "UIView", reason: "a quarter of 320 is not the whole") {
      let root = root()
      let view = add(UIView(), to: root)
      activate(
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        view.widthAnchor.constraint(equalTo: root.widthAnchor))
      return root
    },
    KnownMistake(name: "ratio and both sizes", kind: "aspectRatio", entry: "2*", reason: "100 is not twice 100") {
      let root = root()
      let view = add(UIImageView(), to: root)
      activate(
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2))
      return root
    },
    KnownMistake(
      name: "ratio between edges", kind: "aspectRatio", entry: "2*", reason: "edge to edge are 320, twice 100 are not"
    ) {
      let root = root()
      let view = add(UIImageView(), to: root)
      activate(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2))
      return root
    },
    KnownMistake(
      name: "edges and a width", kind: "sizeBetweenEdges", entry: "width == 150",
      reason: "10 + 150 + 10 = 170, but the card has 200"
    ) {
      let root = root()
      let card = add(UIView(), to: root)
      let view = add(UIView(), to: card)
      activate(
        card.widthAnchor.constraint(equalToConstant: 200),
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 150))
      return root
    },
    KnownMistake(
      name: "one place in two ways", kind: "twoPlaces", entry: nil,
      reason: "6 from the edge, and level with what is 0 from it"
    ) {
      let root = root()
      let (a, b) = (add(UIView(), to: root), add(UIView(), to: root))
      activate(
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 6),
        b.leadingAnchor.constraint(equalTo: root.leadingAnchor))
      return root
    },
    KnownMistake(
      name: "content that must not shrink", kind: "contentSize", entry: "CompressionResistance:1000",
      reason: "the text is wider than 10 and must not be cut"
    ) {
      let root = root()
      let label = add(UILabel(), to: root)
      label.text = "Hello"
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      activate(label.widthAnchor.constraint(equalToConstant: 10))
      return root
    },
  ]

  static let stacks: [KnownMistake] = [
    KnownMistake(
      name: "hidden with a width", kind: "stackHiding", entry: "UISV-hiding", reason: "hidden is 0, the constraint 30"
    ) {
      let root = root()
      let stack = add(UIStackView(), to: root)
      let view = UIView()
      stack.addArrangedSubview(view)
      stack.addArrangedSubview(UIView())
      view.isHidden = true
      activate(view.widthAnchor.constraint(equalToConstant: 30))
      return root
    },
    KnownMistake(
      name: "hidden with a ratio", kind: "stackHiding", entry: "UISV-hiding", reason: "hidden is 0, half of 50 is not"
    ) {
      let root = root()
      let stack = add(UIStackView(), to: root)
      stack.axis = .vertical
      let view = UIView()
      stack.addArrangedSubview(view)
      stack.addArrangedSubview(UIView())
      view.isHidden = true
      activate(
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
      return root
    },
    KnownMistake(
      name: "equal, with sizes of their own", kind: "stackArrangement", entry: "width == ",
      reason: "50 is not 80, and both are to be equal"
    ) {
      let root = root()
      let stack = add(UIStackView(), to: root)
      stack.distribution = .fillEqually
      let (a, b) = (UIView(), UIView())
      stack.addArrangedSubview(a)
      stack.addArrangedSubview(b)
      activate(a.widthAnchor.constraint(equalToConstant: 50), b.widthAnchor.constraint(equalToConstant: 80))
      return root
    },
    KnownMistake(
      name: "filled over", kind: "stackArrangement", entry: "width == ",
      reason: "60 + 10 + 60 = 130, but the stack has 100"
    ) {
      let root = root()
      let stack = add(UIStackView(), to: root)
      stack.spacing = 10
      let (a, b) = (UIView(), UIView())
      stack.addArrangedSubview(a)
      stack.addArrangedSubview(b)
      activate(
        stack.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(equalToConstant: 60),
        b.widthAnchor.constraint(equalToConstant: 60))
      return root
    },
  ]
}
