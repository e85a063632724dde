/// The rows of a data source as a table knows them: heights, and the views of those that are shown.
@MainActor
struct TableRows {
  struct Section {
    /// Points, as last asked or measured; nil is not known yet.
    var heights: [CGFloat?]
    var header: UIView?
    var footer: UIView?
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
