import InterfaceBuilder
import TextLayout

/// Fonts, colors and images.
extension NibLoader {
  package func font(_ element: FontElement) -> UIFont {
    let size = element.pointSize ?? 17
    switch element.kind {
    case .system:
      return .systemFont(ofSize: CGFloat(size), weight: element.weight.map { UIFont.Weight($0) } ?? .regular)
    case .boldSystem: return .boldSystemFont(ofSize: CGFloat(size))
    case .italicSystem: return .italicSystemFont(ofSize: CGFloat(size))
    case .style(let style): return screen.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    case .named(let name, _):
      return UIFont(.app(name, size: size, from: screen.fonts))
    }
  }

  func attributedText(_ element: AttributedStringElement?, defaultFont: UIFont) -> AttributedText? {
    guard let string = element else { return nil }
    let runs = string.runs.filter { !$0.text.isEmpty }
    guard !runs.isEmpty else { return nil }
    var text = AttributedText("", font: defaultFont.font)
    text.runs = runs.map {
      AttributedText.Run(text: $0.text, font: ($0.font.map { font($0) } ?? defaultFont).font, look: look(of: $0))
    }
    // A label has one paragraph style for all its text, that of the first character.
    if let style = runs[0].paragraph {
      text.paragraph = ParagraphStyle(style)
      text.paragraph.avoidsOrphans = false
    }
    return text
  }

  private func look(of run: AttributedStringElement.Run) -> AttributedText.Look? {
    func isSet(_ key: String) -> Bool { run.attributes?.child("integer", key: key)?.int("value") ?? 0 != 0 }
    return TextLook(
      color: run.color.flatMap { color($0) }, underline: isSet("NSUnderline") ? 1 : 0,
      strikethrough: isSet("NSStrikethrough") ? 1 : 0
    ).look(nil)
  }

  func color(_ key: String, of xml: Element) -> UIColor? {
    xml.color(key).flatMap { color($0) }
  }

  package func color(_ value: ColorValue) -> UIColor? {
    switch value {
    case .rgba(let red, let green, let blue, let alpha): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
    case .system(let name): UIColor.system(named: name) ?? document.systemColors[name].flatMap(literal)
    case .named(let name):
      // That of a program follows the appearance.
      (options.purpose == .program ? UIColor(named: name) : nil) ?? document.namedColors[name].flatMap(literal)
    }
  }

  /// A color that does not name another one.
  private func literal(_ value: ColorValue) -> UIColor? {
    switch value {
    case .rgba, .white: color(value)
    case .system(let name): UIColor.system(named: name)
    case .named: nil
    }
  }

  /// An image of the document's resources; nil if it is not listed there, because its size is not known then.
  ///
  /// A symbol is drawn at the size its configuration says, else at that of `font`, else at 17 points.
  func image(
    _ reference: ImageReference?, _ configuration: SymbolConfigurationElement?, font symbolFont: UIFont? = nil
  ) -> UIImage? {
    guard let reference else { return nil }
    guard let resource = document.images[reference.name] else {
      let isSymbol = reference.catalog == .system
      return isSymbol ? UIImage(symbol: reference.name, size: .zero) : UIImage(name: reference.name, size: .zero)
    }
    let size = CGSize(width: resource.size.width, height: resource.size.height)
    guard reference.catalog == .system else {
      let insets = resource.alignmentInsets.map { UIEdgeInsets($0) } ?? .zero
      return UIImage(name: reference.name, size: size, alignmentRectInsets: insets)
    }
    let pointSize =
      configuration?.pointSize.map { CGFloat($0) } ?? configuration?.font.map { font($0).pointSize }
      ?? symbolFont?.pointSize ?? 17
    let scale = (configuration?.scale ?? reference.symbolScale).map { UIImage.SymbolScale($0) } ?? .unspecified
    return UIImage(
      symbol: reference.name,
      size: UIImage.symbolSize(
        shape: size, pointSize: pointSize, scale: scale, pixelsPerPoint: screen.text.scale))
  }

  /// The runtime attributes that layout or drawing can use.
  func applyRuntimeAttributes(_ xml: Element, to view: UIView) {
    for attribute in RuntimeAttributeElement.all(of: xml) {
      switch attribute.keyPath {
      case "layer.cornerRadius", "cornerRadius": view.ownLayer.cornerRadius = CGFloat(attribute.number ?? 0)
      case "layer.borderWidth", "borderWidth": view.ownLayer.borderWidth = CGFloat(attribute.number ?? 0)
      case "layer.borderUIColor", "borderColor", "layer.borderColor":
        view.ownLayer.borderColor = attribute.color.flatMap { color($0) }?.cgColor
      case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = attribute.bool ?? true
      case "hidden", "isHidden": view.isHidden = attribute.bool ?? view.isHidden
      case "alpha": view.alpha = attribute.number.map { CGFloat($0) } ?? view.alpha
      case "tag": view.tag = attribute.number.flatMap { Int(exactly: $0) } ?? view.tag
      default: if customClass != nil { setOwnAttribute(attribute, of: view) }
      }
    }
  }
}

extension NibLoader {
  /// Sets a property of the app's own class; one that it does not have is logged, as on iOS.
  private func setOwnAttribute(_ attribute: RuntimeAttributeElement, of view: UIView) {
    let key = attribute.keyPath
    let values = values(of: attribute)
    guard !values.isEmpty, !KeyValueCoding.set(key, of: view, toFirstOf: values) else { return }
    LayoutLog.write(
      "Failed to set (\(key)) user defined inspected property on (\(logClassName(of: type(of: view)))): "
        + KeyValueCoding.unknownKeyText(key, of: view))
  }

  /// The value in each of the types that a property for it may have.
  private func values(of attribute: RuntimeAttributeElement) -> [Any] {
    let values: [Any?]
    switch attribute.type {
    case .number:
      let number = attribute.number
      values = [number, number.map { CGFloat($0) }, number.map { Float($0) }, number.flatMap { Int(exactly: $0) }]
    case .boolean: values = [attribute.bool]
    case .string: values = [attribute.string]
    case .color: values = [attribute.color.flatMap { color($0) }]
    case .size: values = [attribute.size.map { CGSize(width: $0.width, height: $0.height) }]
    case .point: values = [attribute.point.map { CGPoint(x: $0.x, y: $0.y) }]
    case .rect: values = [attribute.rect.map { CGRect($0) }]
    case .image: values = [image(attribute.image, nil)]
    case .localizedString, .range, .null, nil: values = []
    }
    return values.compactMap { $0 }
  }
}

extension ParagraphStyle {
  init(_ element: ParagraphStyleElement) {
    self.init()
    lineSpacing = element.lineSpacing
    lineHeightMultiple = element.lineHeightMultiple
    minimumLineHeight = element.minimumLineHeight
    maximumLineHeight = element.maximumLineHeight
    paragraphSpacing = element.paragraphSpacing
    paragraphSpacingBefore = element.paragraphSpacingBefore
    firstLineHeadIndent = element.firstLineHeadIndent
    headIndent = element.headIndent
    tailIndent = element.tailIndent
  }
}
