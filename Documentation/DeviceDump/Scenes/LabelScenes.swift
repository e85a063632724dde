import UIKit

private let sentence = "The quick brown fox jumps over the lazy dog while the evening train leaves the station."

@MainActor let labelScenes: [CatalogScene] = [
  CatalogScene("label-text-styles") { view in
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    let column = stack(.vertical, spacing: 4, styles.map { label("Hamburgefonstiv", $0) })
    column.alignment = .leading
    view.addOnTop(column)
  },
  CatalogScene("label-system-sizes") { view in
    let sizes: [CGFloat] = [9, 11, 12, 13, 15, 16, 17, 20, 24, 34, 48]
    let column = stack(
      .vertical, spacing: 2,
      sizes.map { size in
        let text = label("Size \(Int(size))")
        text.font = .systemFont(ofSize: size)
        return text
      })
    column.alignment = .leading
    view.addOnTop(column)
  },
  CatalogScene("label-weights") { view in
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let column = stack(
      .vertical, spacing: 2,
      weights.map { weight in
        let text = label("Weight of letters")
        text.font = .systemFont(ofSize: 17, weight: weight)
        return text
      })
    column.alignment = .leading
    view.addOnTop(column)
  },
  CatalogScene("label-lines") { view in
    view.addOnTop(stack(.vertical, [label(sentence, lines: 0), label(sentence, .footnote, lines: 2), label(sentence)]))
  },
  CatalogScene("label-preferred-width") { view in
    let text = label(sentence, lines: 0)
    text.preferredMaxLayoutWidth = 200
    view.addInCorner(text)
  },
  CatalogScene("label-hugging") { view in
    let (first, second) = (label("Name", name: "name"), label("Value", name: "value"))
    first.setContentHuggingPriority(.required, for: .horizontal)
    view.addOnTop(stack(.horizontal, [first, second]))
  },
  CatalogScene("label-compression") { view in
    let (first, second) = (label(sentence, name: "gives-way"), label("Never truncated", name: "resists"))
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.addOnTop(stack(.horizontal, [first, second]))
  },
  CatalogScene("label-attributed") { view in
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.paragraphSpacing = 10
    let text = NSMutableAttributedString(
      string: "Large first words\nand then a paragraph with more room between its lines.",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 28), range: NSRange(location: 0, length: 5))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 6, length: 11))
    let title = label("", lines: 0)
    title.attributedText = text
    view.addOnTop(title)
  },
  CatalogScene("label-empty-and-scripts") { view in
    let texts = ["", "Ünïcödé", "日本語の文章", "Русский текст", "٣ عربي", "🙂 emoji"]
    let column = stack(.vertical, spacing: 4, texts.map { label($0) })
    column.alignment = .leading
    view.addOnTop(column)
  },
  CatalogScene("label-text-view") { view in
    let text = UITextView()
    text.text = sentence
    text.font = .preferredFont(forTextStyle: .body)
    text.isScrollEnabled = false
    view.addOnTop(text)
  },
]
