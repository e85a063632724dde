import AutoLayout

@testable import UIKitCore

/// `key=value` of any view; what only some classes have is in `LayoutFixtureStage+Content.swift` and `+Containers.swift`.
extension LayoutFixtureStage {
  func configure(_ view: UIView, _ node: LayoutCase.Node) throws {
    for (key, text) in node.attributes {
      let value = LayoutFixtureValue(key: key, text: text, file: layoutCase.name, line: node.line)
      try set(value, of: view, node.name)
    }
  }

  private func set(_ value: LayoutFixtureValue, of view: UIView, _ name: String) throws {
    if try setGeometry(value, of: view, name) || setMargins(value, of: view) || setPriorities(value, of: view) {
      return
    }
    if try setContainer(value, of: view) || setContent(value, of: view) { return }
    // Read where the view is made and put into the tree.
    if ["arranged", "role", "type", "style"].contains(value.key) { return }
    throw value.error("unknown attribute \(value.key)")
  }

  private func setGeometry(_ value: LayoutFixtureValue, of view: UIView, _ name: String) throws -> Bool {
    switch value.key {
    case "frame":
      let n = try value.numbers(4)
      view.frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case "size":
      let size = try value.size
      for (anchor, constant) in [(view.widthAnchor, size.width), (view.heightAnchor, size.height)] {
        keep(anchor.constraint(equalToConstant: constant), name)
      }
    case "width": keep(view.widthAnchor.constraint(equalToConstant: try value.number), name)
    case "height": keep(view.heightAnchor.constraint(equalToConstant: try value.number), name)
    case "mask": view.autoresizingMask = try mask(value)
    case "tamic": view.translatesAutoresizingMaskIntoConstraints = value.isYes
    case "hidden": view.isHidden = value.isYes
    case "semantic":
      view.semanticContentAttribute = try value.choice([
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "ltr": .forceLeftToRight,
        "rtl": .forceRightToLeft,
      ])
    default: return false
    }
    return true
  }

  /// `L`, `W`, `R`, `T`, `H`, `B`: what may flex.
  private func mask(_ value: LayoutFixtureValue) throws -> UIView.AutoresizingMask {
    let parts: [Character: UIView.AutoresizingMask] = [
      "L": .flexibleLeftMargin, "W": .flexibleWidth, "R": .flexibleRightMargin, "T": .flexibleTopMargin,
      "H": .flexibleHeight, "B": .flexibleBottomMargin, "0": [],
    ]
    return try value.text.reduce(into: []) { mask, letter in
      guard let part = parts[letter] else { throw value.error("no part of a mask: \(letter)") }
      mask.formUnion(part)
    }
  }

  private func setMargins(_ value: LayoutFixtureValue, of view: UIView) throws -> Bool {
    switch value.key {
    case "margins": view.layoutMargins = try value.insets
    case "directional-margins": view.directionalLayoutMargins = try value.directionalInsets
    case "preserves": view.preservesSuperviewLayoutMargins = value.isYes
    case "inset-by-safe-area": view.insetsLayoutMarginsFromSafeArea = value.isYes
    case "respects-minimum": controller?.viewRespectsSystemMinimumLayoutMargins = value.isYes
    case "additional-safe-area": controller?.additionalSafeAreaInsets = try value.insets
    default: return false
    }
    return true
  }

  private func setPriorities(_ value: LayoutFixtureValue, of view: UIView) throws -> Bool {
    guard ["hugging", "resistance"].contains(value.key) else { return false }
    for (axis, number) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], try value.numbers(2)) {
      let priority = UILayoutPriority(Float(number))
      if value.key == "hugging" {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    return true
  }
}
