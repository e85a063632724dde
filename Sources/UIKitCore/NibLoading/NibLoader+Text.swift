import InterfaceBuilder
import TextLayout

/// Views that show text, from what `InterfaceBuilder/Elements` reads of them.
extension NibLoader {
  func apply(_ element: LabelElement, to label: UILabel) {
    label.font = element.font.map { font($0) } ?? .systemFont(ofSize: UIFont.labelFontSize)
    label.text = element.text
    if let attributed = attributedText(element.attributedText, defaultFont: label.font) {
      label.attributed = attributed
    }
    label.numberOfLines = element.numberOfLines
    label.lineBreakMode = NSLineBreakMode(element.lineBreakMode)
    label.textAlignment = NSTextAlignment(element.textAlignment)
    label.preferredMaxLayoutWidth = CGFloat(element.preferredMaxLayoutWidth ?? 0)
    label.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = element.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = CGFloat(element.smallestScale ?? 0)
    label.textColor = element.textColor.flatMap { color($0) } ?? .label
  }

  func apply(_ element: TextFieldElement, to field: UITextField) {
    field.font = element.font.map { font($0) } ?? .systemFont(ofSize: 17)
    field.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    field.text = element.text
    field.placeholder = element.placeholder
    field.textAlignment = NSTextAlignment(element.textAlignment)
    field.textColor = element.textColor.flatMap { color($0) } ?? .label
    field.borderStyle = UITextField.BorderStyle(element.borderStyle)
    field.isSecureTextEntry = element.isSecure
    field.readTraits(of: element.element)
  }

  func apply(_ element: TextViewElement, to view: UITextView) {
    view.font = element.font.map { font($0) } ?? .systemFont(ofSize: 14)
    view.text = element.text ?? ""
    view.textColor = element.textColor.flatMap { color($0) } ?? .label
    view.textAlignment = NSTextAlignment(element.textAlignment)
    view.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    view.isEditable = element.isEditable
    view.isScrollEnabled = element.isScrollEnabled
    view.readTraits(of: element.element)
  }

  func button(_ element: ButtonElement) -> UIButton {
    let type = UIButton.ButtonType(element.buttonType)
    let button = instance(orElse: UIButton(type: type)) { $0.buttonType = type }
    button.titleFont = element.font.map { font($0) }
    let symbolFont = button.buttonType == .system ? button.effectiveFont : nil
    for state in element.states.values {
      guard let key = UIControl.State(state.key) else { continue }
      button.setTitle(state.title, for: key)
      button.setStyledTitle(attributedText(state.attributedTitle, defaultFont: button.effectiveFont), for: key)
      button.setTitleColor(state.titleColor.flatMap { color($0) }, for: key)
      button.setImage(image(state.image, state.symbolConfiguration, font: symbolFont), for: key)
      button.setBackgroundImage(image(state.backgroundImage, state.symbolConfiguration, font: symbolFont), for: key)
    }
    button.contentEdgeInsets = element.contentEdgeInsets.map { UIEdgeInsets($0) } ?? .zero
    button.titleEdgeInsets = element.titleEdgeInsets.map { UIEdgeInsets($0) } ?? .zero
    button.imageEdgeInsets = element.imageEdgeInsets.map { UIEdgeInsets($0) } ?? .zero
    button.titleLineBreakMode = NSLineBreakMode(element.lineBreakMode)
    button.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment(element.contentHorizontalAlignment)
    button.contentVerticalAlignment = UIControl.ContentVerticalAlignment(element.contentVerticalAlignment)
    if element.role == .primary { button.role = .primary }
    if let configuration = element.configuration { configure(button, configuration) }
    return button
  }

  private func configure(_ button: UIButton, _ element: ButtonConfigurationElement) {
    var configuration = UIButton.Configuration()
    configuration.style = UIButton.Configuration.Style(element.style)
    // The style decides the font that titles without one of their own have.
    button.configuration = configuration
    let titleFont = element.titleFont.map { font($0) }
    let baseFont = titleFont ?? button.effectiveFont
    configuration.styledTitle = attributedText(element.attributedTitle, defaultFont: baseFont)
    // The title of the state does not count here. Documents keep the "Button" that Interface Builder gave the state,
    // although the stored frames of three buttons are those of their symbol alone.
    configuration.title = element.title
    configuration.subtitle = element.subtitle
    configuration.image =
      image(element.image, element.symbolConfiguration, font: baseFont) ?? button.image(for: .normal)
    configuration.titleFont = titleFont
    configuration.imagePlacement = NSDirectionalRectEdge(element.imagePlacement)
    configuration.imagePadding = CGFloat(element.imagePadding ?? 0)
    if let insets = element.contentInsets { configuration.contentInsets = NSDirectionalEdgeInsets(insets) }
    configuration.baseForegroundColor = element.baseForegroundColor.flatMap { color($0) }
    configuration.baseBackgroundColor =
      element.baseBackgroundColor.flatMap { color($0) } ?? element.backgroundColor.flatMap { color($0) }
    button.configuration = configuration
  }
}
