import UIKit

@MainActor let constraintScenes: [CatalogScene] = [
  CatalogScene("constraint-centre") { view in
    let box = box("box", width: 120, height: 80)
    view.add(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  },
  CatalogScene("constraint-safe-area") { view in
    let box = box("box")
    view.add(box)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: area.topAnchor), box.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  },
  CatalogScene("constraint-margins") { view in
    let box = box("box")
    view.add(box)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: margins.topAnchor), box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  },
  CatalogScene("constraint-own-margins") { view in
    let (outer, inner) = (box("outer", .systemYellow), box("inner"))
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 12, trailing: 20)
    view.addOnTop(outer)
    outer.add(inner)
    NSLayoutConstraint.activate([
      outer.heightAnchor.constraint(equalToConstant: 200),
      inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
    ])
  },
  CatalogScene("constraint-readable-width") { view in
    let text = label("Lines that are too long are hard to read, so that wide screens leave room beside them.", lines: 0)
    view.add(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  },
  CatalogScene("constraint-equal-widths") { view in
    let (first, second, third) = (box("first"), box("second", .systemGreen), box("third", .systemRed))
    view.add(first, second, third)
    var constraints = [
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      third.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: 10),
      third.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      third.widthAnchor.constraint(equalTo: first.widthAnchor),
    ]
    for box in [first, second, third] {
      constraints.append(box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20))
      constraints.append(box.heightAnchor.constraint(equalToConstant: 44))
    }
    NSLayoutConstraint.activate(constraints)
  },
  CatalogScene("constraint-multipliers") { view in
    let (wide, square) = (box("wide"), box("square", .systemGreen))
    view.add(wide, square)
    NSLayoutConstraint.activate([
      wide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      wide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      wide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2.0 / 3.0),
      wide.heightAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 9.0 / 16.0, constant: 5),
      square.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 8),
      square.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      square.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      square.heightAnchor.constraint(equalTo: square.widthAnchor),
    ])
  },
  CatalogScene("constraint-priorities") { view in
    let box = box("box")
    view.add(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 1000)
    wide.priority = .defaultHigh
    let high = box.heightAnchor.constraint(equalToConstant: 300)
    high.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, high, box.heightAnchor.constraint(lessThanOrEqualToConstant: 250),
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 24),
    ])
  },
  CatalogScene("constraint-layout-guide") { view in
    let (guide, first, second) = (
      UILayoutGuide(), box("first", width: 60, height: 40), box("second", width: 90, height: 20)
    )
    view.addLayoutGuide(guide)
    view.add(first, second)
    NSLayoutConstraint.activate([
      guide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 30),
      first.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 12),
      second.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      first.topAnchor.constraint(equalTo: guide.topAnchor), first.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      second.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
  },
  CatalogScene("constraint-system-spacing") { view in
    let (title, text) = (label("Title", .headline), label("The distance between baselines follows the fonts."))
    view.add(title, text)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      title.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      text.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
    ])
  },
]
