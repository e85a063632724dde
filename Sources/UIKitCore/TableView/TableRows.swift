/// The rows of a data source as a table knows them: heights, and the views of those that are shown.
@MainActor
struct TableRows {
  struct Section {
    /// Points, as last asked or measured; nil is not known yet.
    var heights: [CGFloat?]
    var header: UIView?
    var footer: UIView?
    /// Whether the delegate was told that the view is shown.
    var showsHeader = false
    var showsFooter = false
    /// Whether the views have been measured, and no estimate counts for them.
    var measuredHeader = false
    var measuredFooter = false
    /// Where the views lie when nothing holds them in sight.
    var headerFrame = CGRect.zero
    var footerFrame = CGRect.zero
    /// From the top of the header to the bottom of the footer, and the part of it that rows have; points, as of the last layout.
    var extent: ClosedRange<CGFloat> = 0...0
    var rowExtent: ClosedRange<CGFloat> = 0...0
  }

  /// Nil until the data source was asked.
  var sections: [Section]?
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The width for which the heights were measured.
  var width: CGFloat = 0

  /// The cells, headers and footers that are shown.
  var views: [UIView] {
    (sections ?? []).flatMap { [$0.header, $0.footer].compactMap { $0 } } + Array(cells.values)
  }
}
