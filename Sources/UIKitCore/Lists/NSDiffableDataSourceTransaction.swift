/// What the user has changed of the items of a data source.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The items before.
  public internal(set) var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after.
  public internal(set) var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Between the items of all sections before and after.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
  /// The sections of which the user has changed something.
  public internal(set) var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    _ initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ sections: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  ) {
    (initialSnapshot, finalSnapshot, sectionTransactions) = (initial, final, sections)
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
  }
}

/// What the user has changed of the items of a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public internal(set) var sectionIdentifier: SectionIdentifierType
  /// The items before.
  public internal(set) var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after.
  public internal(set) var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Between the items before and after.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, _ initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    _ final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    (sectionIdentifier, initialSnapshot, finalSnapshot) = (section, initial, final)
    difference = final.items.difference(from: initial.items)
  }
}
