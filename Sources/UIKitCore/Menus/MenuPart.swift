/// What a menu shows, from top to bottom.
enum MenuPart {
  /// The title of the menu, or of a section of it.
  case title(String)
  /// A row of its own.
  case row(UIMenuElement)
  /// Entries beside each other: with their titles below the images, or without.
  case entries([UIMenuElement], showTitles: Bool)
  /// What parts sections.
  case gap
  /// Entries that have not come yet.
  case pending
}

extension UIMenu {
  /// The parts of the menu while it is open, with those of inline menus inside and of entries that came later.
  var parts: [MenuPart] {
    var list = MenuPartList()
    list.add(self, isSection: false)
    return list.parts
  }
}

private struct MenuPartList {
  private(set) var parts: [MenuPart] = []
  /// Whether what comes next belongs to another section.
  private var endsSection = false

  @MainActor
  mutating func add(_ menu: UIMenu, isSection: Bool) {
    if isSection { endsSection = true }
    if !menu.title.isEmpty { append(.title(menu.title)) }
    let children = menu.children.filter { !$0.isHiddenInMenus }
    let isPalette = menu.options.contains(.displayAsPalette)
    if isPalette || menu.preferredElementSize == .small || menu.preferredElementSize == .medium {
      let showsTitles = !isPalette && menu.preferredElementSize == .medium
      let most = showsTitles ? 3 : 4
      // A palette is scrolled along its row on iOS; here it goes on in the next one.
      var rest = children[...]
      while !rest.isEmpty {
        append(.entries(Array(rest.prefix(most)), showTitles: showsTitles))
        rest = rest.dropFirst(most)
      }
    } else {
      for child in children { add(child) }
    }
    if isSection { endsSection = true }
  }

  @MainActor
  private mutating func add(_ child: UIMenuElement) {
    guard !child.isHiddenInMenus else { return }
    switch child {
    case let menu as UIMenu where menu.options.contains(.displayInline): add(menu, isSection: true)
    case let deferred as UIDeferredMenuElement:
      if deferred.isPending { append(.pending) }
      for element in deferred.elements { add(element) }
    default: append(.row(child))
    }
  }

  private mutating func append(_ part: MenuPart) {
    if endsSection, !parts.isEmpty { parts.append(.gap) }
    endsSection = false
    parts.append(part)
  }
}

extension UIMenuElement {
  /// Whether no menu shows the entry.
  fileprivate var isHiddenInMenus: Bool { (self as? any UIMenuLeaf)?.attributes.contains(.hidden) == true }
}
