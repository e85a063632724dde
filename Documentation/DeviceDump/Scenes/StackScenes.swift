import UIKit

@MainActor let stackScenes: [CatalogScene] = [
  CatalogScene("stack-spacing") { view in
    view.addOnTop(
      stack(.vertical, spacing: 12, [label("First"), label("Second", .title1), label("Third", .caption1)]))
  },
  CatalogScene("stack-fill-equally") { view in
    let row = stack(.horizontal, [box("first"), box("second", .systemGreen), box("third", .systemRed)])
    row.distribution = .fillEqually
    view.addOnTop(row)
    row.heightAnchor.constraint(equalToConstant: 60).isActive = true
  },
  CatalogScene("stack-fill-proportionally") { view in
    let row = stack(.horizontal, [label("A"), label("Some words"), label("More words than that")])
    row.distribution = .fillProportionally
    view.addOnTop(row)
  },
  CatalogScene("stack-equal-spacing") { view in
    let row = stack(
      .horizontal,
      [box("first", width: 30, height: 30), box("second", width: 60, height: 30), box("third", width: 45, height: 30)])
    row.distribution = .equalSpacing
    view.addOnTop(row)
  },
  CatalogScene("stack-equal-centering") { view in
    let row = stack(
      .horizontal,
      [box("first", width: 30, height: 30), box("second", width: 90, height: 30), box("third", width: 45, height: 30)])
    row.distribution = .equalCentering
    view.addOnTop(row)
  },
  CatalogScene("stack-alignments") { view in
    let alignments: [UIStackView.Alignment] = [.fill, .top, .center, .bottom]
    let rows = alignments.enumerated().map { index, alignment in
      let row = stack(
        .horizontal,
        [box("low-\(index)", width: 40, height: 20), label("Text"), box("high-\(index)", width: 40, height: 50)])
      // A fixed height contradicts a row that stretches its views.
      row.alignment = alignment == .fill ? .center : alignment
      return row
    }
    view.addOnTop(stack(.vertical, spacing: 20, rows))
  },
  CatalogScene("stack-baselines") { view in
    let row = stack(.horizontal, [label("Large", .largeTitle), label("Small", .footnote), label("Body")])
    row.alignment = .firstBaseline
    view.addInCorner(row)
  },
  CatalogScene("stack-custom-spacing") { view in
    let (first, second) = (label("First"), label("Second"))
    let column = stack(.vertical, spacing: 4, [first, second, label("Third")])
    column.setCustomSpacing(24, after: first)
    column.setCustomSpacing(UIStackView.spacingUseSystem, after: second)
    view.addOnTop(column)
  },
  CatalogScene("stack-margins") { view in
    let column = stack(.vertical, [label("Inside"), label("of margins")])
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    view.addOnTop(column)
  },
  CatalogScene("stack-nested-hidden") { view in
    let gone = label("Hidden")
    gone.isHidden = true
    let inner = stack(.vertical, spacing: 2, [label("Inner title", .headline), label("Inner text", .subheadline)])
    let row = stack(.horizontal, spacing: 12, [box("picture", width: 48, height: 48), inner, gone])
    row.alignment = .center
    view.addOnTop(stack(.vertical, [row, label("Below")]))
  },
]
