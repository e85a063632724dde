extension IndexPath {
  /// A path of two indexes, the section first; both count from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// A path of two indexes, the section first; both count from 0. The same path as with a row.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index. Reading it from an empty path is a programming error.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The second index, the same as ``item``. Reading it from a shorter path is a programming error.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The second index, the same as ``row``. Reading it from a shorter path is a programming error.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// A path of two indexes, the section first; both count from 0.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// A path of two indexes, the section first; the same path as with a row.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The first index; 0 for an empty path.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The second index, the same as ``item``; 0 for a shorter path.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The second index, the same as ``row``; 0 for a shorter path.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
}
