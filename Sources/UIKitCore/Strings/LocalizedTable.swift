import InterfaceBuilder
import Synchronization

/// The texts of one language in a table: what its `.stringsdict` says, then what its `.strings` says.
struct LocalizedTable: Sendable {
  private var variants: [String: StringsDictionary.Entry] = [:]
  private var texts: [String: String] = [:]

  private static let tables = Mutex<[String: LocalizedTable]>([:])

  /// The table of two files, either of which may be missing. A file that cannot be read is logged and has no texts.
  static func at(_ dictionary: String?, strings: String?) -> LocalizedTable {
    let key = dictionary ?? strings ?? ""
    if let known = tables.withLock({ $0[key] }) { return known }
    var table = LocalizedTable()
    if let dictionary {
      table.variants =
        contents(of: dictionary) { data throws(ReadError) in try StringsDictionary.read(data).entries } ?? [:]
    }
    if let strings {
      table.texts = contents(of: strings) { data throws(ReadError) in try StringsFile.read(data).texts } ?? [:]
    }
    tables.withLock { $0[key] = table }
    return table
  }

  private static func contents<Value>(of path: String, _ read: (Data) throws(ReadError) -> Value) -> Value? {
    do {
      return try read(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as ReadError {
      let position = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      report("\(path)\(position): error: \(error.message)")
    } catch {
      report("\(path): error: \(error.localizedDescription)")
    }
    return nil
  }

  /// The log belongs to the main actor, and texts are asked for on any thread.
  private static func report(_ message: String) {
    if Thread.isMainThread { MainActor.assumeIsolated { LayoutLog.write(message) } } else { print(message) }
  }

  /// The text for a wide phone, since views do not ask for another; nil if the table does not have the key.
  func text(of key: String) -> String? {
    guard let variant = variants[key] else { return texts[key] }
    if case .plural(let format, let variables) = variant { return expanded(format, variables, depth: 0) }
    guard let text = variant.text(ems: .max, device: "iphone") else { return texts[key] }
    WidthVariants.note(variant, of: text)
    return text
  }

  /// A format with `%#@name@` replaced by the text for the category `other`, which may have variables in turn.
  private func expanded(_ format: String, _ variables: [String: StringsDictionary.PluralVariable], depth: Int) -> String
  {
    // Deeper than any text, and not deep enough for texts that name each other to grow.
    guard depth < 4 else { return format }
    return format.replacing(/%(?:(\d+)\$)?#@([^@]*)@/) { match in
      guard let variable = variables[String(match.2)], var text = variable.texts["other"] else {
        return String(match.0)
      }
      if let place = match.1 {
        text = text.replacingOccurrences(of: "%\(variable.valueType)", with: "%\(place)$\(variable.valueType)")
      }
      return expanded(text, variables, depth: depth + 1)
    }
  }
}
