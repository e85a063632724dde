@testable import UIKitCore
import Testing

/// The engine that a view keeps for its fitting size gives what a new one gives, whatever changed since the last question.
@MainActor
struct KeptFittingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let box = Card()

  init() {
    box.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    window.addSubview(box)
    window.layoutIfNeeded()
    _ = size()
  }

  @Test func isKept() {
    _ = size()
    let kept = box.layoutEntry?.fitting
    #expect(kept != nil)
    _ = size(250)
    #expect(box.layoutEntry?.fitting === kept)
  }

  @Test(arguments: Change.allCases)
  func agreesWithANewOne(_ change: Change) {
    let before = size()
    change.make(box)
    let kept = size()
    box.layoutEntry?.fitting = nil
    #expect(kept == size())
    #expect((kept != before) == change.isSeen)
    // The same after a pass, and for another width.
    window.layoutIfNeeded()
    let narrow = size(180)
    box.layoutEntry?.fitting = nil
    #expect(narrow == size(180))
  }

  @Test(arguments: 0..<20)
  func agreesAfterManyChanges(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let change = Change.allCases.randomElement(using: &random)!
      change.make(box)
      if Bool.random(using: &random) { window.layoutIfNeeded() }
      let width = CGFloat([160, 220, 300].randomElement(using: &random)!)
      let kept = size(width)
      box.layoutEntry?.fitting = nil
      #expect(kept == size(width), "\(change)")
    }
  }

  @Test func anInnerQuestionDoesNotHideAChange() {
    _ = box.texts.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = size()
    box.detail.text = "One\nTwo\nThree\nFour\nFive"
    _ = box.texts.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let kept = size()
    box.layoutEntry?.fitting = nil
    #expect(kept == size())
  }

  @Test func aRemovedViewIsReleased() {
    weak var gone: UIView?
    do {
      let view = UIView()
      box.addSubview(view)
      gone = view
      _ = size()
      view.removeFromSuperview()
    }
    window.layoutIfNeeded()
    #expect(gone == nil)
  }

  private func size(_ width: CGFloat = 300) -> CGSize {
    box.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  enum Change: CaseIterable {
    case text, constant, priority, newView, removal, margins, frame, direction, hiding, hugging, font, nothing, move

    var isSeen: Bool {
      switch self {
      case .text, .constant, .newView, .margins, .frame, .hiding, .font: true
      case .priority, .removal, .direction, .hugging, .nothing, .move: false
      }
    }

    @MainActor func make(_ box: Card) {
      switch self {
      case .text: box.detail.text = (box.detail.text ?? "") + " and some words more that take another line"
      case .constant: box.gap.constant += 7
      case .priority: box.gap.priority = UILayoutPriority(box.gap.priority.rawValue == 999 ? 998 : 999)
      case .newView: box.addLine()
      case .removal: box.lines.popLast()?.removeFromSuperview()
      case .margins: box.layoutMargins.bottom += 5
      case .frame: box.picture.frame.size.height += 11
      case .direction:
        box.semanticContentAttribute =
          box.semanticContentAttribute == .forceRightToLeft ? .unspecified : .forceRightToLeft
      case .hiding: box.title.isHidden.toggle()
      case .hugging: box.title.setContentHuggingPriority(UILayoutPriority(300), for: .vertical)
      case .font: box.detail.font = .systemFont(ofSize: box.detail.font.pointSize + 1)
      case .nothing: break
      case .move: box.frame.origin.x += 10
      }
    }
  }

  final class Card: UIView {
    let title = UILabel(), detail = UILabel(), picture = UIView()
    lazy var texts = UIStackView(arrangedSubviews: [title, detail])
    var gap = NSLayoutConstraint()
    var lines: [UIView] = []

    init() {
      super.init(frame: .zero)
      title.text = "Title"
      detail.text = "A text of several words that does not fit into one line of the card"
      detail.numberOfLines = 0
      texts.axis = .vertical
      texts.translatesAutoresizingMaskIntoConstraints = false
      picture.frame = CGRect(x: 8, y: 8, width: 40, height: 40)
      addSubview(picture)
      addSubview(texts)
      gap = texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8)
      gap.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        gap, texts.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        texts.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        texts.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func addLine() {
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: lines.last?.bottomAnchor ?? texts.bottomAnchor, constant: 3),
        line.heightAnchor.constraint(equalToConstant: 20), line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
      ])
      lines.append(line)
    }
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
