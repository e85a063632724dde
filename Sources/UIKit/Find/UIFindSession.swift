/// A search that a ``UIFindInteraction`` drives. A subclass searches; this class finds nothing.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What the navigator shows of the results.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// Which one of how many.
    case currentAndTotal = 0
    /// How many.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// How many places were found; 0 here.
  open var resultCount: Int { 0 }
  /// Which of them is the present one, from 0; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What the navigator shows of the results; which one of how many by default. No picture shows the navigator.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether places can be replaced; false here.
  open var supportsReplacement: Bool { false }
  /// Whether the present place can be replaced; what ``supportsReplacement`` says unless overridden.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// A search that has not begun.
  public override init() { super.init() }

  /// Searches a text. It does nothing: a subclass overrides it.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the present place; a subclass overrides it. Never called here: the find panel cannot replace text.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all places; a subclass overrides it. Never called here: the find panel cannot replace text.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Goes to the next place, or to the one before. It does nothing: a subclass overrides it.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets what was found. It does nothing: a subclass overrides it.
  open func invalidateFoundResults() {}
}

/// A search in an object that can be searched.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private let target: any SearchTarget
  /// What is searched; nil when it is gone.
  open var searchableObject: (any UITextSearching)? { target.object }

  /// A search that has not begun. The object is not kept alive.
  public init(searchableObject: any UITextSearching) { target = makeTarget(searchableObject) }

  open override var resultCount: Int { target.count }
  open override var highlightedResultIndex: Int { target.present ?? NSNotFound }
  open override var supportsReplacement: Bool { target.canReplace }

  /// Finds all places, and goes to the first one behind the beginning of the selection, or to the first of all.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    target.search(query, options ?? UITextSearchOptions())
  }

  /// Replaces the present place, if the object lets it, and goes to the next one.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { target.replace(searchQuery, replacementString, options ?? UITextSearchOptions()) }

  /// Replaces all places.
  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    target.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions())
  }

  /// Goes to the next place, or to the one before; from the last to the first.
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    target.step(direction == .forward ? 1 : -1)
  }

  /// Forgets what was found, and makes it look like other text.
  open override func invalidateFoundResults() { target.forget() }
}

/// What a session searches, whatever its documents are.
@MainActor
private protocol SearchTarget: AnyObject {
  var object: (any UITextSearching)? { get }
  var count: Int { get }
  var present: Int? { get }
  var canReplace: Bool { get }
  func search(_ query: String, _ options: UITextSearchOptions)
  func step(_ step: Int)
  func replace(_ query: String, _ text: String, _ options: UITextSearchOptions)
  func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions)
  func forget()
}

@MainActor
private func makeTarget<Object: UITextSearching>(_ object: Object) -> any SearchTarget { SearchedObject(object) }

@MainActor
private final class SearchedObject<Object: UITextSearching>: SearchTarget {
  private weak var searched: Object?
  private var results: UITextSearchAggregator<Object.DocumentIdentifier>?
  private(set) var present: Int?

  init(_ object: Object) { searched = object }

  var object: (any UITextSearching)? { searched }
  var count: Int { results?.places.found.count ?? 0 }
  var canReplace: Bool { searched?.supportsTextReplacement ?? false }

  func search(_ query: String, _ options: UITextSearchOptions) {
    forget()
    guard let searched, !query.isEmpty else { return }
    let aggregator = UITextSearchAggregator<Object.DocumentIdentifier>()
    searched.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    results = aggregator
    for place in aggregator.places.found {
      searched.decorate(foundTextRange: place.range, document: place.document, usingStyle: .found)
    }
    guard !aggregator.places.found.isEmpty else { return }
    let first = searched.selectedTextRange.flatMap { selection in
      aggregator.places.found.firstIndex {
        searched.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
      }
    }
    go(to: first ?? 0)
  }

  private func go(to index: Int) {
    guard let searched, let found = results?.places.found, found.indices.contains(index) else { return }
    if let present, found.indices.contains(present) {
      searched.decorate(foundTextRange: found[present].range, document: found[present].document, usingStyle: .found)
    }
    let place = found[index]
    present = index
    searched.willHighlight(foundTextRange: place.range, document: place.document)
    searched.scrollRangeToVisible(place.range, inDocument: place.document)
    searched.decorate(foundTextRange: place.range, document: place.document, usingStyle: .highlighted)
  }

  func step(_ step: Int) {
    guard count > 0 else { return }
    go(to: ((present ?? -step) + step + count) % count)
  }

  func replace(_ query: String, _ text: String, _ options: UITextSearchOptions) {
    guard let searched, canReplace, let present, let place = results?.places.found[present],
      searched.shouldReplace(foundTextRange: place.range, document: place.document, withText: text)
    else { return }
    searched.replace(foundTextRange: place.range, document: place.document, withText: text)
    let next = present
    search(query, options)
    if count > 0 { go(to: min(next, count - 1)) }
  }

  func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions) {
    guard let searched, canReplace else { return }
    searched.replaceAll(queryString: query, options: options, withText: text)
    search(query, options)
  }

  func forget() {
    if results != nil { searched?.clearAllDecoratedFoundText() }
    (results, present) = (nil, nil)
  }
}
