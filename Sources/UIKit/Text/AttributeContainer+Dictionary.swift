extension AttributeContainer {
  /// The attributes of a dictionary that are declared here: those of `AttributeScopes.UIKitAttributes`, and links. Others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      (dictionary[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    self.init()
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.KernAttribute.self] = dictionary[.kern] as? CGFloat
    self[Keys.TrackingAttribute.self] = dictionary[.tracking] as? CGFloat
    self[Keys.BaselineOffsetAttribute.self] = dictionary[.baselineOffset] as? CGFloat
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Keys.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
    if let link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap({ URL(string: $0) }) {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
    }
  }
}
