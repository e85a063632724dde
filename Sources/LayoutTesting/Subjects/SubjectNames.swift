import Geometry
import UIKit

/// What failures and snapshots call the views of a subject: an accessibility identifier, else the property that holds the view, else
/// its text, else its class. The second of a name is `name #2`.
@MainActor
struct SubjectNames {
  private var items: [ObjectIdentifier: ItemName] = [:]
  /// Views with a name of their own; class or text identifies the others.
  private var given: [ObjectIdentifier: String] = [:]
  private let guideNames: PropertyNames

  init(of subject: AnyObject, below root: UIView) {
    let views = root.subtree
    var properties = PropertyNames()
    for owner in Self.owners(of: subject, views) { properties.add(of: owner) }
    var used: [String: Int] = [:]
    for view in views {
      let identifier = view.accessibilityIdentifier.map(VisibleText.line)
      let name = identifier?.isEmpty ?? true ? properties[view] : identifier
      if let name { given[ObjectIdentifier(view)] = name }
      let plain = name ?? view.shownText.map { "\"\($0)\"" } ?? (view === root ? "root" : "\(type(of: view))")
      used[plain, default: 0] += 1
      let count = used[plain, default: 1]
      items[ObjectIdentifier(view)] = ItemName(count == 1 ? plain : "\(plain) #\(count)")
    }
    guideNames = properties
  }

  /// Controllers first: what they call a view goes before what the view's superview calls it.
  private static func owners(of subject: AnyObject, _ views: [UIView]) -> [AnyObject] {
    var owners: [AnyObject] = [subject]
    var controllers = [subject as? UIViewController].compactMap { $0 }
    while let controller = controllers.popLast() {
      if controller !== subject { owners.append(controller) }
      controllers += controller.children
    }
    return owners + views
  }

  /// The name that the subject's code or its accessibility gives; nil for a view that class and text identify.
  func given(_ view: UIView) -> String? { given[ObjectIdentifier(view)] }

  /// A name that no other view has.
  func unique(_ view: UIView) -> String { items[ObjectIdentifier(view)]?.object ?? "\(type(of: view))" }

  /// The names for texts of constraints. Guides that are nobody's property have their identifier.
  var tree: TreeNames {
    TreeNames(
      item: { item in
        guard let item else { return ItemName("nothing") }
        if let name = items[ObjectIdentifier(item)] { return name }
        if let guide = item as? UILayoutGuide { return name(of: guide) }
        // A view outside of the subject, such as the window.
        return ItemName("\(type(of: item))")
      },
      place: TreeNames.console.place)
  }

  private func name(of guide: UILayoutGuide) -> ItemName {
    let owner = guide.owningView.map { items[ObjectIdentifier($0)]?.object ?? "\(type(of: $0))" } ?? "nothing"
    if let part = Self.parts[guide.identifier] { return ItemName(owner, part) }
    let own = guideNames[guide] ?? guide.identifier
    return ItemName(owner, .guide(own))
  }

  /// The guides that every view has, by the identifiers that UIKit gives them.
  private static let parts: [String: ItemName.Part] = [
    "UIViewSafeAreaLayoutGuide": .safeArea, "UIViewLayoutMarginsGuide": .layoutMargins,
    "UIViewReadableContentGuide": .readableContent, "UIViewKeyboardLayoutGuide": .keyboard,
    "UIScrollView-contentLayoutGuide": .content, "UIScrollView-frameLayoutGuide": .frame,
  ]
}

extension UIView {
  /// The view and all below it, superviews first.
  var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }

  /// What people read in the view, for its name: at most 25 characters of its first line, without quotation marks.
  var shownText: String? {
    let text =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: (field.text?.isEmpty ?? true) ? field.placeholder : field.text
      default: String?.none
      }
    guard let line = text?.split(whereSeparator: \.isNewline).first, !line.isEmpty else { return nil }
    let short = line.count > 25 ? line.prefix(25) + "…" : line
    return VisibleText.line(short.replacingOccurrences(of: "\"", with: "'"))
  }
}
