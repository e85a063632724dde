import Testing

@testable import UIKitCore

/// Sizes of content and what follows from them.
@MainActor
@Suite(.serialized) struct ContentTests {
  @Test func classicButtonsArePaddedUnlessInsetsSaySo() {
    // 18-point "Hello" on a custom button is 41x34; insets of 10/20/10/20 replace the padding: 81x42 (a published case).
    let button = UIButton(type: .custom)
    button.setTitle("Hello", for: .normal)
    #expect(button.intrinsicContentSize.height == 34)
    let width = button.intrinsicContentSize.width
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: width + 40, height: 42))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func emptyThingsHaveTheSizesOfIOS() {
    #expect(UILabel().intrinsicContentSize == .zero)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIImageView(image: nil).intrinsicContentSize == CGSize(width: -1, height: -1))
    let image = UIImage(name: nil, size: CGSize(width: 100, height: 100))
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 100, height: 100))
    onScreen { #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31)) }
  }

  @Test func aLabelWrapsAtTheWidthItGets() {
    onScreen(scale: 2) {
      // 17-point lines are 20.287 high: three of them 60.86, 61 on a 2x screen (Xcode's own figure for a cell).
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      ])
      root.layoutIfNeeded()
      #expect(label.frame.width == 304)
      #expect(label.frame.height == 61)
      root.frame.size.width = 1000
      root.layoutIfNeeded()
      #expect(label.frame.height == 20.5)
    }
  }

  @Test func scrollViewEdgesMeanTheContent() {
    // 139 + 42 + 139 = 320 and 63 + 21 + 464 = 548.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let scrollView = UIScrollView()
    let view = UIView()
    for item in [scrollView, view] { item.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scrollView)
    scrollView.addSubview(view)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor), view.widthAnchor.constraint(equalToConstant: 42),
      view.heightAnchor.constraint(equalToConstant: 21),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 139),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 139),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 63),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 464),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 548))
    #expect(view.frame == CGRect(x: 139, y: 63, width: 42, height: 21))
    scrollView.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(view.frame.minY == 63)
  }

  @Test func aHiddenArrangedViewLeavesTheRow() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let views = (0..<3).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 100])
    #expect(views.map(\.frame.minX) == [0, 110, 220])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect([views[0], views[2]].map(\.frame.width) == [155, 155])
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 100])
  }

  @Test func proportionalFillFollowsTheIntrinsicSizes() {
    // 2 : 4 : 6 of 240 points are 40, 80 and 120.
    final class Block: UIView {
      let width: CGFloat
      init(_ width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 240, height: 10))
    let blocks = [2, 4, 6].map { Block($0) }
    for block in blocks { stack.addArrangedSubview(block) }
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(blocks.map(\.frame.width) == [40, 80, 120])
  }

  @Test func fittingAsksTheConstraintsAndMovesNothing() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 7, height: 7))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 57))
    #expect(view.frame == CGRect(x: 5, y: 5, width: 7, height: 7))
  }
}

/// Rows that take their height from their constraints.
@MainActor
@Suite(.serialized) struct RowTests {
  @Test func fittingSeesWhatStackViewsArrange() {
    // 4 + (15 + 8 + 15) + 4 = 46, before any layout of the stack's own tree.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    for _ in 0..<2 {
      let block = UIView()
      block.heightAnchor.constraint(equalToConstant: 15).isActive = true
      stack.addArrangedSubview(block)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 4),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 46))
  }

  @Test func rowsFollowTheTableThroughARotationAndBack() {
    onScreen(scale: 2) {
      // 17-point lines are 20.287 high: with margins of 8 a text of two lines makes a row of 57, of one line 36.5.
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.autoresizingMask = .flexibleWidth
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "A text that is too long for three hundred points"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.addSubview(label)
      table.addSubview(cell)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.layoutMarginsGuide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.layoutMarginsGuide.trailingAnchor),
      ])
      table.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 300, height: 57))
      table.frame.size = CGSize(width: 600, height: 300)
      table.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 600, height: 36.5))
      table.frame.size = CGSize(width: 300, height: 600)
      table.layoutIfNeeded()
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 300, height: 57))
    }
  }
}
