/// The items of a conflict: which mentions mean the same one, and what to call it.
struct ConflictNames {
  private struct Known {
    var className: String?
    var title: String?
    var identifier: String?
    /// The container of a guide, by key.
    var owner: String?
  }

  private var known: [String: Known] = [:]
  /// Keys in the order of their first mention.
  private(set) var keys: [String] = []
  private var names: [String: String] = [:]

  init(_ constraints: [ConsoleConstraint]) {
    for constraint in constraints {
      for binding in constraint.state?.names ?? [] { note(binding) }
      for (item, key) in zip(constraint.items, keys(of: constraint)) { note(item, key) }
      noteOwner(constraint)
    }
    nameAll()
  }

  /// The keys of all mentions of a constraint, in the order of the text.
  ///
  /// Two views may have one name: the first mention then means the first of its bindings.
  func keys(of constraint: ConsoleConstraint) -> [String] {
    var used: [String: Int] = [:]
    return constraint.items.map { item in
      guard case .named(let name) = item else { return key(item) }
      let bindings = (constraint.state?.names ?? []).filter { $0.key == name }
      let index = used[name, default: 0]
      used[name] = index + 1
      return bindings.isEmpty ? name : key(bindings[min(index, bindings.count - 1)].item)
    }
  }

  /// An address, else the name.
  private func key(_ item: ConsoleItem) -> String {
    switch item {
    case .object(_, let address, _), .address(let address): address.lowercased()
    case .named(let name): name
    }
  }

  /// What `|` stands for; nil if the text does not say.
  func container(of constraint: ConsoleConstraint) -> String? {
    constraint.state?.names.first { $0.key == "'|'" }.map { key($0.item) }
  }

  /// `UIButton 'Press'`, `name_label`, `safe area of UIView 2`: unlike all others of the conflict.
  func name(_ key: String) -> String { names[key] ?? key }

  func className(_ key: String) -> String { known[key]?.className ?? "" }

  func isGuide(_ key: String) -> Bool { className(key).hasSuffix("LayoutGuide") }

  /// Of margins or safe area, or the bars' up to iOS 10; not one that the app made.
  func isSystemGuide(_ key: String) -> Bool {
    className(key) == "_UILayoutGuide" || isGuide(key) && known[key]?.title?.hasPrefix("UIView") ?? false
  }

  func isMarginsGuide(_ key: String) -> Bool { isGuide(key) && known[key]?.title == "UIViewLayoutMarginsGuide" }

  // MARK: Collecting

  private mutating func note(_ binding: ConsoleBinding) {
    switch binding.item {
    case .object(let name, let address, let title) where binding.key == "'|'":
      note(address, className: name, title: title)
    case .object(let name, let address, let title):
      note(address, className: name, title: title)
      known[address.lowercased()]?.identifier = binding.key
    case .address(let address):
      note(address, className: nil, title: nil)
      known[address.lowercased()]?.identifier = binding.key
    case .named: break
    }
  }

  private mutating func note(_ item: ConsoleItem, _ key: String) {
    guard case .object(let name, _, let title) = item else { return note(key, className: nil, title: nil) }
    note(key, className: name, title: title)
  }

  private mutating func note(_ address: String, className: String?, title: String?) {
    let key = address.lowercased()
    if known[key] == nil {
      known[key] = Known()
      keys.append(key)
    }
    var item = known[key]!
    item.title = item.title ?? title
    // A name may stand where a class does.
    if className != item.identifier { item.className = item.className ?? className }
    known[key] = item
  }

  /// A guide between the edges of a container is that one's.
  private mutating func noteOwner(_ constraint: ConsoleConstraint) {
    guard case .visual(let visual) = constraint.body, visual.views.count == 1,
      let item = keys(of: constraint).first, isGuide(item)
    else { return }
    let owner = known[item]?.owner ?? container(of: constraint)
    known[item]?.owner = owner
  }

  // MARK: Naming

  private mutating func nameAll() {
    let plain = Dictionary(uniqueKeysWithValues: keys.map { ($0, plainName($0)) })
    let groups = Dictionary(grouping: keys.filter { known[$0]?.owner == nil }) { plain[$0]! }
    for (name, members) in groups {
      // The order of mention, not that of the dictionary.
      for (index, key) in members.enumerated() { names[key] = members.count == 1 ? name : "\(name) #\(index + 1)" }
    }
    for key in keys {
      guard let owner = known[key]?.owner else { continue }
      names[key] = "\(plain[key]!) of \(names[owner] ?? owner)"
    }
  }

  private func plainName(_ key: String) -> String {
    guard let item = known[key] else { return key }
    let title = item.title.map(Self.unescaped)
    switch title {
    case "UIViewSafeAreaLayoutGuide": return "safe area"
    case "UIViewLayoutMarginsGuide": return "margins"
    case "UIViewReadableContentGuide": return "readable width"
    case "UIViewKeyboardLayoutGuide": return "keyboard guide"
    default: break
    }
    if let identifier = item.identifier { return identifier }
    let name = Self.shortClass(item.className ?? key)
    return title.map { "\(name) '\($0)'" } ?? name
  }

  /// Without module, and without the class that observation puts in its place.
  static func shortClass(_ name: String) -> String {
    let plain = name.hasPrefix("NSKVONotifying_") ? String(name.dropFirst("NSKVONotifying_".count)) : name
    guard !plain.contains("(") else { return plain }
    return plain.split(separator: ".").last.map(String.init) ?? plain
  }

  /// A list escapes what is no ASCII: `\U00e4`. Line ends become spaces.
  static func unescaped(_ text: String) -> String {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    return line.replacing(/\\U([0-9a-fA-F]{4})/) { match in
      UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? String(match.0)
    }
    .replacing("\\\"", with: "\"")
  }
}

extension ConsoleConstraint {
  /// All mentions but those in names, in the order of the text.
  var items: [ConsoleItem] {
    switch body {
    case .equation(let equation):
      guard case .place(_, let second, _, _) = equation.right else { return [equation.left.item] }
      return [equation.left.item, second.item]
    case .visual(let visual):
      return visual.views.flatMap { view in
        [view.item]
          + view.predicates.compactMap { predicate in
            if case .item(let item) = predicate.operand { return item }
            return nil
          }
      }
    }
  }
}
