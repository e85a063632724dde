import UIKit

/// Hears what a completer has found. Every function has a default that does nothing.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are other completions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Nothing could be found.
  /// Never called here: Trellis does not load anything from the network, so a search cannot fail.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A text that completes what the user writes.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  /// The text.
  public let title: String
  /// What stands under it.
  public let subtitle: String
  /// Where the title has what the user wrote, as ranges of UTF-16.
  public let titleHighlightRanges: [NSValue]
  /// Where the subtitle has what the user wrote, as ranges of UTF-16.
  public let subtitleHighlightRanges: [NSValue]

  /// A completion of what was written that a test gives. Not Apple's.
  public init(testing title: String, subtitle: String = "", for fragment: String = "") {
    (self.title, self.subtitle) = (title, subtitle)
    let ranges = { (text: String) -> [NSValue] in
      let range = (text as NSString).range(of: fragment, options: [.caseInsensitive, .diacriticInsensitive])
      return range.location == NSNotFound || range.length == 0 ? [] : [NSValue(range: range)]
    }
    titleHighlightRanges = ranges(title)
    subtitleHighlightRanges = ranges(subtitle)
  }
}

/// Completes what the user writes into a search of places: with what a test gives.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// What is wanted.
  public struct ResultType: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1 << 0)
    /// Points of interest.
    public static let pointOfInterest = Self(rawValue: 1 << 1)
    /// Words to search for.
    public static let query = Self(rawValue: 1 << 2)
  }

  /// Completes nothing yet.
  public override init() { super.init() }

  /// What a test answers; by default nothing completes. Not Apple's.
  public static var answer: (String) -> [MKLocalSearchCompletion] = { _ in [] }

  /// Hears of completions.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What the user has written. The delegate hears of completions on the main queue.
  open var queryFragment = "" {
    didSet {
      guard queryFragment != oldValue else { return }
      isWaiting = true
      DispatchQueue._app.async { [weak self] in MainActor.assumeIsolated { self?.complete() } }
    }
  }
  /// Where to look first. Kept for the app.
  open var region = MKCoordinateRegion()
  /// What is wanted. Kept for the app.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which points of interest are wanted; nil for all. Kept for the app.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The completions.
  open private(set) var results: [MKLocalSearchCompletion] = []
  private var isWaiting = false
  /// Whether the delegate will hear of completions.
  open var isSearching: Bool { isWaiting }
  /// The delegate hears of nothing.
  open func cancel() { isWaiting = false }

  private func complete() {
    guard isWaiting else { return }
    isWaiting = false
    results = queryFragment.isEmpty ? [] : Self.answer(queryFragment)
    delegate?.completerDidUpdateResults(self)
  }
}
