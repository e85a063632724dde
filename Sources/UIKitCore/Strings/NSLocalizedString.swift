import InterfaceBuilder

/// The text of a key in a table of a bundle, in the language that the bundle prefers; the value, or the key, if there is none.
///
/// It takes the place of Foundation's function where a file imports UIKit and not Foundation, because that one stops the program on
/// Linux if the table has a `.stringsdict`. A text that depends on a number is the format that iOS has for its category `other`, since
/// the format is made before the number is known (DEVIATIONS.md, 87). From any thread; the files of a table are read once.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  let table = tableName ?? "Localizable"
  guard let file = bundle.path(forResource: table, ofType: "stringsdict") else {
    return bundle.localizedString(forKey: key, value: value, table: tableName)
  }
  let text = LocalizedTable.at(file, strings: bundle.path(forResource: table, ofType: "strings")).text(of: key)
  return text ?? (value.isEmpty ? key : value)
}
