import InterfaceBuilder
import TextLayout

/// Views that show text.
extension NibLoader {
  func label(_ xml: Element) -> UILabel {
    let label = UILabel()
    label.font = font("fontDescription", of: xml) ?? .systemFont(ofSize: UIFont.labelFontSize)
    label.text = xml.string("text")
    if let attributed = attributedText("attributedText", of: xml, defaultFont: label.font) {
      label.attributed = attributed
    }
    label.numberOfLines = xml.int("numberOfLines") ?? 1
    label.lineBreakMode = NSLineBreakMode(interfaceBuilderName: xml["lineBreakMode"]) ?? .byTruncatingTail
    label.textAlignment = NSTextAlignment(interfaceBuilderName: xml["textAlignment"]) ?? .natural
    label.preferredMaxLayoutWidth = CGFloat(xml.double("preferredMaxLayoutWidth") ?? 0)
    label.adjustsFontForContentSizeCategory = xml.bool("adjustsFontForContentSizeCategory") ?? false
    label.adjustsFontSizeToFitWidth = xml.bool("adjustsFontSizeToFit") ?? false
    label.minimumScaleFactor = CGFloat(xml.double("minimumScaleFactor") ?? 0)
    label.textColor = color("textColor", of: xml) ?? .label
    return label
  }

  func textField(_ xml: Element) -> UITextField {
    let field = UITextField()
    field.font = font("fontDescription", of: xml) ?? .systemFont(ofSize: 17)
    field.text = xml.string("text")
    field.placeholder = xml.string("placeholder")
    field.textAlignment = NSTextAlignment(interfaceBuilderName: xml["textAlignment"]) ?? .natural
    field.textColor = color("textColor", of: xml) ?? .label
    switch xml["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    return field
  }

  func textView(_ xml: Element) -> UITextView {
    let view = UITextView()
    view.font = font("fontDescription", of: xml) ?? .systemFont(ofSize: 14)
    view.text = xml.string("text") ?? ""
    view.textColor = color("textColor", of: xml) ?? .label
    view.textAlignment = NSTextAlignment(interfaceBuilderName: xml["textAlignment"]) ?? .natural
    view.isEditable = xml.bool("editable") ?? true
    view.isScrollEnabled = xml.bool("scrollEnabled") ?? true
    return view
  }

  func button(_ xml: Element) -> UIButton {
    let button = UIButton(type: UIButton.ButtonType(interfaceBuilderName: xml["buttonType"]))
    button.titleFont = font("fontDescription", of: xml)
    for state in xml.children("state") {
      guard let name = state["key"], let key = UIControl.State(interfaceBuilderName: name) else { continue }
      button.setTitle(state.string("title"), for: key)
      button.setAttributedTitle(
        attributedText("attributedTitle", of: state, defaultFont: button.effectiveFont), for: key)
      button.setTitleColor(color("titleColor", of: state), for: key)
      let symbolFont = button.buttonType == .system ? button.effectiveFont : nil
      button.setImage(image("image", of: state, font: symbolFont), for: key)
      button.setBackgroundImage(image("backgroundImage", of: state, font: symbolFont), for: key)
    }
    button.contentEdgeInsets = insets("contentEdgeInsets", of: xml)
    button.titleEdgeInsets = insets("titleEdgeInsets", of: xml)
    button.imageEdgeInsets = insets("imageEdgeInsets", of: xml)
    if xml["role"] == "primary" { button.role = .primary }
    if let configuration = xml.child("buttonConfiguration", key: "configuration") {
      button.configuration = self.configuration(configuration, of: button)
    }
    return button
  }

  private func configuration(_ xml: Element, of button: UIButton) -> UIButton.Configuration {
    var configuration = UIButton.Configuration()
    configuration.style = xml["style"].flatMap(UIButton.Configuration.Style.init(rawValue:)) ?? .plain
    button.configuration = configuration
    let titleFont = font("titleFontDescription", of: xml)
    configuration.attributedTitle = attributedText(
      "attributedTitle", of: xml, defaultFont: titleFont ?? button.effectiveFont)
    configuration.title = xml.string("title") ?? button.title(for: .normal)
    configuration.subtitle = xml.string("subtitle")
    configuration.image =
      image("image", of: xml, font: titleFont ?? button.effectiveFont) ?? button.image(for: .normal)
    configuration.titleFont = titleFont
    configuration.imagePlacement =
      xml["imagePlacement"].flatMap(UIButton.Configuration.ImagePlacement.init(rawValue:)) ?? .leading
    configuration.imagePadding = CGFloat(xml.double("imagePadding") ?? 0)
    if let insets = xml.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.double("top") ?? 0), leading: CGFloat(insets.double("leading") ?? 0),
        bottom: CGFloat(insets.double("bottom") ?? 0), trailing: CGFloat(insets.double("trailing") ?? 0))
    }
    configuration.baseForegroundColor = color("baseForegroundColor", of: xml)
    configuration.baseBackgroundColor =
      color("baseBackgroundColor", of: xml)
      ?? xml.child("backgroundConfiguration").flatMap { color("backgroundColor", of: $0) }
    return configuration
  }

  /// `inset` children: minX is left, minY top.
  private func insets(_ key: String, of xml: Element) -> UIEdgeInsets {
    guard let inset = xml.child("inset", key: key) else { return .zero }
    return UIEdgeInsets(
      top: CGFloat(inset.double("minY") ?? 0), left: CGFloat(inset.double("minX") ?? 0),
      bottom: CGFloat(inset.double("maxY") ?? 0), right: CGFloat(inset.double("maxX") ?? 0))
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
