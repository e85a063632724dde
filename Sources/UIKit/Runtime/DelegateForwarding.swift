// Made by Scripts/tables/delegate-forwarding.

/// Answers as a delegate that implements nothing.
@MainActor
private final class SilentDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
  UITextViewDelegate
{
  static let shared = SilentDelegate()
}

/// The methods of the delegates of tables, collections and text views, for programs that call them through the property `delegate`.
extension UIScrollViewDelegate {
  /// Calls ``UITableViewDelegate/tableView(_:heightForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:estimatedHeightForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:heightForHeaderInSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:heightForFooterInSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:viewForHeaderInSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, viewForHeaderInSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:viewForFooterInSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, viewForFooterInSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willDisplay:forRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didSelectRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didDeselectRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willSelectRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willDeselectRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:shouldHighlightRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didHighlightRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didUnhighlightRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:editingStyleForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:titleForDeleteConfirmationButtonForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:trailingSwipeActionsConfigurationForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:leadingSwipeActionsConfigurationForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:shouldSpringLoadRowAt:with:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// Calls ``UITableViewDelegate/tableView(_:accessoryButtonTappedForRowWith:)`` of the delegate.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:contextMenuConfigurationForRowAt:point:)`` of the delegate.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willBeginEditingRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didEndEditingRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:estimatedHeightForHeaderInSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:estimatedHeightForFooterInSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, estimatedHeightForFooterInSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didEndDisplaying:forRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willDisplayHeaderView:forSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willDisplayFooterView:forSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didEndDisplayingHeaderView:forSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didEndDisplayingFooterView:forSection:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Calls ``UITableViewDelegate/tableView(_:shouldIndentWhileEditingRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:editActionsForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:indentationLevelForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, indentationLevelForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:shouldBeginMultipleSelectionInteractionAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:didBeginMultipleSelectionInteractionAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableViewDidEndMultipleSelectionInteraction(_:)`` of the delegate.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableViewDidEndMultipleSelectionInteraction(tableView)
  }

  /// Calls ``UITableViewDelegate/tableView(_:canPerformPrimaryActionForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:performPrimaryActionForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:selectionFollowsFocusForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:canFocusRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/indexPathForPreferredFocusedView(in:)`` of the delegate.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).indexPathForPreferredFocusedView(in: tableView)
  }

  /// Calls ``UITableViewDelegate/tableView(_:shouldShowMenuForRowAt:)`` of the delegate.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// Calls ``UITableViewDelegate/tableView(_:canPerformAction:forRowAt:withSender:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Calls ``UITableViewDelegate/tableView(_:performAction:forRowAt:withSender:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Calls ``UITableViewDelegate/tableView(_:previewForHighlightingContextMenuWithConfiguration:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Calls ``UITableViewDelegate/tableView(_:previewForDismissingContextMenuWithConfiguration:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willDisplayContextMenu:animator:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willPerformPreviewActionForMenuWith:animator:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls ``UITableViewDelegate/tableView(_:willEndContextMenuInteraction:animator:)`` of the delegate.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (self as? any UITableViewDelegate ?? SilentDelegate.shared).tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:didSelectItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, didSelectItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:didDeselectItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, didDeselectItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:shouldHighlightItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:shouldSpringLoadItemAt:with:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:didHighlightItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, didHighlightItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:didUnhighlightItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:shouldSelectItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, shouldSelectItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:shouldDeselectItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:contextMenuConfigurationForItemAt:point:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:contextMenuConfigurationForItemsAt:point:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:willDisplay:forItemAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:didEndDisplaying:forItemAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:canPerformPrimaryActionForItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:performPrimaryActionForItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:canEditItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, canEditItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:didBeginMultipleSelectionInteractionAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionViewDidEndMultipleSelectionInteraction(_:)`` of the delegate.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionViewDidEndMultipleSelectionInteraction(
      collectionView)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:targetContentOffsetForProposedContentOffset:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:transitionLayoutForOldLayout:newLayout:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:canFocusItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, canFocusItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:selectionFollowsFocusForItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/indexPathForPreferredFocusedView(in:)`` of the delegate.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).indexPathForPreferredFocusedView(
      in: collectionView)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:shouldShowMenuForItemAt:)`` of the delegate.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:canPerformAction:forItemAt:withSender:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:performAction:forItemAt:withSender:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:previewForDismissingContextMenuWithConfiguration:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:willDisplayContextMenu:animator:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:willPerformPreviewActionForMenuWith:animator:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls ``UICollectionViewDelegate/collectionView(_:willEndContextMenuInteraction:animator:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    (self as? any UICollectionViewDelegate ?? SilentDelegate.shared).collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Calls ``UICollectionViewDelegateFlowLayout/collectionView(_:layout:sizeForItemAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (self as? any UICollectionViewDelegateFlowLayout ?? SilentDelegate.shared).collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls ``UICollectionViewDelegateFlowLayout/collectionView(_:layout:insetForSectionAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    (self as? any UICollectionViewDelegateFlowLayout ?? SilentDelegate.shared).collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls ``UICollectionViewDelegateFlowLayout/collectionView(_:layout:minimumLineSpacingForSectionAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (self as? any UICollectionViewDelegateFlowLayout ?? SilentDelegate.shared).collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls ``UICollectionViewDelegateFlowLayout/collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (self as? any UICollectionViewDelegateFlowLayout ?? SilentDelegate.shared).collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Calls ``UICollectionViewDelegateFlowLayout/collectionView(_:layout:referenceSizeForHeaderInSection:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (self as? any UICollectionViewDelegateFlowLayout ?? SilentDelegate.shared).collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls ``UICollectionViewDelegateFlowLayout/collectionView(_:layout:referenceSizeForFooterInSection:)`` of the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (self as? any UICollectionViewDelegateFlowLayout ?? SilentDelegate.shared).collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }

  /// Calls ``UITextViewDelegate/textViewDidChange(_:)`` of the delegate.
  public func textViewDidChange(_ textView: UITextView) {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textViewDidChange(textView)
  }

  /// Calls ``UITextViewDelegate/textViewShouldBeginEditing(_:)`` of the delegate.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textViewShouldBeginEditing(textView)
  }

  /// Calls ``UITextViewDelegate/textViewDidBeginEditing(_:)`` of the delegate.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textViewDidBeginEditing(textView)
  }

  /// Calls ``UITextViewDelegate/textViewShouldEndEditing(_:)`` of the delegate.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textViewShouldEndEditing(textView)
  }

  /// Calls ``UITextViewDelegate/textViewDidEndEditing(_:)`` of the delegate.
  public func textViewDidEndEditing(_ textView: UITextView) {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textViewDidEndEditing(textView)
  }

  /// Calls ``UITextViewDelegate/textView(_:shouldChangeTextIn:replacementText:)`` of the delegate.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls ``UITextViewDelegate/textViewDidChangeSelection(_:)`` of the delegate.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textViewDidChangeSelection(textView)
  }

  /// Calls ``UITextViewDelegate/textView(_:shouldInteractWith:in:interaction:)`` of the delegate.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  /// Calls ``UITextViewDelegate/textView(_:shouldInteractWith:in:interaction:)`` of the delegate.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }

  /// Calls ``UITextViewDelegate/textView(_:shouldInteractWith:in:)`` of the delegate.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, shouldInteractWith: URL, in: characterRange)
  }

  /// Calls ``UITextViewDelegate/textView(_:shouldInteractWith:in:)`` of the delegate.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, shouldInteractWith: textAttachment, in: characterRange)
  }

  /// Calls ``UITextViewDelegate/textView(_:primaryActionFor:defaultAction:)`` of the delegate.
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }

  /// Calls ``UITextViewDelegate/textView(_:menuConfigurationFor:defaultMenu:)`` of the delegate.
  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?
  {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
  }

  /// Calls ``UITextViewDelegate/textView(_:editMenuForTextIn:suggestedActions:)`` of the delegate.
  public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
  {
    (self as? any UITextViewDelegate ?? SilentDelegate.shared).textView(
      textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
}
