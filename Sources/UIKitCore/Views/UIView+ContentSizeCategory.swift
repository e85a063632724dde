/// Limits of the text size. Of iOS 15.
extension UIView {
  /// The least size of text in the view and its subviews; nil, the default, sets no limit. A greater one than
  /// ``maximumContentSizeCategory`` does not count.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.traits.leastTextSize }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      extras(storing: newValue)?.traits.leastTextSize = newValue
      Surroundings.didChange()
    }
  }

  /// The greatest size of text in the view and its subviews; nil, the default, sets no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.traits.greatestTextSize }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      extras(storing: newValue)?.traits.greatestTextSize = newValue
      Surroundings.didChange()
    }
  }

  /// The size of text of the view and of each view around it, the window last, with the limits that they set. The form of the lines is
  /// Trellis's own.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var view: UIView? = self
    while let present = view {
      let limits = [
        present.minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
        present.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
      ].compactMap(\.self)
      let size = present.traitCollection.preferredContentSizeCategory.rawValue
      lines.append("\(present.logClassName): \(([size] + limits).joined(separator: ", "))")
      view = present.superview
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the view sets a limit.
  var limitsTextSize: Bool {
    extras.map { $0.traits.leastTextSize != nil || $0.traits.greatestTextSize != nil } ?? false
  }

  /// Traits with a text size within the limits of the view.
  func limited(_ traits: UITraitCollection) -> UITraitCollection {
    guard limitsTextSize else { return traits }
    var size = traits.preferredContentSizeCategory
    if let least = minimumContentSizeCategory, size < least { size = least }
    if let greatest = maximumContentSizeCategory, size > greatest { size = greatest }
    guard size != traits.preferredContentSizeCategory else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = size }
  }
}
