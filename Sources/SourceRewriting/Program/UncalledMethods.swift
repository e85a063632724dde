/// Methods of UIKit's protocols that nothing here calls. `Scripts/support/silent-members --write` writes this file from the marks
/// `Never called here` of the protocols.
enum UncalledMethods {
  /// By protocol and full name, why.
  static let reasons: [String: [String: String]] = [
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
        "a program that sets the detent is not told",
    ],
    "UISplitViewControllerDelegate": [
      "targetDisplayModeForAction(in:)":
        "bars show no button that changes the mode",
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
