import Platform

/// The room that a list as wide as its collection view leaves around its rows and sections; points.
struct ListRoom: Equatable {
  /// Between the sides of rows that reach from edge to edge and their content.
  let rowMargin: CGFloat
  /// Of inset groups: between the sides of the list and the rows, and between the ends of a row and its content.
  let inset: (side: CGFloat, content: CGFloat)
  /// Above and below a section without a title.
  let gap: CGFloat

  static func == (one: ListRoom, other: ListRoom) -> Bool {
    one.rowMargin == other.rowMargin && one.inset == other.inset && one.gap == other.gap
  }
}

extension UITraitCollection {
  /// The room in a list of a width in points.
  func listRoom(ofWidth width: CGFloat, on profile: Profile) -> ListRoom {
    ListRoom(
      rowMargin: rowMargin(ofWidth: width, on: profile),
      inset: insetGroupMargins(ofWidth: width, isList: true, on: profile),
      gap: CGFloat(SectionMetrics.listGap(release: profile.release, scale: profile.scale)))
  }
}
