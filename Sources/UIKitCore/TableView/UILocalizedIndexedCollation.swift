/// Sections of a list of names by their first letters, those of the Latin alphabet and one for the rest.
///
/// The sections are those of English on every device here (DEVIATIONS.md, 344).
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// The collation of the app.
  open class func current() -> Self {
    guard let shared = shared as? Self else { fatalError("UILocalizedIndexedCollation is not for subclasses") }
    return shared
  }

  /// The letters from A to Z, and # for names that begin with anything else.
  open var sectionTitles: [String] { (65...90).map { String(UnicodeScalar($0)) } + ["#"] }
  /// The same as ``sectionTitles``.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section that a title of the index leads to: the one with its number.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object whose text the selector gives. Accents and case do not count; a text that begins with no letter of the
  /// alphabet, or an object without a text, belongs to the last section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    guard let first = text.uppercased().unicodeScalars.first, (65...90).contains(first.value) else { return 26 }
    return Int(first.value) - 65
  }

  /// The objects in the order of the texts that the selector gives, whatever their accents and case; equal ones in the order in which they
  /// were.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let keyed = array.enumerated().map { index, object in
      (
        index, object,
        text(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      )
    }
    return keyed.sorted { ($0.2, $0.0) < ($1.2, $1.0) }.map(\.1)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    // What every object says of itself.
    if selector.description == "self" || selector.description == "description" { return "\(object)" }
    guard case .done(let value) = Members.value(selector.description, of: object as AnyObject), let value else {
      return ""
    }
    return value as? String ?? "\(value)"
  }
}
