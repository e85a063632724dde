import Synchronization

extension UICollectionView {
  /// What makes and fills cells of a class. A class or nib need not be registered.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = RegistrationName.next()
    let nib: UINib?
    let handler: Handler

    /// Cells are made by the class.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// Cells are made from the nib.
    public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
  }

  /// What makes and fills supplementary views of a class and kind.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = RegistrationName.next()
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Views are made by the class.
    public init(elementKind: String, handler: @escaping Handler) {
      (nib, self.elementKind, self.handler) = (nil, elementKind, handler)
    }
    /// Views are made from the nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (nib, self.elementKind, self.handler) = (supplementaryNib, elementKind, handler)
    }
  }

  /// A cell that is no longer shown, or else a new one, filled with the item; without an item it is not filled.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.identifier
    if elements.sources[.cell(name)] == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: name)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: name)
      }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    guard let cell = cell as? Cell else { fatalError("a nib created \(type(of: cell)) instead of \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view that is no longer shown, or else a new one, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (name, kind) = (registration.identifier, registration.elementKind)
    if elements.sources[.supplementary(kind, name)] == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      }
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
    guard let view = view as? Supplementary else {
      fatalError("a nib created \(type(of: view)) instead of \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// A reuse identifier for each registration.
private enum RegistrationName {
  private static let count = Atomic<Int>(0)

  static func next() -> String { "UICollectionView.Registration-\(count.add(1, ordering: .relaxed).newValue)" }
}
