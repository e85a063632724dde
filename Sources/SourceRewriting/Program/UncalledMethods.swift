/// Methods of UIKit's protocols that nothing here calls. `Scripts/support/silent-members --write` writes this file from the marks
/// `Never called here` of the protocols.
enum UncalledMethods {
  /// By protocol and full name, why.
  static let reasons: [String: [String: String]] = [
    "UIAccessibilityContainerDataTable": [
      "accessibilityHeaderElements(forColumn:)":
        "nobody reads tables aloud",
      "accessibilityHeaderElements(forRow:)":
        "nobody reads tables aloud",
    ],
    "UILargeContentViewerInteractionDelegate": [
      "largeContentViewerInteraction(_:didEndOn:at:)":
        "nothing is shown large",
      "largeContentViewerInteraction(_:itemAt:)":
        "nothing is shown large",
      "viewController(for:)":
        "nothing is shown large",
    ],
    "UIPickerViewAccessibilityDelegate": [
      "pickerView(_:accessibilityAttributedHintForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityAttributedLabelForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityHintForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityLabelForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityUserInputLabelsForComponent:)":
        "wheels are no elements",
    ],
    "UISearchBarDelegate": [
      "searchBarBookmarkButtonClicked(_:)":
        "the field has no such button",
      "searchBarResultsListButtonClicked(_:)":
        "the field has no such button",
    ],
    "UISearchControllerDelegate": [
      "searchController(_:didChangeFrom:)":
        "the search bar has its place at once",
      "searchController(_:willChangeTo:)":
        "the search bar has its place at once",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)":
        "a program that sets the detent is not told"
    ],
    "UISplitViewControllerDelegate": [
      "targetDisplayModeForAction(in:)":
        "bars show no button that changes the mode"
    ],
    "UITabBarDelegate": [
      "tabBar(_:didBeginCustomizing:)":
        "no bar is customised",
      "tabBar(_:didEndCustomizing:changed:)":
        "no bar is customised",
      "tabBar(_:willBeginCustomizing:)":
        "no bar is customised",
      "tabBar(_:willEndCustomizing:changed:)":
        "no bar is customised",
    ],
    "UIViewControllerTransitioningDelegate": [
      "interactionControllerForDismissal(using:)":
        "no transition is driven by a gesture",
      "interactionControllerForPresentation(using:)":
        "no transition is driven by a gesture",
    ],
  ]

  /// The protocols that a protocol or a class of UIKit has with it, as far as they lead to such methods.
  static let inherited: [String: [String]] = [:]
}
