extension Document {
  /// The objects at the top of a xib, placeholders included; none for a storyboard, whose scenes hold them.
  package var objects: [Element] { root.child("objects")?.children ?? [] }

  /// The object of the program that a xib calls File's Owner; nil if the document has none.
  package var ownerPlaceholder: Element? { objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" } }
}

extension Scene {
  /// The objects of a storyboard's scene: its controller, recognizers, loose views; none for a scene of a xib.
  package var objects: [Element] { element.child("objects")?.children ?? [] }
}
