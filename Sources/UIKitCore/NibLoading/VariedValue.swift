import InterfaceBuilder

/// A property of views to which documents give other values for other size classes.
///
/// Interface Builder offers variations for these; what a program set itself is replaced only if the document's value changes.
@MainActor
struct VariedValue {
  /// The attributes, or the keys of child elements, that hold it.
  let words: Set<String>
  private let set: (NibLoader, UIView, ViewElement) -> Void

  private init<View: UIView>(
    _ words: String..., of type: View.Type, _ set: @escaping (NibLoader, View, ViewElement) -> Void
  ) {
    self.words = Set(words)
    self.set = { loader, view, element in if let view = view as? View { set(loader, view, element) } }
  }

  /// Sets the properties that the change concerns.
  static func apply(_ change: VariedDocument.Change, to view: UIView, _ loader: NibLoader) {
    for value in all where !value.words.isDisjoint(with: change.words) { value.set(loader, view, change.view) }
  }

  private static let all: [VariedValue] = [
    VariedValue("hidden", of: UIView.self) { $1.isHidden = $2.isHidden },
    VariedValue("alpha", of: UIView.self) { $1.alpha = CGFloat($2.element.double("alpha") ?? 1) },
    VariedValue("backgroundColor", of: UIView.self) {
      $1.backgroundColor = $0.color("backgroundColor", of: $2.element)
    },
    VariedValue("tintColor", of: UIView.self) { $1.tintColor = $0.color("tintColor", of: $2.element) },
    VariedValue("layoutMargins", "directionalLayoutMargins", of: UIView.self) { loader, view, element in
      view.marginState.explicit = nil
      loader.adoptMargins(element, of: view)
    },
    VariedValue(
      "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth",
      of: UIView.self
    ) { $0.adoptMargins($2, of: $1) },
    VariedValue(
      "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority", of: UIView.self
    ) { loader, view, element in
      loader.applyPriorities(element, to: view)
      view.invalidateIntrinsicContentSize()
    },
    VariedValue("fontDescription", of: UILabel.self) { loader, label, element in
      label.font = element.element.font().map { loader.font($0) } ?? .systemFont(ofSize: UIFont.labelFontSize)
    },
    VariedValue("fontDescription", of: UIButton.self) { loader, button, element in
      button.titleFont = element.element.font().map { loader.font($0) }
    },
    VariedValue("fontDescription", of: UITextField.self) { loader, field, element in
      field.font = element.element.font().map { loader.font($0) } ?? .systemFont(ofSize: 17)
    },
    VariedValue("fontDescription", of: UITextView.self) { loader, view, element in
      view.font = element.element.font().map { loader.font($0) } ?? .systemFont(ofSize: 14)
    },
    VariedValue("textColor", of: UILabel.self) { $1.textColor = $0.color("textColor", of: $2.element) ?? .label },
    VariedValue("textColor", of: UITextField.self) { $1.textColor = $0.color("textColor", of: $2.element) ?? .label },
    VariedValue("textColor", of: UITextView.self) { $1.textColor = $0.color("textColor", of: $2.element) ?? .label },
    VariedValue("numberOfLines", of: UILabel.self) { _, label, element in
      if let details = LabelElement(element.element) { label.numberOfLines = details.numberOfLines }
    },
    VariedValue("image", of: UIImageView.self) { loader, view, element in
      if let details = ImageViewElement(element.element) { loader.apply(details, to: view) }
    },
    VariedValue(
      "axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement", of: UIStackView.self
    ) { loader, stack, element in
      if let details = StackViewElement(element.element) { loader.apply(details, to: stack) }
    },
  ]
}

extension NibLoader {
  fileprivate func adoptMargins(_ element: ViewElement, of view: UIView) {
    applyMargins(element, to: view)
    view.layoutHost?.insetsDidChange()
  }
}
