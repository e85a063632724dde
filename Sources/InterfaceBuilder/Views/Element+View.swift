extension Element {
  /// Whether the element is a view: of a known kind, or anything that has a frame.
  var isView: Bool {
    kind?.has(.view) ?? false || child("rect", key: "frame") != nil && name != "variation"
  }
}
