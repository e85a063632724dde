import Geometry

/// What explanations call the views and guides of a tree, and where they say its constraints were made.
package struct TreeNames {
  /// The name of a view or a guide.
  package var item: @MainActor (AnyObject?) -> ItemName
  /// The line that made a constraint; nil where it is not known.
  package var place: @MainActor (NSLayoutConstraint) -> CodeLocation?

  package init(
    item: @escaping @MainActor (AnyObject?) -> ItemName,
    place: @escaping @MainActor (NSLayoutConstraint) -> CodeLocation?
  ) {
    self.item = item
    self.place = place
  }

  /// Class and address, as the console has them, and the lines of the app's code.
  package static var console: TreeNames {
    TreeNames(
      item: { ItemName(describeItem($0)) },
      place: { $0.codeLocation })
  }
}
