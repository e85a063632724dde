extension AttributeContainer {
  /// The attributes of a dictionary that are known here: font and distance of characters, and the link. Others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.KernAttribute.self] = dictionary[.kern] as? CGFloat
    if let link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap({ URL(string: $0) }) {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
    }
  }
}
