/// Searches the content of a view. No picture shows the navigator above the keyboard: ``searchText`` is what the user would type into it, and
/// a test sets it.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Makes the sessions. Not kept alive.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// Whether the navigator is there.
  open private(set) var isFindNavigatorVisible = false
  /// The search while the navigator is there; nil else.
  open private(set) var activeFindSession: UIFindSession?
  /// What is searched; nil by default. Setting it searches while the navigator is there.
  open var searchText: String? { didSet { if searchText != oldValue { search() } } }
  /// What takes the place of what is found; nil by default.
  open var replacementText: String?
  /// Changes the menu of the navigator; nil by default. No effect here, which the log says once: no navigator is shown.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet {
      if optionsMenuProvider != nil { LayoutLog.noteWithoutEffect("UIFindInteraction.optionsMenuProvider") }
    }
  }
  /// Whether the navigator has a field for a replacement.
  package private(set) var showsReplacement = false

  /// The delegate is not kept alive.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Brings the navigator, with a field for a replacement if the session supports that. Nothing without a view, or without a session of the
  /// delegate.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view else { return }
    if activeFindSession == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      isFindNavigatorVisible = true
      delegate?.findInteraction(self, didBegin: session)
      search()
    }
    showsReplacement = showingReplace && activeFindSession?.supportsReplacement ?? false
  }

  /// Hides the navigator, and ends the search.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    (activeFindSession, isFindNavigatorVisible, showsReplacement) = (nil, false, false)
    delegate?.findInteraction(self, didEnd: session)
  }

  private func search() { activeFindSession?.performSearch(query: searchText ?? "", options: nil) }

  /// Goes to the next place.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Goes to the place before.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Shows anew how many places there are. No effect here: the session is asked each time.
  open func updateResultCount() { LayoutLog.noteWithoutEffect("UIFindInteraction.updateResultCount") }
}

/// Makes the searches of an interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  /// A search in the view; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when a search has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when a search has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

@MainActor private var findKey: UInt8 = 0

/// The search in a text view. Places that were found look like other text here; the present one is selected and brought into sight.
extension UITextView {
  /// False by default. Whether ``findInteraction`` is there.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let present = findInteraction { removeInteraction(present) }
      let made = newValue ? TextFind(self) : nil
      objc_setAssociatedObject(self, &findKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if let made { addInteraction(made.interaction) }
    }
  }
  /// The search; nil unless ``isFindInteractionEnabled``.
  public var findInteraction: UIFindInteraction? {
    (objc_getAssociatedObject(self, &findKey) as? TextFind)?.interaction
  }
}

@MainActor
private final class TextFind: NSObject, UIFindInteractionDelegate {
  private weak var view: UITextView?
  lazy var interaction = UIFindInteraction(sessionDelegate: self)

  init(_ view: UITextView) { self.view = view }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    self.view.map { UITextSearchingFindSession(searchableObject: $0) }
  }
}

extension UITextView: UITextSearching {
  public typealias DocumentIdentifier = AnyHashable

  /// Whether the text is editable.
  public var supportsTextReplacement: Bool { isEditable }
  /// By their beginnings.
  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }

  /// Gives every place of a text to the aggregator, from the first to the last.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable>
  ) {
    for range in places(of: queryString, options) {
      guard let start = position(from: beginningOfDocument, offset: range.location),
        let end = position(from: start, offset: range.length), let found = textRange(from: start, to: end)
      else { continue }
      resultAggregator.foundRange(found)
    }
    resultAggregator.finishedSearching()
  }

  private func places(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let text = (self.text ?? "") as NSString
    var (result, place) = ([NSRange](), 0)
    let words = TextUnits(text)
    while place < text.length {
      let rest = NSRange(location: place, length: text.length - place)
      let found = text.range(of: query, options: options.stringCompareOptions, range: rest)
      guard found.location != NSNotFound, found.length > 0 else { break }
      place = NSMaxRange(found)
      let word = words.unit(.word, at: found.location, isBackward: false)
      let begins = word.map { $0.lowerBound == found.location } ?? true
      let ends = words.unit(.word, at: place, isBackward: true).map { $0.upperBound == place } ?? true
      switch options.wordMatchMethod {
      case .contains: result.append(found)
      case .startsWith: if begins { result.append(found) }
      case .fullWord: if begins, ends { result.append(found) }
      }
    }
    return result
  }

  /// No effect here, which the log says once: what was found looks like other text.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
  ) {
    LayoutLog.noteWithoutEffect("UITextView.decorate(foundTextRange:document:usingStyle:)")
  }
  /// No effect here: what was found looks like other text.
  public func clearAllDecoratedFoundText() {
    LayoutLog.noteWithoutEffect("UITextView.clearAllDecoratedFoundText()")
  }
  /// Selects a place.
  public func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) { selectedTextRange = foundTextRange }
  /// Brings a place into sight.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
    let start = offset(from: beginningOfDocument, to: range.start)
    scrollRangeToVisible(NSRange(location: start, length: offset(from: range.start, to: range.end)))
  }
  /// What the delegate answers.
  public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
    shouldChangeText(in: foundTextRange, replacementText: withText)
  }
  /// Replaces a place, as the keyboard does.
  public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
    replace(foundTextRange, withText: withText)
  }
  /// Replaces all places that the delegate lets, from the last to the first.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    let aggregator = UITextSearchAggregator<AnyHashable>()
    performTextSearch(queryString: queryString, options: options, resultAggregator: aggregator)
    for range in aggregator.places.found.map(\.range).reversed()
    where shouldChangeText(in: range, replacementText: withText) { replace(range, withText: withText) }
  }
}
