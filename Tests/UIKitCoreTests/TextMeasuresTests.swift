import Testing
import TextLayout

@testable import UIKitCore

/// A view that was measured before says the same as a new one, whatever changed since.
@MainActor
@Suite(.serialized) struct TextMeasuresTests {
  init() {
    UIScreen.main.profile.scale = 2
    UIScreen.main.profile.release = 17
    UIScreen.main.profile.contentSizeCategory = .large
  }

  private let sizes = [CGSize(width: 100, height: 0), CGSize(width: 60, height: 0), CGSize(width: 31, height: 0)]

  private func measure(_ view: UIView) -> [CGSize] {
    [view.intrinsicContentSize] + sizes.map { view.sizeThatFits($0) } + [view.intrinsicContentSize]
  }

  /// Applies the changes one after the other, to a view that is measured after each and to new ones that are not.
  private func check<View: UIView>(_ make: @MainActor () -> View, _ changes: [@MainActor (View) -> Void]) {
    let view = make()
    _ = measure(view)
    for count in changes.indices {
      changes[count](view)
      let new = make()
      for change in changes[...count] { change(new) }
      let before = measure(view)
      #expect(before == measure(new), "change \(count)")
      #expect(before == measure(view), "again after change \(count)")
    }
  }

  @Test func labels() {
    let styled = NSAttributedString(
      string: "some words of another size", attributes: [.font: UIFont.systemFont(ofSize: 30), .kern: 2])
    check(
      { UILabel() },
      [
        { $0.text = "some words in a row" }, { $0.numberOfLines = 0 }, { $0.text = "fewer words" },
        { $0.font = .systemFont(ofSize: 21) }, { $0.font = .boldSystemFont(ofSize: 21) }, { $0.numberOfLines = 2 },
        { $0.lineBreakMode = .byCharWrapping }, { $0.attributedText = styled }, { $0.font = .systemFont(ofSize: 9) },
        { $0.attributed?.paragraph.lineSpacing = 7 }, { $0.text = "words" }, { $0.text = "e\u{301}\u{2126}" },
        { $0.text = "\u{E9}\u{3A9}" }, { $0.preferredMaxLayoutWidth = 20 }, { $0.text = "" }, { $0.text = nil },
      ])
    check({ UILabel() }, [{ $0.text = "x" }, { $0.attributedText = nil }, { $0.text = "y" }])
  }

  /// What a report asks costs the next layout nothing.
  @Test(arguments: [0, 1, 2]) func theSizeOfAllLinesLeavesWhatIsKnown(numberOfLines: Int) {
    let label = UILabel()
    label.text = "some words in a row"
    label.numberOfLines = numberOfLines
    _ = measure(label)
    let known = String(describing: label.measures)
    let size = label.textRect(ofAllLinesFor: CGSize(width: 40, height: 0))
    #expect(size.height > label.textRect(ofAllLinesFor: .zero).height)
    #expect(String(describing: label.measures) == known)
  }

  /// The text size and the screen are no properties of the label.
  @Test func surroundings() {
    let label = UILabel()
    label.text = "some words"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let large = label.intrinsicContentSize
    UIScreen.main.profile.contentSizeCategory = .AX3
    let larger = label.intrinsicContentSize
    #expect(larger.width > large.width * 2)
    UIScreen.main.profile.contentSizeCategory = .large
    #expect(label.intrinsicContentSize == large)
    UIScreen.main.profile.scale = 1
    #expect(label.intrinsicContentSize.width == large.width.rounded(.up))
    UIScreen.main.profile.scale = 2
    #expect(label.intrinsicContentSize == large)
  }

  @Test func buttons() {
    let styled = NSAttributedString(string: "styled title", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    check(
      { UIButton(type: .system) },
      [
        { $0.setTitle("Title", for: .normal) }, { $0.titleFont = .systemFont(ofSize: 22) },
        { $0.setTitle("e\u{301}\u{2126} title", for: .normal) }, { $0.setTitle("\u{E9}\u{3A9} title", for: .normal) },
        { $0.setTitle("Another", for: .disabled) }, { $0.isEnabled = false },
        { $0.setAttributedTitle(styled, for: .normal) }, { $0.setAttributedTitle(nil, for: .normal) },
        { $0.configuration = .filled() }, { $0.configuration?.title = "Configured" },
        { $0.configuration?.subtitle = "Below" }, { $0.role = .primary }, { $0.configuration = nil },
      ])
  }

  @Test func fields() {
    let styled = NSAttributedString(string: "styled text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    check(
      { UITextField() },
      [
        { $0.placeholder = "Name" }, { $0.text = "some name" }, { $0.font = .systemFont(ofSize: 25) },
        { $0.borderStyle = .roundedRect }, { $0.attributedText = styled }, { $0.text = "" },
        { $0.attributedPlaceholder = styled }, { $0.placeholder = "e\u{301}" }, { $0.text = nil }, { $0.font = nil },
        { $0.attributedText = NSAttributedString(string: "") },
      ])
  }

  @Test func textViews() {
    let styled = NSAttributedString(string: "styled text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    check(
      { () -> UITextView in
        let view = UITextView()
        view.isScrollEnabled = false
        return view
      },
      [
        { $0.text = "some words in a row" }, { $0.font = .systemFont(ofSize: 25) }, { $0.text = "fewer words" },
        { $0.textContainer.maximumNumberOfLines = 1 }, { $0.textContainer.lineBreakMode = .byCharWrapping },
        { $0.textContainer.lineFragmentPadding = 0 }, { $0.textContainerInset.left = 40 },
        { $0.attributedText = styled }, { $0.text = nil },
      ])
  }
}
