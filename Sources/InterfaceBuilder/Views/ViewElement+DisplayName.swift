extension ViewElement {
  /// What Xcode calls the view in its messages: the label given in the editor, else the text it shows, else its type.
  public var displayName: String {
    if let userLabel { return userLabel }
    for text in [shownText, element.string("placeholder")] {
      if let text, !text.isEmpty { return text }
    }
    return Self.typeName(ofTag: tag)
  }

  private var shownText: String? {
    switch tag {
    case "button":
      let title = element.child("state", key: "normal")?.string("title")
      return title ?? element.child("buttonConfiguration", key: "configuration")?.string("title")
    case "label", "textField", "textView": return element.string("text")
    default: return element.string("title")
    }
  }

  /// The name of a type in the object library: "Image View" for `imageView`.
  static func typeName(ofTag tag: String) -> String {
    switch tag {
    case "tableViewCellContentView", "collectionViewCellContentView": return "Content View"
    case "arscnView": return "ARKit SceneKit View"
    case "arskView": return "ARKit SpriteKit View"
    case "glkView": return "GLKit View"
    case "mapView": return "Map Kit View"
    case "mtkView": return "MetalKit View"
    case "pickerView": return "Picker View"
    case "sceneKitView": return "SceneKit View"
    case "skView": return "SpriteKit View"
    case "visualEffectView": return "Visual Effect View"
    case "wkWebView": return "WebKit View"
    default: break
    }
    var name = ""
    for character in tag {
      if character.isUppercase { name.append(" ") }
      name.append(name.isEmpty ? Character(character.uppercased()) : character)
    }
    return name
  }
}
