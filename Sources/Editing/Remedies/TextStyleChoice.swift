import InterfaceBuilder
import TextLayout

/// A text style that can stand for a font.
struct TextStyleChoice {
  /// What documents call it: `UICTFontTextStyleBody`.
  let documentName: String
  /// What Interface Builder calls it: `Title 1`.
  let title: String

  /// All styles, those first whose size at the standard setting is nearest to that of a view's font.
  static func nearest(to draft: Draft, _ id: String) -> [TextStyleChoice] {
    guard let view = draft.nodes[id],
      let font = view.child("fontDescription", key: "fontDescription", in: draft.tree),
      let size = draft.value("pointSize", of: font).flatMap(Double.init)
    else { return [] }
    let isBold = draft.value("type", of: font) == "boldSystem" || draft.value("weight", of: font) == "semibold"
    func distance(_ style: TextStyle) -> Double {
      let other = style.pointSize(for: .large)
      return abs(other - size) + ((style == .headline) == isBold ? 0 : 0.25)
    }
    return TextStyle.allCases.enumerated()
      .sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
      .map { TextStyleChoice(documentName: $0.element.interfaceBuilderName, title: $0.element.title) }
  }
}

extension TextStyle {
  /// As Interface Builder's menu of fonts has it.
  fileprivate var title: String {
    switch self {
    case .largeTitle: "Large Title"
    case .title1: "Title 1"
    case .title2: "Title 2"
    case .title3: "Title 3"
    case .headline: "Headline"
    case .body: "Body"
    case .callout: "Callout"
    case .subheadline: "Subhead"
    case .footnote: "Footnote"
    case .caption1: "Caption 1"
    case .caption2: "Caption 2"
    }
  }
}
