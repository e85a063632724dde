/// Translates between the places of a data source and those that are shown. They differ on iOS while something is dropped; here they are the
/// same.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section that is shown, of one of the data source; `NSNotFound` for one that is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section of the data source, of one that is shown; `NSNotFound` for one that the data source does not have.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The place that is shown, of one of the data source; nil for one that is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The place in the data source, of one that is shown; nil for one that the data source does not have.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Calls the closure, in which places are those that are shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UITableView: UIDataSourceTranslating {
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    (0..<numberOfSections).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    (0..<numberOfSections).contains(presentationSectionIndex) ? presentationSectionIndex : NSNotFound
  }
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.flatMap { $0.count == 2 && (0..<numberOfSections).contains($0.section) ? $0 : nil }
  }
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    self.presentationIndexPath(forDataSourceIndexPath: presentationIndexPath)
  }
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}

extension UICollectionView: UIDataSourceTranslating {
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    (0..<numberOfSections).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    (0..<numberOfSections).contains(presentationSectionIndex) ? presentationSectionIndex : NSNotFound
  }
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.flatMap { $0.count == 2 && (0..<numberOfSections).contains($0.section) ? $0 : nil }
  }
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    self.presentationIndexPath(forDataSourceIndexPath: presentationIndexPath)
  }
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
