/// The items of a conflict: which mentions mean the same one, and what to call it.
struct ConflictNames {
  private struct Known {
    var className: String?
    var title: String?
    var identifier: String?
    /// The container of a guide, by key.
    var owner: String?
    /// The view that it is in, by key, if the text says so.
    var superview: String?
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
      noteSuperviews(constraint)
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

  /// An address, else the name. Addresses are the same in capitals and small letters, names are not.
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

  func viewClass(_ key: String) -> ViewClass { ViewClass(className(key)) }

  /// Whether a view is in another, directly or not, as far as the text says; a guide is in its owner.
  func isInside(_ inner: String, _ outer: String) -> Bool {
    var (at, steps) = (inner, 0)
    while let next = known[at]?.superview ?? known[at]?.owner, steps < keys.count {
      if next == outer { return true }
      (at, steps) = (next, steps + 1)
    }
    return false
  }

  /// The view that a guide belongs to, as far as the text says.
  func owner(_ key: String) -> String? { known[key]?.owner }

  func superview(_ key: String) -> String? { known[key]?.superview }

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
      note(address.lowercased(), className: name, title: title)
    case .object(let name, let address, let title):
      note(address.lowercased(), className: name, title: title)
      known[address.lowercased()]?.identifier = binding.key
    case .address(let address):
      note(address.lowercased(), className: nil, title: nil)
      known[address.lowercased()]?.identifier = binding.key
    case .named: break
    }
  }

  private mutating func note(_ item: ConsoleItem, _ key: String) {
    switch item {
    case .object(let name, _, let title): note(key, className: name, title: title)
    case .address: note(key, className: nil, title: nil)
    case .named(let name):
      // A library writes a name where the address is: `UILabel:title`.
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      note(key, className: parts.count == 2 ? parts[0] : nil, title: parts.count == 2 ? parts[1] : nil)
    }
  }

  private mutating func note(_ key: String, className: String?, title: String?) {
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

  /// `|` stands for the superview, and what a mask follows is the superview as well.
  private mutating func noteSuperviews(_ constraint: ConsoleConstraint) {
    let keys = keys(of: constraint)
    var superview = container(of: constraint)
    var views: [String] = []
    switch constraint.body {
    case .visual(let visual):
      var next = 0
      for view in visual.views {
        views.append(keys[next])
        next += 1 + view.predicates.count { if case .item = $0.operand { true } else { false } }
      }
    case .equation:
      guard ConstraintOrigin(constraint) == .mask else { return }
      views = [keys[0]]
      superview = superview ?? (keys.count > 1 ? keys[1] : nil)
    }
    guard let superview else { return }
    for view in views where view != superview && !isGuide(view) && !isInside(superview, view) {
      if known[view]?.superview == nil { known[view]?.superview = superview }
    }
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
