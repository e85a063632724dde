/// The registered classes and nibs of a table or collection view, and the cells that wait to be used again.
@MainActor
struct ReusableViews {
  enum Source {
    case `class`(AnyClass)
    case nib(UINib)

    /// A view of the type; nil if the class or the nib's first view is of another one.
    @MainActor func make<View>(_ ownInstance: (AnyClass) -> View?) -> View? {
      switch self {
      case .class(let type): ownInstance(type)
      case .nib(let nib): nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
      }
    }
  }

  var cells: [String: Source] = [:]
  private var headers: [String: Source] = [:]
  private var idle: [String: [UITableViewCell]] = [:]
  private var idleHeaders: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = idle[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = cells[identifier]?.make { ($0 as? UITableViewCell.Type)?.makeOwn(identifier) }
    if cell?.reuseIdentifier == nil { cell?.reuseIdentifier = identifier }
    return cell
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = idleHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headers[identifier]?.make { ($0 as? UITableViewHeaderFooterView.Type)?.makeOwn(identifier) }
  }

  /// Registers headers and footers; those of what was registered before are not used again.
  mutating func registerHeader(_ source: Source?, _ identifier: String) {
    headers[identifier] = source
    idleHeaders[identifier] = nil
  }

  /// Keeps a header or footer for the next request; one without an identifier is not used again.
  mutating func putBack(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier, let source = headers[identifier] else { return }
    // Another class may have been registered since.
    if case .class(let registered) = source, registered != type(of: view) { return }
    if idleHeaders[identifier]?.contains(where: { $0 === view }) != true {
      idleHeaders[identifier, default: []].append(view)
    }
  }

  mutating func putBack(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { idle[identifier, default: []].append(cell) }
  }
}
