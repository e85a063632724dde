import Editing
import InterfaceBuilder

extension Inspection {
  /// Fields of the attributes inspector under one title.
  struct Section: Encodable {
    let title: String
    let fields: [Field]

    init(_ section: AttributeSection, of element: Element) {
      title = section.title
      fields = section.fields.map { Field($0, of: element) }
    }
  }

  /// A field of the attributes inspector.
  struct Field: Encodable {
    let name: String
    let title: String
    /// `flag`, `number`, `words`, `text`, `font`, `color`, `image`, `object`, `numbers` or `flags`.
    let kind: String
    /// The words to choose from, with a value of the document that is none of them; the names of numbers.
    var words: [Word]?
    /// What the document says; nil if it does not.
    let value: String?
    /// What holds where the document does not say.
    let usual: String?

    struct Word: Encodable {
      let value: String
      let title: String

      init(_ value: String) { (self.value, title) = (value, AttributeField.title(ofWord: value)) }
    }

    init(_ field: AttributeField, of element: Element) {
      (name, title, usual) = (field.name, field.title, field.usual)
      value = field.value(in: element)
      switch field.kind {
      case .flag: kind = "flag"
      case .number: kind = "number"
      case .text: kind = "text"
      case .font: kind = "font"
      case .color: kind = "color"
      case .image: kind = "image"
      case .object: kind = "object"
      case .numbers(let names):
        kind = "numbers"
        words = names.map(Word.init)
      case .flags(let names):
        kind = "flags"
        words = names.map(Word.init)
      case .words(let known):
        kind = "words"
        let other = value.flatMap { known.contains($0) ? nil : [$0] } ?? []
        words = (known + other).map(Word.init)
      }
    }
  }
}
