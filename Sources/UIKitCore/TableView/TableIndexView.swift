/// The titles at the trailing edge of a table that lead to its sections. It lies over the rows and takes no room from them (DEVIATIONS.md,
/// 341).
final class TableIndexView: UIView {
  let titles: [String]
  private weak var table: UITableView?

  init(_ titles: [String], of table: UITableView) {
    (self.titles, self.table) = (titles, table)
    super.init(frame: .zero)
    for title in titles {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      addSubview(label)
    }
    takeColors(isTracking: false)
  }

  required init?(coder: NSCoder) { nil }

  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  func takeColors(isTracking: Bool) {
    let colors = table?.listState?.indexColors ?? [nil, nil, nil]
    for case let label as UILabel in subviews { label.textColor = colors[0] ?? table?.tintColor }
    backgroundColor = isTracking ? colors[2] ?? colors[1] : colors[1]
  }

  private var line: CGFloat {
    titles.isEmpty ? 0 : min(Self.lineHeight, bounds.height / CGFloat(titles.count))
  }

  /// The titles stand in the middle of the height, one below the other.
  override func layoutSubviews() {
    super.layoutSubviews()
    let top = (bounds.height - line * CGFloat(titles.count)) / 2
    for (index, label) in subviews.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    takeColors(isTracking: true)
    follow(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { takeColors(isTracking: false) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { takeColors(isTracking: false) }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, line > 0 else { return }
    let top = (bounds.height - line * CGFloat(titles.count)) / 2
    let index = Int(((touch.location(in: self).y - top) / line).rounded(.down))
    table?.userDidTouchIndex(at: min(max(index, 0), titles.count - 1))
  }
}

extension UITableView {
  /// Shown among the titles of the index in place of a magnifying glass.
  public class var indexSearch: String { "{search}" }

  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    listState?.index?.removeFromSuperview()
    listState?.index = nil
    if rows.sections != nil { loadSectionIndex() }
  }

  func setIndexColor(_ color: UIColor?, _ which: Int) {
    madeListState.indexColors[which] = color
    listState?.index?.takeColors(isTracking: false)
  }

  /// Called after the sections were made.
  func loadSectionIndex() {
    guard let dataSource, let titles = dataSource.sectionIndexTitles(for: self), !titles.isEmpty else { return }
    let count = (rows.sections ?? []).reduce(0) { $0 + $1.heights.count }
    guard count >= listState?.indexMinimum ?? 0 else { return }
    let index = TableIndexView(titles, of: self)
    madeListState.index = index
    addSubview(index)
    setNeedsLayout()
  }

  /// Called at the end of each layout.
  func layOutBesideRows() {
    backgroundView?.frame = bounds
    guard let index = listState?.index else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    index.frame = CGRect(
      x: isRightToLeft ? visible.minX : visible.maxX - TableIndexView.width, y: visible.minY,
      width: TableIndexView.width, height: visible.height)
    if index !== subviews.last { bringSubviewToFront(index) }
  }

  /// Scrolls to the section that the data source gives for a title; the search title leads to the top.
  package func userDidTouchIndex(at place: Int) {
    guard let titles = listState?.index?.titles, titles.indices.contains(place), let dataSource else { return }
    if titles[place] == Self.indexSearch {
      contentOffset.y = -adjustedContentInset.top
      return
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[place], at: place)
    guard section >= 0, section < numberOfSections else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
