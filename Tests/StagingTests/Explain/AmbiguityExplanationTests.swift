import Staging
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct AmbiguityExplanationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  init() { root.accessibilityIdentifier = "root" }

  final class Text: UIView {
    var width: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
  }

  private func text(_ name: String, width: CGFloat) -> Text {
    let view = Text()
    view.width = width
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return view
  }

  /// `|label field|` in 300 points, each 100 wide by its content, both hugging at 250.
  private func row() -> (label: Text, field: Text) {
    let (label, field) = (text("label", width: 100), text("field", width: 100))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return (label, field)
  }

  @Test func whatOneGainsTheOtherLoses() throws {
    let label = row().label
    let explanations = label.explainAmbiguity()
    let explanation = try #require(explanations.first)
    #expect(explanations.count == 1)
    #expect(explanation.quantity == "width")
    // Neither is narrower than its content.
    #expect(explanation.range == 100...200)
    let rates = Dictionary(uniqueKeysWithValues: explanation.motions.map { ("\($0.item).\($0.quantity)", $0.rate) })
    // Up or down, as there is room: the field begins where the label ends, and what the one gains the other loses.
    let sign = try #require(rates["label.width"])
    #expect(abs(sign) == 1)
    #expect(rates == ["label.width": sign, "field.minX": sign, "field.width": -sign])
    #expect(explanation.motions.first?.item == "label")
    #expect(
      explanation.description.contains(
        sign > 0
          ? "label.width grows as field.minX moves right, field.width shrinks"
          : "label.width shrinks as field.minX moves left, field.width grows"))
  }

  @Test func aTieIsDecidedByOne() throws {
    let label = row().label
    let settlements = try #require(label.explainAmbiguity().first).settlements
    // The one that hugs less takes the rest, the other is 100 wide: if it is the label, of which it is told, that is 200 wide.
    let hugging = settlements.filter { $0.kind == .lowerHugging }
    #expect(
      Set(hugging.map(\.text)) == [
        "lower the horizontal hugging of label from 250 to 249; then label is 200 points wide",
        "lower the horizontal hugging of field from 250 to 249; then label is 100 points wide",
      ])
    #expect(settlements.last?.kind == .addConstraint)
    let present = Int(label.frame.width)
    #expect(settlements.last?.text == "add label.width == \(present)")
  }

  @Test func followingTheAdviceSettlesIt() throws {
    let (label, _) = row()
    root.layoutIfNeeded()
    #expect(label.hasAmbiguousLayout)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(!label.hasAmbiguousLayout)
    #expect(label.frame.width == 100)
    #expect(label.explainAmbiguity().isEmpty)
  }

  @Test func aPlaceIsKeptByAnEdge() throws {
    let box = text("box", width: 40)
    let explanation = try #require(box.explainAmbiguity().first)
    #expect(explanation.quantity == "minX")
    #expect(explanation.range == -Double.infinity...Double.infinity)
    #expect(explanation.motions.map(\.quantity) == ["minX"])
    // What nothing places is at 0.
    #expect(explanation.settlements.map(\.text) == ["add box.leading == root.leading"])
    #expect(
      explanation.description == """
        box.minX is 0, but could be anything
          box.minX moves right alone
          resolved by: add box.leading == root.leading
        """)
  }
}
