// Views are made from classes and nibs that an app registers, and used again after they have left the bounds.
extension UICollectionView {
  /// Makes cells of the class, which has to be a `UICollectionViewCell`. Nil unregisters the identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.sources[.cell(identifier)] = cellClass.map { .class($0) }
  }
  /// Makes cells from the nib: of its top-level objects the first that is a cell. Nil unregisters the identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    elements.sources[.cell(identifier)] = nib.map { .nib($0) }
  }
  /// Makes supplementary views of the class, which has to be a `UICollectionReusableView`. Nil unregisters the identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    elements.sources[.supplementary(elementKind, identifier)] = viewClass.map { .class($0) }
  }
  /// Makes supplementary views from the nib: of its top-level objects the first that is a reusable view. Nil unregisters
  /// the identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    elements.sources[.supplementary(kind, identifier)] = nib.map { .nib($0) }
  }

  /// A cell that is no longer shown, or else a new one. An identifier that is not registered raises an exception.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue(.cell(identifier), identifier) as? UICollectionViewCell { return cell }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard")
    return UICollectionViewCell(frame: .zero)
  }

  /// A view of the kind that is no longer shown, or else a new one. An identifier that is not registered raises an
  /// exception.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(.supplementary(elementKind, identifier), identifier) { return view }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UICollectionReusableView(frame: .zero)
  }

  func dequeue(_ place: CollectionElements.Place, _ identifier: String) -> UICollectionReusableView? {
    if let view = elements.idle[place]?.popLast() {
      view.fittedFor = nil
      view.prepareForReuse()
      return view
    }
    let made = elements.sources[place]?.makeReusableView()
    made?.reuseIdentifier = identifier
    return made
  }
}
