import Editing
import InterfaceBuilder

/// What a control-drag from one object to another offers.
struct ConnectionOffers: Encodable {
  var offers: [Offer]

  struct Offer: Encodable {
    var title: String
    var changes: [DocumentChange]
  }
}

@MainActor
extension Studio {
  /// What connecting two objects offers, in the order of Xcode's menus: what can be made, and is not there already. From an object to
  /// itself it offers sizes.
  func offers(_ file: String?, from: String?, to: String?) throws(StudioError) -> ConnectionOffers {
    let session = try session(file)
    guard let from, let to else { throw StudioError(400, "A connection needs a source and a destination.") }
    let item = try item(session, language: nil)
    let candidates =
      from == to ? Self.sizes(of: from) : Self.connections(from, to, Self.drags(from, to, in: session.document))
    return ConnectionOffers(
      offers: candidates.filter { offer in
        (try? session.trying(offer.changes, options: item.options) { !$0.patches.isEmpty }) ?? false
      })
  }

  private static func connections(_ from: String, _ to: String, _ drags: [ControlDrag]) -> [ConnectionOffers.Offer] {
    drags.map { drag in
      .init(title: drag.title, changes: [.verb(.connect(from, to, [drag]))])
    }
  }

  private static func sizes(of id: String) -> [ConnectionOffers.Offer] {
    connections(id, id, [.width, .height, .aspectRatio])
  }

  /// Distances to edges are for a view and what is around it, spacings for views beside each other.
  private static func drags(_ from: String, _ to: String, in document: Document) -> [ControlDrag] {
    func isAround(_ outer: String, _ inner: String) -> Bool {
      document.scenes.flatMap(\.allRoots).flatMap(\.tree).contains { view in
        (view.id == outer || view.layoutGuides.contains { $0.id == outer }) && view.tree.contains { $0.id == inner }
      } || document.scenes.contains { $0.controller?.layoutGuides.contains { $0.id == outer } ?? false }
    }
    if isAround(from, to) || isAround(to, from) {
      return [
        .leadingSpace, .trailingSpace, .topSpace, .bottomSpace, .leadingMargin, .trailingMargin, .topMargin,
        .bottomMargin, .centerX,
        .centerY, .equalWidths, .equalHeights, .aspectRatio,
      ]
    }
    return [
      .horizontalSpacing, .verticalSpacing, .standardHorizontalSpacing, .standardVerticalSpacing, .top, .centerY,
      .bottom, .firstBaseline,
      .lastBaseline, .leading, .centerX, .trailing, .equalWidths, .equalHeights, .aspectRatio,
    ]
  }
}

extension ControlDrag {
  /// As Xcode's menu calls it.
  fileprivate var title: String {
    switch self {
    case .horizontalSpacing: "Horizontal Spacing"
    case .verticalSpacing: "Vertical Spacing"
    case .standardHorizontalSpacing: "Standard Horizontal Spacing"
    case .standardVerticalSpacing: "Standard Vertical Spacing"
    case .leadingSpace: "Leading Space to Safe Area"
    case .trailingSpace: "Trailing Space to Safe Area"
    case .topSpace: "Top Space to Safe Area"
    case .bottomSpace: "Bottom Space to Safe Area"
    case .leadingMargin: "Leading Space to Margin"
    case .trailingMargin: "Trailing Space to Margin"
    case .topMargin: "Top Space to Margin"
    case .bottomMargin: "Bottom Space to Margin"
    case .top: "Top"
    case .bottom: "Bottom"
    case .leading: "Leading"
    case .trailing: "Trailing"
    case .centerX: "Center Horizontally"
    case .centerY: "Center Vertically"
    case .firstBaseline: "First Baseline"
    case .lastBaseline: "Last Baseline"
    case .equalWidths: "Equal Widths"
    case .equalHeights: "Equal Heights"
    case .aspectRatio: "Aspect Ratio"
    case .width: "Width"
    case .height: "Height"
    }
  }
}
