/// What a document says about a scroll view, or about the scrolling of a table, collection or text view.
package struct ScrollViewElement: Sendable {
  /// In which directions the safe area is added to the insets of the content; the raw values are the document's.
  package enum ContentInsetAdjustmentBehavior: String, Sendable {
    /// In those that scroll, and vertically also in the first scroll view of a controller under a bar.
    case automatic
    /// In those that scroll.
    case scrollableAxes
    /// In none.
    case never
    /// In both.
    case always
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil if the document does not say.
  package let contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior?
  /// Whether the content can be pulled up and down even if all of it is in view; nil if the document does not say.
  package let alwaysBounceVertical: Bool?
  /// Whether the content can be pulled to the sides even if all of it is in view; nil if the document does not say.
  package let alwaysBounceHorizontal: Bool?
  /// Whether scrolling stops at multiples of the view's size; false if the document does not say.
  package let isPagingEnabled: Bool

  /// Reads what concerns scrolling of any element; the name of the element is not looked at.
  package init(_ element: Element) {
    self.element = element
    contentInsetAdjustmentBehavior = element.word("contentInsetAdjustmentBehavior")
    alwaysBounceVertical = element.bool("alwaysBounceVertical")
    alwaysBounceHorizontal = element.bool("alwaysBounceHorizontal")
    isPagingEnabled = element.bool("pagingEnabled") ?? false
  }
}
