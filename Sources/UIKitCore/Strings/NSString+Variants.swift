import InterfaceBuilder
import Synchronization

extension NSString {
  /// The text of a `.stringsdict` that fits a width: that of the largest width in the table which is at most the given one, or of the
  /// smallest if all are larger. The unit is the table's.
  ///
  /// Strings carry no variants here. The texts that ``NSLocalizedString(_:tableName:bundle:value:comment:)`` gave are known by what
  /// they say; any other text is returned as it is (DEVIATIONS.md, 89). From any thread.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    WidthVariants.text(for: self as String, width: width)
  }
}

/// The texts of other widths, by the text for the largest.
enum WidthVariants {
  private static let known = Mutex<[String: [Int: String]]>([:])

  static func note(_ variant: StringsDictionary.Entry, of text: String) {
    guard case .variableWidth(let texts) = variant else { return }
    known.withLock { $0[text] = texts }
  }

  static func text(for text: String, width: Int) -> String {
    guard let texts = known.withLock({ $0[text] }) else { return text }
    let widths = texts.keys.sorted()
    guard let fitting = widths.last(where: { $0 <= width }) ?? widths.first else { return text }
    return texts[fitting] ?? text
  }
}
