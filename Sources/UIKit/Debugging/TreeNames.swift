import Geometry

/// What explanations call the views and guides of a tree, and where they say its constraints were made.
package struct TreeNames {
  /// The name of a view or a guide.
  package var item: @MainActor (AnyObject?) -> ItemName
  /// The file (`Module/File.swift`) and line, from 1, that made a constraint; nil where they are not known.
  package var place: @MainActor (NSLayoutConstraint) -> (fileID: String, line: Int)?

  package init(
    item: @escaping @MainActor (AnyObject?) -> ItemName,
    place: @escaping @MainActor (NSLayoutConstraint) -> (fileID: String, line: Int)?
  ) {
    self.item = item
    self.place = place
  }

  /// Class and address, as the console has them, and the lines of the app's code.
  package static var console: TreeNames {
    TreeNames(
      item: { ItemName(describeItem($0)) },
      place: { $0.codeLocation.map { (fileID: $0.fileID, line: Int($0.line)) } })
  }
}
