import TextLayout

extension AttributeScopes {
  /// The attributes of UIKit that decide sizes.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let kern: KernAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// Points after every character.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributedText {
  /// Without a font, 17 points of the system font.
  init(_ string: AttributedString) {
    self.init(runs: [])
    for run in string.runs {
      let text = String(string[run.range].characters)
      let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self]?.font ?? .system(17)
      runs.append(
        Run(text: text, font: font, kern: Double(run[AttributeScopes.UIKitAttributes.KernAttribute.self] ?? 0)))
    }
  }
}
