/// The layout guides of a view; that of the keyboard is in ``ViewExtras``.
struct ViewGuides {
  /// Those that were added, in that order.
  var added: [UILayoutGuide] = []
  /// Those that the view's class provides, each made when it is first asked for.
  var provided: [UILayoutGuide] = []
}
