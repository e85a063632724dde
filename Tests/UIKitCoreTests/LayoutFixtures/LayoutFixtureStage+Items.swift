@testable import UIKitCore

/// What a name of a fixture means: a view, a guide, or a part of a view (`row.textLabel`, `root.margins`).
extension LayoutFixtureStage {
  func item(_ operand: LayoutCase.Operand, _ line: Int) throws -> AnyObject {
    guard let object = items[operand.item] else { throw error(line, "no item called \(operand.item)") }
    return try operand.parts.reduce(object) { object, name in
      guard let view = object as? UIView, let part = part(name, of: view) else {
        throw error(line, "\(operand.item) has no guide \(name)")
      }
      return part
    }
  }

  private func part(_ name: String, of view: UIView) -> AnyObject? {
    switch name {
    case "safeArea": view.safeAreaLayoutGuide
    case "margins": view.layoutMarginsGuide
    case "readable": view.readableContentGuide
    case "content": (view as? UIScrollView)?.contentLayoutGuide
    case "frame": (view as? UIScrollView)?.frameLayoutGuide
    case "contentView": (view as? UITableViewCell)?.contentView
    case "textLabel": (view as? UITableViewCell)?.textLabel
    case "detailTextLabel": (view as? UITableViewCell)?.detailTextLabel
    case "imageView": (view as? UITableViewCell)?.imageView
    case "titleLabel": (view as? UIButton)?.titleLabel
    default: nil
    }
  }

  /// Where a view, a part (`root.margins`) or an item of a collection view (`grid.3`) lies in its superview, or owner.
  func frame(of name: String, _ line: Int) throws -> CGRect {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2, let grid = items[parts[0]] as? UICollectionView, let index = Int(parts[1]) {
      let path = IndexPath(item: index, section: 0)
      guard let attributes = grid.collectionViewLayout.layoutAttributesForItem(at: path) else {
        throw error(line, "no item \(index)")
      }
      return attributes.frame
    }
    if parts.count == 2, parts[1] == "contentSize", let view = items[parts[0]] as? UIScrollView {
      return CGRect(origin: .zero, size: view.contentSize)
    }
    let object = try item(LayoutCase.Operand(item: parts[0], parts: Array(parts.dropFirst()), attribute: ""), line)
    return (object as? UIView)?.frame ?? (object as? UILayoutGuide)?.layoutFrame ?? .zero
  }

  /// The numbers of a property that a `property: view …` line asks for.
  nonisolated static let properties: [String: @MainActor (UIView) -> [CGFloat]] = [
    "intrinsic": { [$0.intrinsicContentSize.width, $0.intrinsicContentSize.height] },
    "hugging": { view in [.horizontal, .vertical].map { CGFloat(view.contentHuggingPriority(for: $0).rawValue) } },
    "resistance": { view in
      [.horizontal, .vertical].map { CGFloat(view.contentCompressionResistancePriority(for: $0).rawValue) }
    },
    "alignment-insets": { $0.alignmentRectInsets.numbers },
    "margins": { $0.layoutMargins.numbers },
    "safe-area": { $0.safeAreaInsets.numbers },
    "insets": { ($0 as? UIScrollView)?.adjustedContentInset.numbers ?? [] },
    "offset": { ($0 as? UIScrollView).map { [$0.contentOffset.x, $0.contentOffset.y] } ?? [] },
    "content": { ($0 as? UIScrollView).map { [$0.contentSize.width, $0.contentSize.height] } ?? [] },
    "size-classes": {
      [
        CGFloat($0.traitCollection.horizontalSizeClass.rawValue),
        CGFloat($0.traitCollection.verticalSizeClass.rawValue),
      ]
    },
    "point-size": { [($0 as? UILabel)?.font.pointSize ?? 0] },
  ]

  nonisolated static let textSizes: [String: UIContentSizeCategory] = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
    "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
    "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
}
