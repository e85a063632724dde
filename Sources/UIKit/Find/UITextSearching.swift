/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// What of a word has to match.
  open private(set) var wordMatchMethod: WordMatchMethod
  /// How characters are compared; capital letters make no difference by default.
  open private(set) var stringCompareOptions: NSString.CompareOptions

  /// What of a word has to match.
  public enum WordMatchMethod: Int, Sendable {
    /// Anything.
    case contains = 0
    /// Its beginning.
    case startsWith = 1
    /// All of it.
    case fullWord = 2
  }

  init(_ method: WordMatchMethod = .contains, _ options: NSString.CompareOptions = .caseInsensitive) {
    (wordMatchMethod, stringCompareOptions) = (method, options)
    super.init()
  }

  /// Anything, whatever its capitals.
  public override convenience init() { self.init(.contains, .caseInsensitive) }
}

/// How what was found looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Like other text.
  case normal
  /// As one of the places that were found.
  case found
  /// As the present one.
  case highlighted
}

/// Takes the places that are found.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  final class Places {
    var found: [(range: UITextRange, document: DocumentIdentifier?)] = []
    var isFinished = false
  }

  let places = Places()

  /// All places so far, in the order in which they were found.
  public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: places.found.map(\.range)) }

  /// Takes a place where the text is.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    places.found.append((range, document))
  }

  /// The same in a text that is the only document.
  func foundRange(_ range: UITextRange) { places.found.append((range, nil)) }

  /// Says that there is no further place.
  public func finishedSearching() { places.isFinished = true }

  /// Forgets a place.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    places.found.removeAll { $0.range === range }
  }

  /// Forgets all places.
  public func invalidate() { places.found = [] }
}

/// A text that can be searched by a ``UITextSearchingFindSession``.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// What tells the documents of a text apart.
  associatedtype DocumentIdentifier: Hashable = AnyHashable

  /// What is selected, from which the search goes on; nil for nothing.
  var selectedTextRange: UITextRange? { get }
  /// Whether places can be replaced; false without an implementation.
  var supportsTextReplacement: Bool { get }
  /// Which document the selection is in; nil without an implementation.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Which of two places comes first.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Which of two documents comes first; the same without an implementation.
  /// Never called here: Trellis keeps search results in the order in which they were found.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Gives every place of a text to the aggregator.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Makes a place look as what it is.
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Makes all places look like other text.
  func clearAllDecoratedFoundText()
  /// Called before a place is the present one.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Brings a place into sight.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Whether a place may be replaced; true without an implementation.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a place.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all places.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    true
  }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
