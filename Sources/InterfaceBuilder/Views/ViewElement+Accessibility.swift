extension ViewElement {
  /// The accessibility identifier, by which tests find the view; nil if the document gives it none.
  package var accessibilityIdentifier: String? {
    guard let identifier = element.child(key: "accessibilityConfiguration")?["identifier"] else { return nil }
    return identifier.isEmpty ? nil : identifier
  }
}
