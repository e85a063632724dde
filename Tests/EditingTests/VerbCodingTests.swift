import Foundation
import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Verbs as JSON. source: derived: what is written is what was meant, whoever wrote it.
@Suite struct VerbCodingTests {
  private static let pin: Pin = {
    var pin = Pin()
    pin.edges = [.top: .points(8), .leading: .standard, .trailing: .current]
    (pin.width, pin.height, pin.aspectRatio) = (.points(44.5), .current, "16:9")
    (pin.equalWidths, pin.toMargins, pin.updatesFrames) = (true, true, true)
    pin.neighbors = [.trailing: "b"]
    (pin.relation, pin.priority) = (.greaterThanOrEqual, 750)
    return pin
  }()

  private static let alignment: Alignment = {
    var alignment = Alignment()
    alignment.attributes = [.leading, .firstBaseline]
    (alignment.centerXInContainer, alignment.offset, alignment.priority) = (4, -2, 250)
    return alignment
  }()

  private static let view: NewView = {
    var view = NewView(.label, id: "abc-de-fgh")
    (view.label, view.text) = ("Title", "Hello")
    view.frame = Rect(x: 1, y: 2.5, width: 30, height: 40)
    view.attributes = ["tag": "7"]
    return view
  }()

  private static let embedding: Embedding = {
    var embedding = Embedding(.stackView)
    (embedding.axis, embedding.spacing, embedding.label, embedding.id) = (.vertical, 8, "Stack", "stk-aa-001")
    (embedding.alignment, embedding.distribution) = (.center, .equalSpacing)
    return embedding
  }()

  static let verbs: [Verb] = [
    .pin(["a", "b"], pin), .pin(["a"], Pin()), .align(["a", "b"], alignment), .align(["a"], Alignment()),
    .connect("a", "b", [.horizontalSpacing, .equalWidths]), .constrain("a.width = 40", identifier: "w"),
    .constrain("a.width = 40", identifier: nil), .set(["a"], [Assignment("constant", "8"), Assignment("text", nil)]),
    .set(["a", "b"], [Assignment("tag", "1")]), .duplicate(["a"], by: Verb.usualDistance),
    .duplicate(["a", "b"], by: Point(x: 0, y: 40)),
    .vary(["a"], [Assignment("constant", "8")], VariedClasses(width: .regular, height: .compact)),
    .install(["a"], false, VariedClasses(height: .compact)), .install(["a"], true, nil),
    .add(view, into: "b", at: 2), .add(NewView(.view), into: "b", at: nil), .delete(["a", "b"]),
    .move(["a"], into: "b", at: 0), .embed(["a", "b"], embedding), .embed(["a"], Embedding(.view)), .unembed("a"),
    .resolve([], .addMissing), .resolve(["a"], .clear), .outlet(from: "c", property: "title", to: "a"),
    .guide(into: "a", name: "Column"), .guide(into: "a", name: nil),
    .collection(from: "c", property: "titles", to: "a"),
    .action(from: "a", selector: "tap:", to: "c", event: "touchUpInside"),
    .action(from: "a", selector: "tap", to: "c", event: nil), .paste("<document/>", into: "a", at: 1),
    .paste("<document/>", into: "a", at: nil),
  ]

  @Test(arguments: verbs) func aVerbIsReadAsItWasWritten(_ verb: Verb) throws {
    let written = try JSONEncoder().encode(verb)
    #expect(try JSONDecoder().decode(Verb.self, from: written) == verb)
  }

  @Test func membersThatSayNothingAreLeftOut() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Verb.pin(["a"], Pin())), as: UTF8.self)
    #expect(text == #"{"objects":["a"],"verb":"pin"}"#)
  }

  @Test(arguments: [
    (#"{"verb": "spin"}"#, "There is no verb spin."),
    (#"{"verb": "delete"}"#, "The verb delete needs the key objects."),
    (#"{"verb": "delete", "objects": []}"#, "The verb delete needs objects."),
    (#"{"verb": "pin", "objects": ["a"], "edges": {"up": 8}}"#, "There is no edge up."),
    (
      #"{"verb": "pin", "objects": ["a"], "width": "wide"}"#,
      "A distance must be a number, \"current\" or \"standard\", not \"wide\"."
    ),
    (#"{"verb": "pin", "objects": ["a"], "priority": 0}"#, "A priority must be between 1 and 1000."),
    (#"{"verb": "align", "objects": ["a"], "attributes": ["north"]}"#, "There is no attribute north."),
    (#"{"verb": "add", "kind": "label", "into": "a", "frame": [1, 2]}"#, "A frame must contain four numbers."),
    (#"{"verb": "embed", "objects": ["a"], "axis": "z"}"#, "There is no axis z."),
    (#"{"verb": "vary", "object": "a", "sizeClass": "big"}"#, "There is no size class big."),
  ]) func aMistakeIsNamed(_ json: String, _ sentence: String) {
    do {
      _ = try JSONDecoder().decode(Verb.self, from: Data(json.utf8))
      Issue.record("\(json) is read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == sentence)
    } catch {
      Issue.record("\(error)")
    }
  }
}
