/// Numbers for what the versions of a file hold, so that a thing has the same number in all of them.
///
/// A thing with an id of its own is the same wherever it lies; any other is known by what it lies in and a name that is unique there.
final class IdentityTable {
  private struct Key: Hashable {
    let owner: Int
    let name: String
  }

  /// The owner of what has an id of its own.
  static let nobody = -1

  private var numbers: [Key: Int] = [:]
  private var keys: [Key] = []

  /// How many things there are; numbers are below it.
  var count: Int { keys.count }

  /// The number of the thing, a new one if nobody asked for it before.
  func number(owner: Int = nobody, _ name: String) -> Int {
    let key = Key(owner: owner, name: name)
    if let number = numbers[key] { return number }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// The number of the thing with an id of its own; nil if no version has it.
  func number(ofID id: String) -> Int? { numbers[Key(owner: Self.nobody, name: id)] }

  /// The name of a thing that is the same in every run: `#aBc-12-3dE/key=textColor`.
  func path(of number: Int) -> String {
    let key = keys[number]
    return key.owner == Self.nobody ? "#\(key.name)" : "\(path(of: key.owner))/\(key.name)"
  }
}
