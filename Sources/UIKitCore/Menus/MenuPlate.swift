import Platform

/// The plate of an open menu, with its rows; it scrolls where they have no room.
package final class MenuPlate: UIView {
  private let list = UIScrollView()
  private var rows: [UIView] = []

  init() {
    super.init(frame: .zero)
    addSubview(list)
    list.contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
  }

  package required init?(coder: NSCoder) { nil }

  /// The radius of the corners; points.
  package var corner: CGFloat { min(CGFloat(MenuMetrics.corner[layoutProfile]), bounds.height / 2) }

  /// - Parameter parent: The menu whose title leads back to the menu around it; nil for the first one.
  func fill(with menu: UIMenu, parent: UIMenu?, _ choose: @escaping (UIMenuElement) -> Void) {
    for row in rows { row.removeFromSuperview() }
    rows = []
    var parts = menu.parts
    if let parent {
      if case .title = parts.first { parts.removeFirst() }
      let head = MenuRow(parent, isHead: true)
      head.addAction(UIAction { _ in choose(parent) }, for: .touchUpInside)
      rows.append(head)
      if !parts.isEmpty { rows.append(MenuGap()) }
    }
    let separates = MenuMetrics.separatesRows[layoutProfile]
    let lines = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
    for part in parts {
      var row: UIView
      switch part {
      case .title(let title): row = MenuTitle(title)
      case .gap: row = MenuGap()
      case .pending: row = MenuTitle("Loading…")
      case .row(let element):
        let made = MenuRow(element)
        made.maximumLines = lines > 0 ? lines : 2
        made.addAction(UIAction { _ in choose(element) }, for: .touchUpInside)
        row = made
      case .entries(let elements, let showTitles):
        row = MenuEntries(elements, showTitles: showTitles, choose)
      }
      if separates, let last = rows.last, !(last is MenuGap), !(row is MenuGap) { rows.append(MenuLine()) }
      rows.append(row)
    }
    let marks = rows.contains { ($0 as? MenuRow)?.hasMark == true }
    let images = rows.contains { ($0 as? MenuRow)?.hasImage == true }
    for case let row as MenuRow in rows { row.columns = (marks, images) }
    for row in rows { list.addSubview(row) }
    setNeedsLayout()
  }

  private func height(of row: UIView, _ width: CGFloat) -> CGFloat {
    (row as? any MenuRowView)?.height(forWidth: width) ?? 0
  }

  /// How large the menu wants to be where there is so much room along a row.
  func size(inWidth room: CGFloat) -> CGSize {
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(room, CGFloat(isAccessible ? MenuMetrics.accessibleWidth : MenuMetrics.width))
    let heights = rows.reduce(CGFloat(0)) { $0 + height(of: $1, width) }
    return CGSize(width: width, height: heights + 2 * CGFloat(MenuMetrics.edgePadding[layoutProfile]))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
    list.layer.cornerRadius = corner
    list.clipsToBounds = true
    var y = CGFloat(MenuMetrics.edgePadding[layoutProfile])
    for row in rows {
      let height = height(of: row, bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    list.contentSize = CGSize(width: bounds.width, height: y + CGFloat(MenuMetrics.edgePadding[layoutProfile]))
  }

  /// What is beside the rows belongs to the menu all the same.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A part of a menu over its whole width.
@MainActor
protocol MenuRowView: UIView {
  func height(forWidth width: CGFloat) -> CGFloat
}

/// What parts sections: a band before iOS 26, a line in a gap since.
private final class MenuGap: UIView, MenuRowView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat { CGFloat(MenuMetrics.sectionGap[layoutProfile]) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBand = MenuMetrics.separatesRows[layoutProfile]
    line.backgroundColor = isBand ? .quaternarySystemFill : .separator
    let inset = CGFloat(MenuMetrics.sideInset[layoutProfile])
    let thin = 1 / layoutScreen.scale
    line.frame =
      isBand ? bounds : CGRect(x: inset, y: bounds.midY, width: max(0, bounds.width - 2 * inset), height: thin)
  }
}

/// The line between two rows, a pixel high.
private final class MenuLine: UIView, MenuRowView {
  func height(forWidth width: CGFloat) -> CGFloat { 1 / layoutScreen.scale }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = .separator
  }
}

/// The title of a menu or a section.
private final class MenuTitle: UIView, MenuRowView {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    (label.text, label.textColor, label.numberOfLines) = (title, .secondaryLabel, 0)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var inset: CGFloat { CGFloat(MenuMetrics.sideInset[layoutProfile]) }

  func height(forWidth width: CGFloat) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: width - 2 * inset, height: .greatestFiniteMagnitude)).height
    return max(CGFloat(MenuMetrics.titleHeight), text + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: inset, dy: 0)
  }
}

/// Entries beside each other.
private final class MenuEntries: UIView, MenuRowView {
  private let showTitles: Bool
  private let entries: [MenuEntry]

  init(_ elements: [UIMenuElement], showTitles: Bool, _ choose: @escaping (UIMenuElement) -> Void) {
    self.showTitles = showTitles
    entries = elements.map { MenuEntry($0, showsTitle: showTitles) }
    super.init(frame: .zero)
    for (entry, element) in zip(entries, elements) {
      entry.addAction(UIAction { _ in choose(element) }, for: .touchUpInside)
      addSubview(entry)
    }
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat {
    CGFloat(showTitles ? MenuMetrics.mediumRowHeight : MenuMetrics.smallRowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, entries.count))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, entry) in entries.enumerated() {
      let place = CGFloat(isRightToLeft ? entries.count - 1 - index : index)
      entry.frame = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
    }
  }
}
