import InterfaceBuilder
import TextLayout

/// Views that show text, from what `InterfaceBuilder/Elements` reads of them.
extension NibLoader {
  func label(_ element: LabelElement) -> UILabel {
    let label = instance(orElse: UILabel())
    label.font = element.font.map { font($0) } ?? .systemFont(ofSize: UIFont.labelFontSize)
    label.text = element.text
    if let attributed = attributedText(element.attributedText, defaultFont: label.font) {
      label.attributed = attributed
    }
    label.numberOfLines = element.numberOfLines
    label.lineBreakMode = NSLineBreakMode(interfaceBuilderName: element.lineBreakMode) ?? .byTruncatingTail
    label.textAlignment = NSTextAlignment(interfaceBuilderName: element.textAlignment) ?? .natural
    label.preferredMaxLayoutWidth = CGFloat(element.preferredMaxLayoutWidth ?? 0)
    label.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = element.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = CGFloat(element.minimumScaleFactor ?? 0)
    label.textColor = element.textColor.flatMap { color($0) } ?? .label
    return label
  }

  func textField(_ element: TextFieldElement) -> UITextField {
    let field = instance(orElse: UITextField())
    field.font = element.font.map { font($0) } ?? .systemFont(ofSize: 17)
    field.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    field.text = element.text
    field.placeholder = element.placeholder
    field.textAlignment = NSTextAlignment(interfaceBuilderName: element.textAlignment) ?? .natural
    field.textColor = element.textColor.flatMap { color($0) } ?? .label
    switch element.borderStyle {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    return field
  }

  func textView(_ element: TextViewElement) -> UITextView {
    let view = instance(orElse: UITextView())
    view.font = element.font.map { font($0) } ?? .systemFont(ofSize: 14)
    view.text = element.text ?? ""
    view.textColor = element.textColor.flatMap { color($0) } ?? .label
    view.textAlignment = NSTextAlignment(interfaceBuilderName: element.textAlignment) ?? .natural
    view.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    view.isEditable = element.isEditable
    view.isScrollEnabled = element.isScrollEnabled
    return view
  }

  func button(_ element: ButtonElement) -> UIButton {
    let type = UIButton.ButtonType(interfaceBuilderName: element.buttonType)
    let button = instance(orElse: UIButton(type: type)) { $0.buttonType = type }
    button.titleFont = element.font.map { font($0) }
    let symbolFont = button.buttonType == .system ? button.effectiveFont : nil
    for (name, state) in element.states {
      guard let key = UIControl.State(interfaceBuilderName: name) else { continue }
      button.setTitle(state.title, for: key)
      button.setStyledTitle(attributedText(state.attributedTitle, defaultFont: button.effectiveFont), for: key)
      button.setTitleColor(state.titleColor.flatMap { color($0) }, for: key)
      button.setImage(image(state.image, state.symbolConfiguration, font: symbolFont), for: key)
      button.setBackgroundImage(image(state.backgroundImage, state.symbolConfiguration, font: symbolFont), for: key)
    }
    button.contentEdgeInsets = element.contentEdgeInsets.map { UIEdgeInsets($0) } ?? .zero
    button.titleEdgeInsets = element.titleEdgeInsets.map { UIEdgeInsets($0) } ?? .zero
    button.imageEdgeInsets = element.imageEdgeInsets.map { UIEdgeInsets($0) } ?? .zero
    if element.element["role"] == "primary" { button.role = .primary }
    if let configuration = element.configuration { configure(button, configuration) }
    return button
  }

  private func configure(_ button: UIButton, _ element: ButtonConfigurationElement) {
    var configuration = UIButton.Configuration()
    configuration.style = UIButton.Configuration.Style(rawValue: element.style) ?? .plain
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
    configuration.imagePlacement = UIButton.Configuration.ImagePlacement(rawValue: element.imagePlacement) ?? .leading
    configuration.imagePadding = CGFloat(element.imagePadding ?? 0)
    if let insets = element.contentInsets { configuration.contentInsets = NSDirectionalEdgeInsets(insets) }
    configuration.baseForegroundColor = element.baseForegroundColor.flatMap { color($0) }
    configuration.baseBackgroundColor =
      element.baseBackgroundColor.flatMap { color($0) }
      ?? element.element.child("backgroundConfiguration").flatMap { color("backgroundColor", of: $0) }
    button.configuration = configuration
  }
}

extension NSLineBreakMode {
  init?(interfaceBuilderName name: String?) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }
}

extension NSTextAlignment {
  init?(interfaceBuilderName name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension UIButton.ButtonType {
  init(interfaceBuilderName name: String?) {
    switch name {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    case "plain": self = .plain
    default: self = .custom
    }
  }
}

extension UIControl.State {
  init?(interfaceBuilderName name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: return nil
    }
  }
}
