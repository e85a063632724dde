import Foundation

/// The texts of a `.stringsdict` file that depend on the room, the device or a number, by key.
package struct StringsDictionary: Sendable, Equatable {
  /// What one text depends on.
  package enum Entry: Sendable, Equatable {
    /// Texts by the width in ems that each needs at least; see ``Localization/ems(inWidth:)``.
    case variableWidth([Int: String])
    /// Texts by the name of the device: `iphone`, `ipad`.
    case device([String: String])
    /// A format with the variables in it: `%#@files@`.
    case plural(format: String, variables: [String: PluralVariable])
  }

  /// A number in a text, and the texts for it.
  package struct PluralVariable: Sendable, Equatable {
    /// How the number is written: `d`, `lu`.
    package var valueType: String
    /// By the categories of the language: `zero`, `one`, `two`, `few`, `many`, `other`.
    package var texts: [String: String]
  }

  /// By key, which is that of the text in a `.strings` file.
  package private(set) var entries: [String: Entry] = [:]
  /// One warning for each entry whose rule is unknown; such entries are left out.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads a property list, XML or binary.
  ///
  /// - Throws: `ReadError` if it is malformed or no dictionary.
  package static func read(_ data: Data) throws(ReadError) -> StringsDictionary {
    guard case .dictionary(let pairs) = try PropertyList.read(data) else {
      throw ReadError("the property list is not a dictionary")
    }
    var result = StringsDictionary()
    for pair in pairs {
      if let entry = Entry(pair.value) {
        result.entries[pair.key] = entry
      } else {
        result.diagnostics.append(Diagnostic(.warning, "\(pair.key) has no known plural rule", at: pair.position))
      }
    }
    return result
  }
}

extension StringsDictionary.Entry {
  init?(_ value: PropertyList) {
    if let texts = value["NSStringVariableWidthRuleType"]?.texts {
      var byWidth: [Int: String] = [:]
      for (width, text) in texts { if let width = Int(width) { byWidth[width] = text } }
      guard !byWidth.isEmpty else { return nil }
      self = .variableWidth(byWidth)
    } else if let texts = value["NSStringDeviceSpecificRuleType"]?.texts {
      self = .device(texts)
    } else if let format = value["NSStringLocalizedFormatKey"]?.text, case .dictionary(let pairs) = value {
      var variables: [String: StringsDictionary.PluralVariable] = [:]
      for pair in pairs where pair.value["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" {
        variables[pair.key] = StringsDictionary.PluralVariable(
          valueType: pair.value["NSStringFormatValueTypeKey"]?.text ?? "d",
          texts: (pair.value.texts ?? [:]).filter { !$0.key.hasPrefix("NSString") })
      }
      self = .plural(format: format, variables: variables)
    } else {
      return nil
    }
  }

  /// The text for a screen that is `ems` wide: of the texts that fit, the one that needs most; if none fits, the one
  /// that needs least.
  ///
  /// If the texts differ by device, it is the text of the device, or that of `other`. Nil for plurals, which need
  /// numbers.
  package func text(ems: Int, device: String) -> String? {
    switch self {
    case .variableWidth(let texts):
      let width = texts.keys.filter { $0 <= ems }.max() ?? texts.keys.min()
      return width.flatMap { texts[$0] }
    case .device(let texts): return texts[device] ?? texts["other"]
    case .plural: return nil
    }
  }
}

extension PropertyList {
  /// The texts of a dictionary; values that are none are left out.
  fileprivate var texts: [String: String]? {
    guard case .dictionary(let pairs) = self else { return nil }
    var texts: [String: String] = [:]
    for pair in pairs { if let text = pair.value.text { texts[pair.key] = text } }
    return texts
  }
}
