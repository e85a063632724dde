/// A document whose size classes may change while its objects are alive.
///
/// A program makes every object of ``document(for:)`` once. What ``uninstalled(for:)`` names is there, and outlets hold it, but its views
/// have no superview and its constraints are inactive. When the size classes change, views and constraints come and go, and ``changes(from:to:)``
/// says which values become others.
package struct VariedDocument: Sendable {
  /// The document as it is on disk.
  package let original: Document
  /// The elements that have a variation, in document order.
  private let varied: [Element]

  /// Nil if the document is the same for all size classes. Linear in the size of the document.
  package init?(_ document: Document) {
    var varied: [Element] = []
    document.root.forEachInTree { element in
      if element.id != nil, element.child("variation") != nil { varied.append(element) }
    }
    guard !varied.isEmpty else { return nil }
    original = document
    self.varied = varied
  }

  /// The ids of the elements that have a variation.
  package var ids: Set<String> { Set(varied.compactMap(\.id)) }

  /// The document with the values for the size classes, and with every view and constraint.
  package func document(for classes: SizeClasses) -> Document {
    original.resolved(for: classes, keepsUninstalled: true)
  }

  /// The ids of the views and constraints that a mask leaves out. What is in such a view, and constraints on it, are not named.
  package func uninstalled(for classes: SizeClasses) -> Set<String> {
    let resolver = VariationResolver(classes: classes)
    var ids: Set<String> = []
    for element in varied {
      for container in ["subviews", "constraints"] { ids.formUnion(resolver.excluded(from: container, of: element)) }
    }
    return ids
  }

  /// An element that has other values for other size classes.
  package struct Change: Sendable {
    /// With the new values; its children have none of theirs.
    package let element: Element
    /// The element as a view, without what is in it.
    package var view: ViewElement {
      ViewElement(
        element: element, id: element.id ?? "", role: .subview, subviews: [], layoutGuides: [], constraints: [],
        connections: [], kind: element.kind)
    }
    /// The attributes, and the keys of children, that differ.
    package let words: Set<String>
  }

  /// What differs between two pairs of size classes beside masks, in document order. Takes time in proportion to the elements that vary.
  package func changes(from old: SizeClasses, to new: SizeClasses) -> [Change] {
    varied.compactMap { element in
      let before = values(of: element, for: old)
      let after = values(of: element, for: new)
      let words = before.words(differingFrom: after)
      return words.isEmpty ? nil : Change(element: after, words: words)
    }
  }

  private func values(of element: Element, for classes: SizeClasses) -> Element {
    let resolver = VariationResolver(classes: classes, keepsUninstalled: true)
    return resolver.applying(resolver.matching(element), to: element)
  }
}

extension Element {
  /// The attributes, and the keys of children, that two elements do not have alike.
  fileprivate func words(differingFrom other: Element) -> Set<String> {
    var words: Set<String> = []
    for name in Set(attributes.map(\.name)).union(other.attributes.map(\.name)) where self[name] != other[name] {
      words.insert(name)
    }
    let keys = Set((children + other.children).compactMap { $0["key"] })
    for key in keys {
      let same = child(key: key).map { own in other.child(key: key).map(own.isEqual) ?? false }
      if !(same ?? (other.child(key: key) == nil)) { words.insert(key) }
    }
    return words
  }
}
